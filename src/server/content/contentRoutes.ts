import type { FastifyRequest } from 'fastify';
import { type ContentCall, type ContentKind, pathOf } from '../../definition/content/contentType';
import { isRecord } from '../../definition/model/values';
import { withETag } from '../http/ifMatch';
import { queryOf } from '../http/queryValues';
import type { Route } from '../http/addRoutes';
import type { ContentIndex } from './index/contentIndex';
import { type ReadRequest, answerContentCall } from './readContent';

/** Returns the reads of each kind, for visitors and for staff (docs/requirements.md, P37). */
export function contentRoutes(
  kinds: readonly ContentKind[],
  index: ContentIndex,
): readonly Route[] {
  return kinds.flatMap((kind) => {
    const respond = (
      call: ContentCall,
      by: ReadRequest['by'],
      { params, query }: FastifyRequest,
    ) => {
      const { id = '' } = params as { readonly id?: string };
      return answerContentCall(kind, call, index, { by, id, query: queryOf(query) });
    };
    const publicRoutes = kind.calls.public.map((call): Route => ({
      method: 'GET',
      path: pathOf(call),
      cached: 'public',
      handle: async (request, reply) => {
        reply.header('cache-control', 'no-cache');
        return respond(call, 'everybody', request);
      },
    }));
    const staffRoutes = kind.calls.staff.map((call): Route => ({
      method: 'GET',
      path: pathOf(call),
      staff: 'readContent',
      handle: async (request, reply) => {
        const found = await respond(call, 'staff', request);
        if (isRecord(found) && typeof found.version === 'number') withETag(reply, found.version);
        return found;
      },
    }));
    return [...publicRoutes, ...staffRoutes];
  });
}
