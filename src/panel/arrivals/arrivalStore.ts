import { create } from 'zustand';
import { useEffect, useEffectEvent } from 'react';
import type { ArrivalData, ArrivalEvent } from '../../contract/arrivals';

interface ArrivalState {
  /** How many applications of each service are unread; undefined until the server has reported it. */
  readonly unread: ReadonlyMap<string, number> | undefined;
  /** How many applications have something from the applicant that nobody has looked at. */
  readonly toCheck: number;
  /** Raised whenever something has arrived. */
  readonly arrivals: number;
  /** Raised whenever applications were read, marked or erased here. */
  readonly changes: number;
  /** How many of these were only reading, which changes few numbers. */
  readonly reads: number;
  /** Raised whenever the account was told something. */
  readonly told: number;
  /** Which colleagues have which applications open. */
  readonly present: NonNullable<ArrivalData['present']>;
  /** The applications to which something was sent last; another list each time. */
  readonly sent: readonly string[];
}

const NOTHING: ArrivalState = {
  unread: undefined,
  toCheck: 0,
  arrivals: 0,
  changes: 0,
  reads: 0,
  told: 0,
  present: [],
  sent: [],
};

export const useArrivalStore = create<ArrivalState>()(() => NOTHING);

export const forgetArrivals = (): void => useArrivalStore.setState(NOTHING, true);

/** Calls back whenever applications were read, marked or erased here: by another part of the page, or by one left before. */
export function useChanged(onChanged: () => void): void {
  const tell = useEffectEvent(onChanged);
  useEffect(
    () => useArrivalStore.subscribe(({ changes }, before) => changes > before.changes && tell()),
    [],
  );
}

/** Calls back with the ids of applications to which something was sent, each time. */
export function useSent(onSent: (ids: readonly string[]) => void): void {
  const tell = useEffectEvent(onSent);
  useEffect(
    () => useArrivalStore.subscribe(({ sent }, before) => sent !== before.sent && tell(sent)),
    [],
  );
}

export function showArrivals(
  event: ArrivalEvent,
  { data: counts, ids = [], present = [] }: ArrivalData,
): void {
  if (event === 'told') {
    useArrivalStore.setState(({ told }) => ({ told: told + 1 }));
    return;
  }
  if (event === 'present') {
    useArrivalStore.setState({ present });
    return;
  }
  if (event === 'sent') {
    useArrivalStore.setState(({ arrivals }) => ({ arrivals: arrivals + 1, sent: ids }));
    return;
  }
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
