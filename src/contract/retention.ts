import { get } from './contractCall';
import { having, INTEGER, listOf, orNull, TEXT, type TypeOf } from './schema';

/** Days for which a browser keeps what was not sent (engine/flow/draft). */
export const DRAFT_DAYS = 30;

const DAYS = { ...INTEGER, minimum: 1 };

/** For how long the server keeps what visitors send. */
export const RETENTION = having({
  /** Days after it was sent; null: until somebody asks for its erasure. */
  application: orNull(DAYS),
  /** The services with a time of their own. */
  services: listOf(having({ title: listOf(TEXT), days: DAYS })),
  /** Days after an application is closed for which its secret link works. */
  link: DAYS,
});

export type Retention = TypeOf<typeof RETENTION>;

export const RETENTION_CALL = get('client/retention/', {
  tag: 'Server',
  summary: 'For how long applications are kept',
  response: { schema: RETENTION },
});
