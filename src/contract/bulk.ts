import { post, put } from './contractCall';
import {
  CHOSEN_DAY,
  having,
  INTEGER,
  listOf,
  only,
  orNull,
  type Schema,
  storable,
  TEXT,
  VERSION,
  YES_OR_NO,
} from './schema';
import { STATUS } from './statuses';

/** As many as a page of a list has. */
const MOST = 100;

const IDS = { ...listOf(storable(36)), minItems: 1, maxItems: MOST, uniqueItems: true };

/** The same in a query. */
export const CHOSEN_IDS: Schema<string> = {
  ...TEXT,
  maxLength: 37 * MOST,
  pattern: '^[0-9a-f-]{32,36}(?:,[0-9a-f-]{32,36}){0,99}$',
  description: 'Only these applications, by their ids, separated by commas.',
};

/** How staff handle an application: its status, the id of a colleague, and a date. */
export const HANDLED = {
  status: STATUS,
  assignee: orNull(storable(36)),
  due: orNull(CHOSEN_DAY),
};

const CHANGED_FIELDS = { changed: listOf(TEXT), skipped: listOf(TEXT) };
const CHANGED = having(CHANGED_FIELDS);

/**
 * Calls for several applications at once. What is skipped has no such status, does not exist any more, or is of a
 * service that the account does not see, or that the colleague may not handle. What is stale has another version than
 * the one that was sent.
 */
export const BULK_CALLS = {
  change: put('application_bulk/', {
    tag: 'Applications',
    staff: 'handleApplications',
    summary: 'Changes several applications, but for those that colleagues have changed meanwhile',
    body: {
      schema: only(
        { ids: IDS },
        {
          ...HANDLED,
          /** Of the applications, in the order of their ids. Left out: each is changed, whatever its version. */
          versions: listOf(VERSION),
        },
      ),
      example: { ids: ['the id of an application'], status: 'inProgress' },
    },
    response: { schema: having({ ...CHANGED_FIELDS, stale: listOf(TEXT) }) },
  }),
  read: put('application_read/', {
    tag: 'Applications',
    staff: 'readApplications',
    summary: 'Marks applications as read or unread by you',
    body: {
      schema: only({ ids: IDS, read: YES_OR_NO }),
      example: { ids: ['the id of an application'], read: true },
    },
    response: { schema: CHANGED },
  }),
  erase: post('application_bulk_erase/', {
    tag: 'Applications',
    staff: 'eraseApplications',
    summary: 'Erases several applications; their number has to be said, too',
    body: {
      schema: only({ ids: IDS, count: INTEGER }),
      example: { ids: ['the id of an application'], count: 1 },
    },
    response: { schema: having({ erased: listOf(TEXT), skipped: listOf(TEXT) }) },
  }),
};
