import { type ContentKind, pathOf } from '../../definition/content';
import { queryOf } from '../http/query';
import type { Route } from '../http/routes';
import type { Contents } from '../storage/contents';
import { readCall } from './read';

/** The reads of each kind, for everybody and for staff (paper 2, section 7). */
export function contentRoutes(kinds: readonly ContentKind[], contents: Contents): readonly Route[] {
  return kinds.flatMap((kind) => {
    const publicRoutes = kind.calls.public.map((call): Route => ({
      ...{ method: 'GET', path: pathOf(call) },
      handle: async ({ params, query }, reply) => {
        reply.header('cache-control', 'no-cache');
        const bare = kind.many ? 'all' : 'one';
        return readCall(kind, call, contents, { id: idOf(params), query: queryOf(query), bare });
      },
    }));
    const staffRoutes = kind.calls.staff.map((call): Route => ({
      ...{ method: 'GET', path: pathOf(call), staff: true },
      handle: async ({ params, query }) =>
        readCall(kind, call, contents, { id: idOf(params), query: queryOf(query), bare: 'all' }),
    }));
    return [...publicRoutes, ...staffRoutes];
  });
}

const idOf = (params: unknown): string => (params as { readonly id?: string }).id ?? '';
