import {
  ARRIVAL_CALL,
  ARRIVAL_EVENTS,
  type ArrivalEvent,
  EVENT_STREAM,
  SERVICE_COUNTS,
  type ServiceCounts,
} from '../../contract/arrivals';
import { readAs } from '../../contract/readAs';
import { oneOfThese } from '../../contract/schema';
import { headersOf } from '../../platform/api/callOptions';
import { apiUrl } from '../../platform/readPageSettings';

export type OnArrivals = (event: ArrivalEvent, counts: ServiceCounts) => void;

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

export const countsIn = (response: unknown): ServiceCounts => readAs(SERVICE_COUNTS, response).data;

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
