import { defineCall } from './contractCall';
import * as s from './schema';

/** Days for which a browser keeps what was not sent (engine/flow/draft). */
export const DRAFT_DAYS = 30;

const DAYS = { ...s.INTEGER, minimum: 1 };

/** For how long the server keeps what visitors send. */
export const RETENTION = s.having({
  /** Days after it was sent; null: until somebody asks for its erasure. */
  application: s.orNull(DAYS),
  /** The services with a time of their own. */
  services: s.listOf(s.having({ title: s.listOf(s.TEXT), days: DAYS })),
  /** Days after an application is closed for which its secret link works. */
  link: DAYS,
});

export type Retention = s.TypeOf<typeof RETENTION>;

export const RETENTION_CALL = defineCall('GET', 'client/retention/', {
  tag: 'Server',
  summary: 'For how long applications are kept',
  response: { schema: RETENTION },
});
