import { call } from '../../platform/api/call';
import { hasOwnCalls } from '../../platform/readPageSettings';
import type { ListUse } from '../data/useListQuery';
import { inboxIn, type InboxPageRows } from './inbox';
import { listPath } from './inboxQuery';
import type { ShownList } from './lastList';

interface ListOnPage {
  readonly inbox: Pick<InboxPageRows, 'rows' | 'total'>;
  readonly list: Pick<ListUse, 'query'>;
  readonly service: string | undefined;
  readonly location: string;
  /** The query of the page's URL. */
  readonly search: string;
}

/** Filters by what changes when an application is worked on. */
const HANDLED = ['unread', 'status', 'assignee', 'due'];

/** Returns what links to the previous and next application need of a list. */
export function shownList(shown: ListOnPage): ShownList {
  const { inbox, list, service, location, search } = shown;
  const { page, perPage, filters } = list.query;
  return {
    href: search ? `${location}?${search}` : location,
    ids: inbox.rows.map(({ id }) => id),
    page,
    perPage,
    // Lists of another server are searched in the browser, and have one page.
    total: hasOwnCalls ? inbox.total : inbox.rows.length,
    shrinks: HANDLED.some((name) => filters[name] !== undefined),
    read: async (next) => {
      const query = { ...list.query, page: next };
      const found = inboxIn(await call('GET', listPath(query, service)));
      const params = new URLSearchParams(search);
      params.set('page', String(next));
      return shownList({ ...shown, inbox: found, list: { query }, search: params.toString() });
    },
  };
}
