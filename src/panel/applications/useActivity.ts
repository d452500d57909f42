import { useCallback, useState } from 'react';
import { type ActivityEntry, ACTIVITIES } from '../../contract/activity';
import { readAs } from '../../contract/readAs';
import { staffCall } from '../data/staffCall';
import { applicationIn, type StaffApplication } from './application';

/** Holds what has happened to an application, as of the last call. */
export function useActivity({ id, activity: read }: StaffApplication) {
  const [activity, setActivity] = useState<readonly ActivityEntry[]>(read);
  /** Entries are only added: the longer list is the newer one, whichever answer comes first. */
  const showNewest = useCallback(
    (now: readonly ActivityEntry[]) =>
      setActivity((before) => (now.length < before.length ? before : now)),
    [],
  );
  /** Shows the activity of an application that a call has returned. */
  const show = useCallback(
    (response: unknown) => {
      const application = applicationIn(response);
      if (application) showNewest(application.activity);
    },
    [showNewest],
  );
  /** Reads the activity again, after a call that does not return it. */
  const refresh = useCallback(() => {
    staffCall('GET', `application/${id}/activity/`).then(
      (response) => showNewest(readAs(ACTIVITIES, response).data),
      // Staff have been notified; the entries stay as they are.
      () => undefined,
    );
  }, [id, showNewest]);
  return { activity, show, refresh };
}
