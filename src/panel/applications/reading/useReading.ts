import { useEffect, useRef } from 'react';
import { recountUnread } from '../../arrivals/useArrivals';
import { staffCall } from '../../data/staffCall';
import type { StaffApplication } from '../application';

/** Marks an application as read when it is opened; only once, so that staff can mark it as unread again. */
export function useReading({ id, isRead, toCheck }: StaffApplication): void {
  const marked = useRef(isRead && !toCheck);
  useEffect(() => {
    if (marked.current) return;
    marked.current = true;
    // On failure it stays unread, and staff have been notified.
    markRead(id, true).catch(() => undefined);
  }, [id]);
}

/** Marks an application as read or unread. Throws ApiError. */
export async function markRead(id: string, read: boolean): Promise<void> {
  await staffCall('PUT', 'application_read/', { ids: [id], read });
  recountUnread(true);
}
