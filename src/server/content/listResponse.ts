import type { ContentKind, ShapedCall } from '../../definition/content/contentType';
import { type Query, readNumber } from '../http/queryValues';
import { inRecordOrder, standing } from './recordOrder';
import type { ReadRecord } from './records';
import { searched } from './recordSearch';

/** The page size of the car gallery (docs/requirements.md, P37). */
const PAGE_SIZE = 12;
const MOST_PAGES = 1_000_000;
const WINDOW_SIZE = 10;

interface ReadRequest {
  readonly kind: ContentKind;
  readonly call: ShapedCall;
  readonly query: Query;
}

type Answer = (records: readonly ReadRecord[], asked: ReadRequest) => unknown;

const ANSWERS: Readonly<Record<ShapedCall['answer'], Answer>> = {
  all: (records, { kind, call }) => standing(records, kind, call.order),
  nested: (records, { kind, call }) => ({ data: { data: standing(records, kind, call.order) } }),
  pages: (records, { kind, call, query }) => {
    const page = readNumber('page', query.page, 1, MOST_PAGES);
    const found = standing(searched(records, query, call.search ?? []), kind, call.order);
    const pages = Math.ceil(found.length / PAGE_SIZE);
    return {
      data: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      total: found.length,
      pages,
      hasNext: page < pages,
      hasPrevious: page > 1,
    };
  },
  window: (records, { kind, call, query }) => {
    // No upper limit: a list that grows page by page has to reach its end.
    const perPage = readNumber('perPage', query.perPage, WINDOW_SIZE, Infinity);
    const all = searched(records, query, call.search ?? []);
    const found = inRecordOrder(all, kind, query, 'orderColumn', call.order);
    return { data: found.slice(0, perPage), total: found.length };
  },
};

/**
 * Returns the response of a read with a shape of its own.
 * @throws Refusal 422 for an invalid query
 */
export const shapedAnswer = (records: readonly ReadRecord[], asked: ReadRequest): unknown =>
  ANSWERS[asked.call.answer](aboveBounds(records, asked.call), asked);

function aboveBounds(
  records: readonly ReadRecord[],
  { above = {} }: ShapedCall,
): readonly ReadRecord[] {
  const bounds = Object.entries(above);
  return records.filter((record) =>
    bounds.every(([name, bound]) => {
      const value = record[name];
      return typeof value === 'number' && value > bound;
    }),
  );
}
