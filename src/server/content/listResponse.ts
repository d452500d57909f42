import type { ContentKind, ShapedCall } from '../../definition/content/contentType';
import type { Json } from '../../definition/model/values';
import type { ContentQuery } from '../openapi/documentContent';
import type { ContentIndex } from './index/contentIndex';
import { orderIn, searchIn } from './recordOrder';
import type { ReadRecord, toReadRecord } from './readContent';

/** The page size of the car gallery (docs/requirements.md, P37). */
const PAGE_SIZE = 12;
const WINDOW_SIZE = 10;
const LARGEST_WINDOW = 100;

interface ReadRequest {
  readonly kind: ContentKind;
  readonly call: ShapedCall;
  readonly query: ContentQuery;
  readonly toRecord: typeof toReadRecord;
  /** When a visitor asks, who gets what is published then; left out: staff ask. */
  readonly minute?: string;
  /** Selects among the records by what the index has of them; default: all. */
  readonly among?: (record: ReadRecord) => boolean;
}

/** How an answer is made. */
interface Answer {
  readonly order?: string | undefined;
  readonly search?: string;
  /** Which of the records found it contains; left out: all. */
  readonly slice?: readonly [start: number, end: number];
  readonly wrap: (data: readonly ReadRecord[], total: number) => object;
}

const ANSWERS: Readonly<Record<ShapedCall['answer'], (request: ReadRequest) => Answer>> = {
  all: ({ call: { order } }) => ({ order, wrap: (data) => data }),
  nested: ({ call: { order } }) => ({ order, wrap: (data) => ({ data: { data } }) }),
  pages: ({ call: { order }, query }) => {
    const { page = 1 } = query;
    return {
      order,
      search: searchIn(query),
      slice: [(page - 1) * PAGE_SIZE, page * PAGE_SIZE],
      wrap: (data, total) => {
        const pages = Math.ceil(total / PAGE_SIZE);
        return { data, total, pages, hasNext: page < pages, hasPrevious: page > 1 };
      },
    };
  },
  window: ({ kind, call, query }) => {
    const { page = 1, perPage = WINDOW_SIZE } = query;
    const size = Math.min(perPage, LARGEST_WINDOW);
    return {
      slice: [(page - 1) * size, page * size],
      search: searchIn(query),
      order: orderIn(kind, query.orderColumn, call.order),
      wrap: (data, total) => ({ data, total }),
    };
  },
};

export async function shapedResponse(index: ContentIndex, request: ReadRequest): Promise<object> {
  const { kind, call, toRecord, minute, among = () => true } = request;
  const { order = '', search = '', slice = [], wrap } = ANSWERS[call.answer](request);
  const bounds = Object.entries(call.above ?? {});
  const isAbove = (record: ReadRecord) =>
    bounds.every(([name, bound]) => isOver(record[name], bound));
  const { total, records } = await index.select(kind, (indexed) => {
    const found = indexed
      .find(order, search, call.search ?? [], minute)
      .filter((record) => isAbove(record) && among(record));
    return { ids: found.slice(...slice).map(({ id }) => id), total: found.length };
  });
  const data = records.map((record) => toRecord(kind, record));
  return wrap(data, total);
}

const isOver = (value: Json | undefined, bound: number): boolean =>
  typeof value === 'number' && value > bound;
