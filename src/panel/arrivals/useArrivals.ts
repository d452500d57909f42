import { useEffect } from 'react';
import { ARRIVAL_CALL, type ArrivalEvent, type ServiceCounts } from '../../contract/arrivals';
import { call } from '../../platform/api/call';
import { useSession } from '../../platform/api/sessionStore';
import { backendHas } from '../../platform/api/capabilities';
import { useMay } from '../session/may';
import { forgetArrivals, showArrivals, useArrivalStore } from './arrivalStore';
import { countsIn, followArrivals } from './followArrivals';

type ArrivalMessage =
  | { readonly event: ArrivalEvent; readonly counts: ServiceCounts }
  /** A tab that was opened asks for what the others know. */
  | { readonly event: 'hello' };

/** Asks for the numbers again; undefined where nobody listens. */
let ask: (() => void) | undefined;

/** Counts the unread applications again, after some were read, marked or erased here. */
export const recountUnread = (): void => ask?.();

const PAUSE_MS = 500;
/** Longer than the server waits before it looks for new applications again. */
const LATE_MS = 6000;

/** Listens for new applications while the panel is open, with one stream for all tabs of a browser. */
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
    const show = (event: ArrivalEvent, counts: ServiceCounts) => {
      if (event === 'unread') countedAt = Date.now();
      showArrivals(event, counts);
    };
    const tell = (event: ArrivalEvent, counts: ServiceCounts) => {
      // What was counted just now may include what the stream tells of only now.
      if (event === 'arrived' && Date.now() - countedAt < LATE_MS) ask?.();
      show(event, counts);
      say({ event, counts });
    };
    channel?.addEventListener('message', ({ data }: MessageEvent<ArrivalMessage>) => {
      if (data.event !== 'hello') show(data.event, data.counts);
      else if (known()) say({ event: 'unread', counts: known() ?? [] });
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
function known(): ServiceCounts | undefined {
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
