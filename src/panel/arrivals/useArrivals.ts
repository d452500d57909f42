import { backendHas } from '../../platform/api/capabilities';
import { useEffect } from 'react';
import {
  ARRIVAL_CALL,
  type ArrivalData,
  type ArrivalEvent,
  ARRIVAL_EVENTS,
  EVENT_STREAM,
  SERVICE_COUNTS,
} from '../../contract/arrivals';
import { call } from '../../platform/api/call';
import { useSession } from '../../platform/api/sessionStore';
import { apiUrl } from '../../platform/readPageSettings';
import { useMay } from '../session/may';
import { forgetArrivals, showArrivals, useArrivalStore } from './arrivalStore';
import { readAs } from '../../contract/readAs';
import { oneOfThese } from '../../contract/schema';
import { headersOf } from '../../platform/api/callOptions';

type ArrivalMessage =
  | { readonly event: ArrivalEvent; readonly sent: ArrivalData }
  /** A tab that was opened asks for what the others know. */
  | { readonly event: 'hello' };

/** Asks for the numbers again; undefined where nobody listens. */
let ask: (() => void) | undefined;

/** Counts the unread applications again, after some were read, marked or erased here. */
export function recountUnread(isReading = false): void {
  useArrivalStore.setState(({ changes, reads }) => ({
    changes: changes + 1,
    reads: isReading ? reads + 1 : reads,
  }));
  ask?.();
}

const PAUSE_MS = 500;
/** Longer than the server waits before it looks for new applications again. */
const LATE_MS = 6000;

/** Listens for what applicants send while the panel is open, with one stream for all tabs of a browser. */
export function useArrivals(): void {
  const token = useSession((session) => session.token);
  const user = useSession((session) => session.user?.id);
  const mayRead = useMay()('readApplications');
  useEffect(() => {
    if (!backendHas('arrivals') || !mayRead || token === undefined) return undefined;
    const leave = new AbortController();
    const name = `rega-arrivals-${user ?? ''}`;
    const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
    const say = (message: ArrivalMessage) => channel?.postMessage(message);
    let countedAt = 0;
    const show = (event: ArrivalEvent, sent: ArrivalData) => {
      if (event === 'unread') countedAt = Date.now();
      showArrivals(event, sent);
    };
    const tell = (event: ArrivalEvent, sent: ArrivalData) => {
      // What was counted just now may include what the stream tells of only now.
      // What an applicant has sent makes an application unread that may have been read.
      if (event === 'sent' || (event === 'arrived' && Date.now() - countedAt < LATE_MS)) ask?.();
      show(event, sent);
      say({ event, sent });
    };
    channel?.addEventListener('message', ({ data }: MessageEvent<ArrivalMessage>) => {
      if (data.event !== 'hello') show(data.event, data.sent);
      else if (known()) say({ event: 'unread', sent: { data: known() ?? [] } });
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    ask = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        call('GET', ARRIVAL_CALL.path, { signal: leave.signal, quiet: true }).then(
          (response) => tell('unread', countsIn(response)),
          // The numbers stay as they are until the next event.
          () => undefined,
        );
      }, PAUSE_MS);
    };
    say({ event: 'hello' });
    oneAtATime(name, leave.signal, () => followArrivals(leave.signal, tell));
    return () => {
      ask = undefined;
      clearTimeout(timer);
      leave.abort();
      channel?.close();
      forgetArrivals();
    };
  }, [mayRead, token, user]);
}

/** Returns the numbers as a list; undefined while they are unknown. */
function known(): ArrivalData['data'] | undefined {
  const { unread } = useArrivalStore.getState();
  return unread && [...unread].map(([service, count]) => ({ service, count }));
}

/** Runs work in one tab of the browser; when it ends there, in another one. */
function oneAtATime(name: string, signal: AbortSignal, work: () => Promise<void>): void {
  // Locks need a secure address; without them each tab has a stream of its own.
  if (!('locks' in navigator)) {
    void work();
    return;
  }
  // Rejects when the signal is aborted while it waits.
  navigator.locks.request(name, { signal }, work).catch(() => undefined);
}

type OnArrivals = (event: ArrivalEvent, sent: ArrivalData) => void;

const SECOND = 1000;

/** The server sends something every 15 seconds; what is silent for longer has been lost. */
const LONGEST_SILENCE = 45 * SECOND;
/** A stream that does not begin by then is held up by a proxy. */
const LONGEST_START = 10 * SECOND;
const POLL = 30 * SECOND;
const FIRST_PAUSE = 3 * SECOND;

/**
 * How an attempt ended: the stream was lost; nothing came; a stream cannot be opened here, so the numbers came alone,
 * or not at all; the session is over.
 */
type Outcome = 'lost' | 'failed' | 'numbers' | 'blocked' | 'over';

/**
 * Tells of unread applications and of new ones, by a stream of events; where there is none, by asking again and again.
 * Ends with the session or the signal. Nobody is notified of a failure: the panel works without.
 */
export async function followArrivals(signal: AbortSignal, tell: OnArrivals): Promise<void> {
  let accept = `${EVENT_STREAM}, application/json`;
  for (let failures = 0; !signal.aborted;) {
    const outcome = await attempt(accept, signal, tell);
    if (outcome === 'over') return;
    if (outcome === 'numbers' || outcome === 'blocked') accept = 'application/json';
    failures = outcome === 'failed' ? failures + 1 : 0;
    const pause = outcome === 'numbers' ? POLL : Math.min(FIRST_PAUSE * 2 ** failures, 2 * POLL);
    // Browsers that were cut off together do not come back together.
    await sleep(pause * (0.75 + Math.random() / 2), signal);
  }
}

async function attempt(accept: string, signal: AbortSignal, tell: OnArrivals): Promise<Outcome> {
  const watch = listen(signal);
  try {
    const response = await fetch(apiUrl(ARRIVAL_CALL.path), {
      headers: { ...headersOf({}), Accept: accept },
      cache: 'no-store',
      signal: watch.signal,
    });
    if (response.status === 401 || response.status === 403) return 'over';
    if (!response.ok || !response.body) return 'failed';
    if (response.headers.get('content-type')?.startsWith(EVENT_STREAM)) {
      return await readStream(response.body, watch, tell);
    }
    tell('unread', countsIn(await response.json()));
    return 'numbers';
  } catch {
    if (watch.isHeard) return 'lost';
    return watch.signal.aborted ? 'blocked' : 'failed';
  } finally {
    watch.end();
  }
}

/** Gives up an answer that has not begun, or has been silent, for too long. */
function listen(above: AbortSignal) {
  const leave = new AbortController();
  const abort = () => leave.abort();
  let timer = setTimeout(abort, LONGEST_START);
  above.addEventListener('abort', abort);
  const watch = {
    signal: leave.signal,
    isHeard: false,
    hear() {
      watch.isHeard = true;
      clearTimeout(timer);
      timer = setTimeout(abort, LONGEST_SILENCE);
    },
    end() {
      clearTimeout(timer);
      above.removeEventListener('abort', abort);
    },
  };
  return watch;
}

async function readStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  watch: ReturnType<typeof listen>,
  tell: OnArrivals,
): Promise<Outcome> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let rest = ''; ;) {
    const { value, done } = await reader.read();
    if (done) return 'lost';
    watch.hear();
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      // What begins with a colon only keeps the connection open.
      const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/u.exec(block) ?? [];
      if (event === 'over') return 'over';
      if (event !== undefined) {
        tell(readAs(oneOfThese(ARRIVAL_EVENTS), event), countsIn(JSON.parse(data)));
      }
    }
  }
}

const countsIn = (response: unknown): ArrivalData => readAs(SERVICE_COUNTS, response);

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    signal.addEventListener('abort', wake);
    if (signal.aborted) wake();
  });
