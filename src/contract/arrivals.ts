import { PRESENT } from './alerts';
import { defineCall } from './contractCall';
import * as s from './schema';

/** Numbers of applications by service; services without any are left out. */
export const SERVICE_COUNTS = s.having(
  { data: s.listOf(s.having({ service: s.TEXT, count: s.INTEGER })) },
  {
    /** The ids of the applications; in the event `sent` only. */
    ids: s.listOf(s.TEXT),
    /** Who has which application open; in the event `present` only. */
    present: s.listOf(PRESENT),
  },
);

export type ArrivalData = s.TypeOf<typeof SERVICE_COUNTS>;

export type ServiceCounts = ArrivalData['data'];

/**
 * The events of the stream, each with SERVICE_COUNTS as its data: how many are unread, once at the beginning; how many
 * have arrived since the last event; to which applicants have sent something since; that there is a new alert for the
 * account (contract/alerts); and who has which application open. The event `over` without data means that the session
 * has ended.
 */
export const ARRIVAL_EVENTS = ['unread', 'arrived', 'sent', 'told', 'present'] as const;

export type ArrivalEvent = (typeof ARRIVAL_EVENTS)[number];

export const EVENT_STREAM = 'text/event-stream';

export const ARRIVAL_CALL = defineCall('GET', 'application_unread/', {
  staff: 'readApplications',
  tag: 'Applications',
  summary:
    'How many applications you have not read; with Accept: text/event-stream as a stream that tells of new ones',
  response: { type: ['application/json', EVENT_STREAM], schema: SERVICE_COUNTS },
});
