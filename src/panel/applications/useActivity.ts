import { useReducer } from 'react';
import { type ActivityEntry, ACTIVITIES } from '../../contract/activity';
import { readAs } from '../../contract/readAs';
import { staffCall } from '../data/staffCall';
import { applicationIn, type StaffApplication } from './application';

/** Holds what has happened to an application, as of the last call. */
export function useActivity({ id, activity: read }: StaffApplication) {
  const [activity, showNewest] = useReducer(newest, read);
  /** Shows the activity of an application that a call has returned. */
  const show = (response: unknown) => {
    const application = applicationIn(response);
    if (application) showNewest(application.activity);
  };
  /** Reads the activity again, after a call that does not return it. */
  const refresh = () => {
    staffCall('GET', `application/${id}/activity/`).then(
      (response) => showNewest(readAs(ACTIVITIES, response).data),
      // Staff have been notified; the entries stay as they are.
      () => undefined,
    );
  };
  return { activity, show, refresh };
}

/** Entries are only added: the longer list is the newer one, whichever answer comes first. */
const newest = (before: readonly ActivityEntry[], now: readonly ActivityEntry[]) =>
  now.length < before.length ? before : now;
