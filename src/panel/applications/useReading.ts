import { useEffect, useRef } from 'react';
import { staffCall } from '../data/staffCall';
import type { StaffApplication } from './application';

/**
 * Marks an application as read when it is opened; only once, so that staff can mark it as unread
 * again.
 */
export function useReading({ id, isRead }: StaffApplication): void {
  const marked = useRef(isRead);
  useEffect(() => {
    if (marked.current) return;
    marked.current = true;
    // On failure it stays unread, and staff have been notified.
    markRead(id, true).catch(() => undefined);
  }, [id]);
}

/** Marks an application as read or unread. Throws ApiError. */
export const markRead = (id: string, read: boolean): Promise<unknown> =>
  staffCall('PUT', 'application_read/', { ids: [id], read });
