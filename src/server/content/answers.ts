import type { ContentKind, ShapedCall } from '../../definition/content';
import { type Query, readNumber } from '../http/query';
import { inOrder, ordered } from './order';
import type { ReadRecord } from './records';
import { searched } from './search';

/** The car gallery's page; the spec names no size (paper 2, section 9). */
const PAGE_SIZE = 12;
const MOST_PAGES = 1_000_000;
const WINDOW_SIZE = 10;
const LARGEST_WINDOW = 100;

interface Asked {
  readonly kind: ContentKind;
  readonly call: ShapedCall;
  readonly query: Query;
}

type Answer = (records: readonly ReadRecord[], asked: Asked) => unknown;

const ANSWERS: Readonly<Record<ShapedCall['answer'], Answer>> = {
  all: (records) => records,
  nested: (records) => ({ data: { data: records } }),
  pages: (records, { call, query }) => {
    const page = readNumber('page', query.page, 1, MOST_PAGES);
    const found = searched(records, query, call.search ?? []);
    const pages = Math.ceil(found.length / PAGE_SIZE);
    return {
      data: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      ...{ total: found.length, pages },
      ...{ hasNext: page < pages, hasPrevious: page > 1 },
    };
  },
  window: (records, { kind, call, query }) => {
    const perPage = readNumber('perPage', query.perPage, WINDOW_SIZE, LARGEST_WINDOW);
    const found = ordered(searched(records, query, call.search ?? []), query, kind, call.order);
    return { data: found.slice(0, perPage), total: found.length };
  },
};

/**
 * The answer to a read with a shape of its own.
 * @throws Refusal 422 for a query that makes no sense
 */
export const shapedAnswer = (records: readonly ReadRecord[], asked: Asked): unknown =>
  ANSWERS[asked.call.answer](standing(aboveBounds(records, asked.call), asked), asked);

const standing = (records: readonly ReadRecord[], { kind, call }: Asked) =>
  inOrder(records, kind, call.order ?? '') ?? records;

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
