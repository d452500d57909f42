import { searchWords } from '../../definition/facts';
import { FORMATS } from '../../definition/formats';
import { issueAt } from '../../definition/issue';
import { type Query, queryOf, readText } from '../http/query';
import { Refusal } from '../http/refusal';
import { type Filter, type Order, ORDERS, STATUSES } from '../storage/applications';
import { startOf } from './agencyDay';

const LONGEST_SEARCH = 200;

/**
 * Which applications a query asks for, and in which order: ?search, ?service, ?status, ?unread=1,
 * ?from and ?to (the first day and the last, as the agency counts days), ?order.
 * @param services the ids of all services
 * @throws Refusal 422
 */
export function readFilter(
  query: unknown,
  services: readonly string[],
): { readonly filter: Filter; readonly order: Order } {
  const asked = queryOf(query);
  const serviceId = readChoice(asked, 'service', services);
  const status = readChoice(asked, 'status', STATUSES);
  const from = readDay(asked, 'from');
  const to = readDay(asked, 'to');
  return {
    filter: {
      ...(serviceId !== undefined && { serviceId }),
      ...(status !== undefined && { status }),
      ...(readChoice(asked, 'unread', ['0', '1']) === '1' && { unread: true }),
      ...(from !== undefined && { from: startOf(from).toISOString() }),
      ...(to !== undefined && { before: startOf(to, 1).toISOString() }),
      words: searchWords(readText('search', asked.search, LONGEST_SEARCH)),
    },
    order: readChoice(asked, 'order', ORDERS) ?? '-createdAt',
  };
}

/** One of some words in a query; an empty one is none. */
export function readChoice<C extends string>(
  query: Query,
  name: string,
  choices: readonly C[],
): C | undefined {
  const text = readText(name, query[name], LONGEST_SEARCH);
  if (text === '') return undefined;
  const choice = choices.find((one) => one === text);
  if (choice === undefined) throw Refusal.ofIssues([issueAt([name], 'choice')]);
  return choice;
}

function readDay(query: Query, name: string): string | undefined {
  const text = readText(name, query[name], LONGEST_SEARCH);
  if (text === '') return undefined;
  if (!FORMATS.date.test(text)) throw Refusal.ofIssues([issueAt([name], 'date')]);
  return text;
}
