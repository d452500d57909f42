import { issueAt } from '../../definition/issue';
import { readPage } from '../http/paging';
import { queryOf, readText } from '../http/query';
import { Refusal } from '../http/refusal';
import type { UserOrder, UserQuery } from '../storage/staffAccounts';
import { searchWords } from '../http/searchWords';

const ORDERS: readonly UserOrder[] = ['email', 'name', 'createdAt', 'lastLoginAt'];

/**
 * What a list of users is asked for: ?page, ?perPage, ?search and ?order, with a minus before it for
 * the other direction.
 * @throws Refusal 422
 */
export function readUserQuery(query: unknown): UserQuery {
  const { order = 'email' } = queryOf(query);
  const text = readText('order', order, 20);
  const name = ORDERS.find((known) => known === text.replace(/^-/u, ''));
  if (!name) throw Refusal.ofIssues([issueAt(['order'], 'choice')]);
  return {
    ...readPage(query),
    words: searchWords(query),
    order: name,
    descending: text.startsWith('-'),
  };
}
