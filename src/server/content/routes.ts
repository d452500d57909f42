import { type ContentKind, pathOf } from '../../definition/content';
import type { Values } from '../../definition/values';
import type { Route } from '../http/routes';
import type { Contents } from '../storage/storage';
import { emptyRecord } from './kinds';

/** The reads of each kind, for everybody and for staff (paper 2, section 7). */
export function contentRoutes(kinds: readonly ContentKind[], contents: Contents): readonly Route[] {
  return kinds.flatMap((kind) => {
    const records = async (): Promise<Values[]> =>
      (await contents.list(kind.id)).map(({ id, document }) => ({ ...document, id }));
    const publicRoutes = kind.calls.public.map((call): Route => ({
      method: 'GET',
      path: pathOf(call),
      handle: async (_, reply) => {
        reply.header('cache-control', 'no-cache');
        const all = await records();
        return kind.many ? all : (all[0] ?? emptyRecord(kind));
      },
    }));
    const staffRoutes = kind.calls.staff.map((call): Route => ({
      ...{ method: 'GET', path: pathOf(call), staff: true },
      handle: records,
    }));
    return [...publicRoutes, ...staffRoutes];
  });
}
