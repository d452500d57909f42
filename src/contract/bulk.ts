import { defineCall } from './contractCall';
import * as s from './schema';
import { STATUS } from './statuses';

/** As many as a page of a list has. */
const MOST = 100;

const IDS = { ...s.listOf(s.storable(36)), minItems: 1, maxItems: MOST, uniqueItems: true };

/** The same in a query. */
export const CHOSEN_IDS: s.Schema<string> = {
  ...s.TEXT,
  maxLength: 37 * MOST,
  pattern: '^[0-9a-f-]{32,36}(?:,[0-9a-f-]{32,36}){0,99}$',
  description: 'Only these applications, by their ids, separated by commas.',
};

/** How staff handle an application: its status, the id of a colleague, and a date. */
export const HANDLED = {
  status: STATUS,
  assignee: s.orNull(s.storable(36)),
  due: s.orNull(s.CHOSEN_DAY),
};

const CHANGED_FIELDS = { changed: s.listOf(s.TEXT), skipped: s.listOf(s.TEXT) };
const CHANGED = s.having(CHANGED_FIELDS);

/**
 * Calls for several applications at once. What is skipped has no such status (`withoutStatus`), is of a service that the
 * colleague may not handle (`notTheirs`), does not exist any more, or is of a service that the account does not see. What
 * is stale has another version than the one that was sent.
 */
export const BULK_CALLS = {
  change: defineCall('PUT', 'application_bulk/', {
    tag: 'Applications',
    staff: 'handleApplications',
    summary: 'Changes several applications, but for those that colleagues have changed meanwhile',
    body: {
      schema: s.only(
        { ids: IDS },
        {
          ...HANDLED,
          /** The versions of the applications, in the order of their ids. Left out: each is changed, whatever its version. */
          versions: s.listOf(s.VERSION),
        },
      ),
      example: { ids: ['the id of an application'], status: 'inProgress' },
    },
    response: {
      schema: s.having({
        ...CHANGED_FIELDS,
        stale: s.listOf(s.TEXT),
        withoutStatus: s.listOf(s.TEXT),
        notTheirs: s.listOf(s.TEXT),
      }),
    },
  }),
  read: defineCall('PUT', 'application_read/', {
    tag: 'Applications',
    staff: 'readApplications',
    summary: 'Marks applications as read or unread by you',
    body: {
      schema: s.only({ ids: IDS, read: s.YES_OR_NO }),
      example: { ids: ['the id of an application'], read: true },
    },
    response: { schema: CHANGED },
  }),
  erase: defineCall('POST', 'application_bulk_erase/', {
    tag: 'Applications',
    staff: 'eraseApplications',
    summary: 'Erases several applications; their number has to be said, too',
    body: {
      schema: s.only({ ids: IDS, count: s.INTEGER }),
      example: { ids: ['the id of an application'], count: 1 },
    },
    response: { schema: s.having({ erased: s.listOf(s.TEXT), skipped: s.listOf(s.TEXT) }) },
  }),
};
