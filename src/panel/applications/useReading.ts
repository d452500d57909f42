import { useEffect, useRef } from 'react';
import { staffCall } from '../data/staffCall';
import type { Application } from './application';

/** Marks an application as read when it is opened; once, so that it can be made unread again. */
export function useReading({ id, isRead }: Application): void {
  const marked = useRef(isRead);
  useEffect(() => {
    if (marked.current) return;
    marked.current = true;
    // Failing, it stays unread, and staff have been told.
    markRead(id, true).catch(() => undefined);
  }, [id]);
}

/** Makes an application read, or unread for whoever is to read it next. Throws ApiError. */
export const markRead = (id: string, read: boolean): Promise<unknown> =>
  staffCall('PUT', `application/${id}/`, { read });
