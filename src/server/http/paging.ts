import type { StoredPage } from '../storage/storage';
import { queryOf, readNumber } from './queryValues';

const PER_PAGE = 20;
const MOST_PER_PAGE = 100;
const MOST_PAGES = 1_000_000;

/**
 * Returns the page that a query asks for: ?page=1&perPage=20.
 * @throws Refusal 422
 */
export function readPage(query: unknown): StoredPage {
  const { page, perPage } = queryOf(query);
  return {
    page: readNumber('page', page, 1, MOST_PAGES),
    perPage: readNumber('perPage', perPage, PER_PAGE, MOST_PER_PAGE),
  };
}
