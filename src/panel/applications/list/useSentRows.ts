import { useState } from 'react';
import { call } from '../../../platform/api/call';
import type { Fetching } from '../../../platform/api/useFetched';
import { useSent } from '../../arrivals/arrivalStore';
import { type InboxPageRows, inboxIn, type InboxRowData } from '../inbox';

/**
 * Returns a list whose rows show what applicants send meanwhile, each in its place: the list never moves by itself.
 * @param path of its call
 */
export function useSentRows(
  fetched: Fetching<InboxPageRows>,
  path: string,
): Fetching<InboxPageRows> {
  const [fresh, setFresh] = useState<ReadonlyMap<string, InboxRowData>>(new Map());
  const [unread, setUnread] = useState(0);
  const [of, setOf] = useState(fetched);
  if (of !== fetched) {
    setOf(fetched);
    if (fresh.size > 0) setFresh(new Map());
  }
  useSent((ids) => {
    if (fetched.state !== 'ready') return;
    const shown = fetched.value.rows.filter((row) => ids.includes(row.id));
    if (shown.length === 0) return;
    call('GET', path, { quiet: true }).then(
      (response) => {
        const now = inboxIn(response);
        const rows = now.rows.filter(({ id }) => shown.some((row) => row.id === id));
        setUnread(now.unread);
        setFresh((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)]));
      },
      // It is shown when the list is read again.
      () => undefined,
    );
  });
  if (fetched.state !== 'ready' || fresh.size === 0) return fetched;
  const rows = fetched.value.rows.map((row) => fresh.get(row.id) ?? row);
  return { ...fetched, value: { ...fetched.value, rows, unread } };
}
