import { readPage } from '../http/paging';
import type { Route } from '../http/routes';
import { searchWords } from '../http/searchWords';
import type { Storage } from '../storage/storage';

/** What staff did, newest first: ?page, ?perPage, and ?search in who, what and to what. */
export function auditRoutes({ audit }: Storage): readonly Route[] {
  return [
    {
      ...{ method: 'GET', path: 'audit/', staff: true },
      handle: async ({ query }) => {
        const page = readPage(query);
        return { ...(await audit.list(page, searchWords(query))), ...page };
      },
    },
  ];
}
