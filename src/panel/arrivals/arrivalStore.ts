import { create } from 'zustand';
import type { ArrivalEvent, ServiceCounts } from '../../contract/arrivals';

interface ArrivalState {
  /** How many applications of each service are unread; undefined until the server has reported it. */
  readonly unread: ReadonlyMap<string, number> | undefined;
  /** Raised whenever applications have arrived. */
  readonly arrivals: number;
}

const NOTHING: ArrivalState = { unread: undefined, arrivals: 0 };

export const useArrivalStore = create<ArrivalState>()(() => NOTHING);

export const forgetArrivals = (): void => useArrivalStore.setState(NOTHING, true);

export function showArrivals(event: ArrivalEvent, counts: ServiceCounts): void {
  useArrivalStore.setState(({ unread: before, arrivals }) => {
    const unread = new Map(event === 'arrived' ? before : []);
    for (const { service, count } of counts) {
      unread.set(service, (unread.get(service) ?? 0) + count);
    }
    // After a connection was lost, only the new numbers tell that something has arrived.
    const isMore = before !== undefined && [...unread].some(([id, n]) => n > (before.get(id) ?? 0));
    return { unread, arrivals: isMore ? arrivals + 1 : arrivals };
  });
}

/** Returns the number of unread applications of some services, or of all. */
export function useUnread(services?: readonly string[]): number {
  return useArrivalStore(({ unread = new Map<string, number>() }) =>
    [...unread].reduce(
      (sum, [service, count]) => (services?.includes(service) === false ? sum : sum + count),
      0,
    ),
  );
}
