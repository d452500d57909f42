import type { ContentKind, ShapedCall } from '../../definition/content/contentType';
import { type Query, readNumber } from '../http/queryValues';
import type { ContentIndex } from './index/contentIndex';
import { orderIn } from './recordOrder';
import type { ReadRecord, toReadRecord } from './staffRecords';
import { searchIn } from './recordSearch';

/** The page size of the car gallery (docs/requirements.md, P37). */
const PAGE_SIZE = 12;
const MOST_PAGES = 1_000_000;
const WINDOW_SIZE = 10;

interface ReadRequest {
  readonly kind: ContentKind;
  readonly call: ShapedCall;
  readonly query: Query;
  readonly toRecord: typeof toReadRecord;
  /** Of a visitor, who is shown what is published on it; left out: of staff. */
  readonly day?: string;
  /** Selects among the records by what the index has of them; default: all. */
  readonly among?: (record: ReadRecord) => boolean;
}

/** Which records an answer has, and what it says of the others. */
interface Selected {
  readonly ids: readonly string[];
  readonly wrap: (data: readonly ReadRecord[]) => unknown;
}

/** Reads the query before any record: an invalid one costs nothing. */
type Select = (request: ReadRequest) => {
  readonly order: string;
  readonly search?: string;
  readonly select: (found: readonly ReadRecord[]) => Selected;
};

const idsOf = (records: readonly ReadRecord[]): string[] => records.map(({ id }) => id);

const SELECTS: Readonly<Record<ShapedCall['answer'], Select>> = {
  all: ({ call: { order = '' } }) => ({
    order,
    select: (found) => ({ ids: idsOf(found), wrap: (data) => data }),
  }),
  nested: ({ call: { order = '' } }) => ({
    order,
    select: (found) => ({ ids: idsOf(found), wrap: (data) => ({ data: { data } }) }),
  }),
  pages: ({ call: { order = '' }, query }) => {
    const page = readNumber('page', query.page, 1, MOST_PAGES);
    return {
      order,
      search: searchIn(query),
      select: (found) => {
        const pages = Math.ceil(found.length / PAGE_SIZE);
        const counts = { total: found.length, pages, hasNext: page < pages, hasPrevious: page > 1 };
        return {
          ids: idsOf(found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)),
          wrap: (data) => ({ data, ...counts }),
        };
      },
    };
  },
  window: ({ kind, call, query }) => {
    // No upper limit: a list that grows page by page has to reach its end.
    const perPage = readNumber('perPage', query.perPage, WINDOW_SIZE, Infinity);
    return {
      search: searchIn(query),
      order: orderIn(kind, query, 'orderColumn', call.order),
      select: (found) => ({
        ids: idsOf(found.slice(0, perPage)),
        wrap: (data) => ({ data, total: found.length }),
      }),
    };
  },
};

/**
 * Returns the response of a read with a shape of its own.
 * @throws Refusal 422 for an invalid query
 */
export async function shapedResponse(index: ContentIndex, request: ReadRequest): Promise<unknown> {
  const { kind, call, toRecord, day, among = () => true } = request;
  const { order, search = '', select } = SELECTS[call.answer](request);
  const isAbove = aboveBounds(call);
  const { wrap, records } = await index.select(kind, (indexed) =>
    select(
      indexed
        .find(order, search, call.search ?? [], day)
        .filter((record) => isAbove(record) && among(record)),
    ),
  );
  return wrap(records.map((record) => toRecord(kind, record)));
}

function aboveBounds({ above = {} }: ShapedCall): (record: ReadRecord) => boolean {
  const bounds = Object.entries(above);
  return (record) =>
    bounds.every(([name, bound]) => {
      const value = record[name];
      return typeof value === 'number' && value > bound;
    });
}
