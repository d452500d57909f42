import { defineCall } from './contractCall';
import * as s from './schema';

/** Why a colleague is told of an application: it was given to them, they were named in a note, or its day has come. */
export const ALERT_KINDS = ['assigned', 'named', 'due', 'ends'] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

const ALERT = s.having({
  id: s.TEXT,
  kind: s.oneOfThese(ALERT_KINDS),
  at: s.MOMENT,
  /** The name of the colleague who did it, or the e-mail address; empty: the server. */
  who: s.TEXT,
  /** What ends, by its name in the account's language; else empty. */
  what: s.TEXT,
  seen: s.YES_OR_NO,
  application: s.TEXT,
  reference: s.TEXT,
  /** The name of the applicant. */
  name: s.TEXT,
});

export type AlertData = s.TypeOf<typeof ALERT>;

export const ALERTS = s.having({ data: s.listOf(ALERT) });

/** Who has an application open; every account knows those of the services that it sees. */
export const PRESENT = s.having({ application: s.TEXT, staff: s.TEXT });

const common = { staff: 'readApplications', tag: 'Applications' } as const;

export const ALERT_CALLS = {
  list: defineCall('GET', 'alert/', {
    ...common,
    summary:
      'What was assigned to you, notes that name you, and days that have come; the last first',
    response: { schema: ALERTS },
  }),
  see: defineCall('PUT', 'alert/', {
    ...common,
    summary: 'Marks what you were told of one application, or of all, as seen',
    body: { schema: s.only({}, { application: s.storable(36) }), example: {} },
    response: { schema: ALERTS },
  }),
  open: defineCall('PUT', 'application_open/', {
    ...common,
    summary: 'Tells colleagues for a minute that you have one open, or that you have closed it',
    body: {
      schema: s.only({ application: s.storable(36), open: s.YES_OR_NO }),
      example: { application: 'the id of an application', open: false },
    },
  }),
};
