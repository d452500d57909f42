import { issueAt } from '../../definition/issue';
import { readPage } from '../http/paging';
import { queryOf, readText } from '../http/query';
import { Refusal } from '../http/refusal';
import type { Route } from '../http/routes';
import type { Storage } from '../storage/storage';
import { isStorable } from '../submit/texts';

const LONGEST_SEARCH = 100;

/** What staff did, newest first: ?page, ?perPage, and ?search in who, what and to what. */
export function auditRoutes({ audit }: Storage): readonly Route[] {
  return [
    {
      ...{ method: 'GET', path: 'audit/', staff: true },
      handle: async ({ query }) => {
        const page = readPage(query);
        const search = readText('search', queryOf(query).search, LONGEST_SEARCH);
        if (!isStorable(search)) throw Refusal.ofIssues([issueAt(['search'], 'pattern')]);
        const words = search.split(/\s+/u).filter((word) => word !== '');
        return { ...(await audit.list(page, words)), ...page };
      },
    },
  ];
}
