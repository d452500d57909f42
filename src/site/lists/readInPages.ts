import * as read from '../../platform/content/read';
import { call } from '../../platform/api/call';
import type { CallOptions } from '../../platform/api/callOptions';
import { backendHas } from '../../platform/api/capabilities';

/** The server sends no more records at a time. */
const MOST = 100;

/** Reads a list of a path's `perPage` records, which may be more than the server sends at a time. */
export async function readInPages(path: string, options: CallOptions): Promise<unknown> {
  const [bare = '', search] = path.split('?', 2);
  const query = new URLSearchParams(search);
  const wanted = Number(query.get('perPage'));
  // Another server knows no pages, and may have no limit.
  if (!backendHas('listQueries') || wanted <= MOST) return call('GET', path, options);
  query.set('perPage', String(MOST));
  const readPage = (page: number) => {
    query.set('page', String(page));
    return call('GET', `${bare}?${query.toString()}`, options);
  };
  const first = await readPage(1);
  const listed = Math.min(wanted, read.number(read.envelope(first).total) ?? wanted);
  const pages = Array.from({ length: Math.max(0, Math.ceil(listed / MOST) - 1) }, (_, index) =>
    readPage(index + 2),
  );
  const records = [first, ...(await Promise.all(pages))].flatMap(read.list).slice(0, wanted);
  // What is written meanwhile moves the others on.
  return { ...Object(first), data: [...new Map(records.map((each) => [each.id, each])).values()] };
}
