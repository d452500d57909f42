import type { FastifyRequest } from 'fastify';
import type { ContentCall, ContentKind } from '../../definition/content/contentType';
import { isRecord } from '../../definition/model/values';
import { ownerOf } from '../auth/sessions';
import { type Route, cachedRoute, contractRoute } from '../http/route';
import { CONTENT_LIST, type ContentQuery, publicRead, staffRead } from '../openapi/documentContent';
import type { ContentIndex } from './index/contentIndex';
import { answerContentCall, type ContentReader } from './readContent';
import { withETag } from '../http/request';

/** Returns the reads of each kind, for visitors and for staff (docs/requirements.md, P37). */
export function contentRoutes(
  kinds: readonly ContentKind[],
  index: ContentIndex,
): readonly Route[] {
  return kinds.flatMap((kind) => {
    const respond = (
      call: ContentCall,
      { params, query }: FastifyRequest,
      reader: ContentReader,
    ) => {
      const { id } = params as { readonly id?: string };
      return answerContentCall(kind, call, index, { ...reader, id, query: query as ContentQuery });
    };
    const publicRoutes = kind.calls.public.map((call) =>
      cachedRoute('public', publicRead(kind, call), (request) =>
        respond(call, request, { isStaff: false }),
      ),
    );
    const staffRoutes = kind.calls.staff.map((call) =>
      contractRoute(staffRead(kind, call), async (request, reply) => {
        const { language } = ownerOf(request);
        const reader = { isStaff: true, isListed: asksForPage(request.url), language };
        const found = await respond(call, request, reader);
        if (isRecord(found) && typeof found.version === 'number') withETag(reply, found.version);
        return found;
      }),
    );
    return [...publicRoutes, ...staffRoutes];
  });
}

/** Returns whether a query names a parameter of a staff list, be it an empty one. */
const asksForPage = (url: string): boolean =>
  [...new URLSearchParams(url.split('?', 2)[1]).keys()].some((name) =>
    Object.hasOwn(CONTENT_LIST, name),
  );
