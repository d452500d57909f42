import { issueAt } from '../../definition/issue';
import { readPage } from '../http/paging';
import { queryOf, readText } from '../http/query';
import { Refusal } from '../http/refusal';
import type { Route } from '../http/routes';
import { searchWords } from '../http/searchWords';
import type { Storage } from '../storage/storage';

const LONGEST_ACTION = 50;

/** What staff did, newest first: ?page, ?perPage, ?action, and ?search in who, what and to what. */
export function auditRoutes({ audit }: Storage): readonly Route[] {
  return [
    {
      method: 'GET',
      path: 'audit/',
      staff: true,
      handle: async ({ query }) => {
        const page = readPage(query);
        const action = readText('action', queryOf(query).action, LONGEST_ACTION);
        if (!/^\w*$/u.test(action)) throw Refusal.ofIssues([issueAt(['action'], 'pattern')]);
        return { ...(await audit.list(page, searchWords(query), action)), ...page };
      },
    },
  ];
}
