import { useEffect, useRef } from 'react';
import { staffCall } from '../data/staffCall';
import type { StaffApplication } from './application';

/**
 * Marks an application as read when it is opened; only once, so that staff can mark it as unread
 * again.
 * @param mayMark whether the account has the right to
 */
export function useReading({ id, isRead }: StaffApplication, mayMark: boolean): void {
  const marked = useRef(isRead || !mayMark);
  useEffect(() => {
    if (marked.current) return;
    marked.current = true;
    // On failure it stays unread, and staff have been notified.
    markRead(id, true).catch(() => undefined);
  }, [id]);
}

/** Marks an application as read or unread. Throws ApiError. */
export const markRead = (id: string, read: boolean): Promise<unknown> =>
  staffCall('PUT', `application/${id}/`, { read });
