import { call } from '../../../platform/api/call';
import { backendHas } from '../../../platform/api/capabilities';
import type { ListQuery } from '../../data/list/useListQuery';
import { inboxIn, type InboxPageRows } from '../inbox';
import { listPath } from '../inboxQuery';

/** A page of a list, for links to the previous and next application. */
interface ListPage {
  readonly inbox: Pick<InboxPageRows, 'rows' | 'total'>;
  readonly query: ListQuery;
  readonly service: string | undefined;
  /** Its URL with all filters. */
  readonly href: string;
}

/** The one that was shown last. */
let shown: ListPage | undefined;

/** The last application of pages that were shown, by the path of the page behind it. */
const ends = new Map<string, string>();

export function rememberList(list: ListPage): void {
  shown = list;
  const { inbox, query, service } = list;
  if (query.page === 1) ends.clear();
  const last = inbox.rows.at(-1);
  if (last && !shrinks(query)) {
    ends.set(listPath({ ...query, page: query.page + 1 }, service), last.id);
  }
}

/** Returns the call of a page, which begins behind the page that was shown before it, also if others have arrived since. */
export function listCall(query: ListQuery, service: string | undefined): string {
  const path = listPath(query, service);
  const end = ends.get(path);
  return end === undefined ? path : `${path}&behind=${encodeURIComponent(end)}`;
}

/** Filters by what changes when an application is worked on: what follows is then on the same page. */
const HANDLED = ['unread', 'status', 'assignee', 'due'];

const shrinks = ({ filters }: ListQuery): boolean =>
  HANDLED.some((name) => filters[name] !== undefined);

/** The id of an application; or a function that reads the page that has it, undefined at the end of the list. */
export type Neighbour = string | (() => Promise<string | undefined>);

/** Returns place and neighbours of an application in the list that was shown last; undefined if it is not there. */
export function neighboursOf(id: string) {
  const list = shown;
  const ids = list?.inbox.rows.map((row) => row.id) ?? [];
  const index = ids.indexOf(id);
  if (!list || index < 0) return undefined;
  const { page, perPage } = list.query;
  // Lists of another server are searched in the browser, and have one page.
  const total = backendHas('listQueries') ? list.inbox.total : ids.length;
  const position = (page - 1) * perPage + index + 1;
  const beside = (by: 1 | -1): Neighbour =>
    ids[index + by] ??
    (async () => {
      for (const next of shrinks(list.query) && by > 0 ? [page, page + 1] : [page + by]) {
        const found = await pageOf(list, next);
        const fresh = found.inbox.rows.filter((row) => !ids.includes(row.id));
        if (fresh.length === 0) continue;
        shown = found;
        return fresh.at(by > 0 ? 0 : -1)?.id;
      }
      return undefined;
    });
  return {
    position,
    of: Math.max(total, position),
    before: position > 1 ? beside(-1) : undefined,
    after: position < total ? beside(1) : undefined,
  };
}

/** Reads another page of a list. */
async function pageOf(list: ListPage, page: number): Promise<ListPage> {
  const query = { ...list.query, page };
  const inbox = inboxIn(await call('GET', listCall(query, list.service)));
  const { pathname, searchParams } = new URL(list.href, location.origin);
  searchParams.set('page', String(page));
  return { ...list, inbox, query, href: `${pathname}?${searchParams}` };
}

/** Returns the URL of a list, with the filters of its last visit if it was the list shown last. */
export function wayBack(path: string): string {
  const isThat = shown?.href === path || shown?.href.startsWith(`${path}?`);
  return shown && isThat ? shown.href : path;
}
