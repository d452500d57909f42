import { defineCall } from '../../contract/contractCall';
import * as s from '../../contract/schema';
import { PANEL_CALLS } from '../../contract/panel';
import { type Route, cachedRoute, contractRoute } from '../http/route';
import type { Feature, SweepPorts } from '../feature';
import {
  contentCalls,
  hashtagRead,
  CONTENT_LIST,
  type ContentQuery,
  publicRead,
  staffRead,
} from '../openapi/documentContent';
import { sweepUnnamed } from '../photos/sweepUnnamed';
import { idsIn } from '../records/pictureAddress';
import { sqlContents } from '../records/sqlContents';
import { CONTENT_CHANGE_CALLS } from '../../contract/contentChanges';
import { changeRoutes } from './changes/changeRoutes';
import { blogsByHashtag } from './blogsByHashtag';
import { BIN_DAYS, pastRoutes } from './pastRoutes';
import { pictureRoutes } from './pictures/pictureRoutes';
import { contentWriteRoutes } from './writes/contentWriteRoutes';
import { unlinkCalls } from './writes/unlinkOffer';
import { DAY } from '../../definition/model/clock';
import type { FastifyRequest } from 'fastify';
import type { ContentCall, ContentKind } from '../../definition/content/contentType';
import { isRecord } from '../../definition/model/values';
import { ownerOf } from '../auth/sessions';
import type { ContentIndex } from './index/contentIndex';
import { answerContentCall, type ContentReader } from './readContent';
import { withETag } from '../http/request';

const PICTURE = defineCall('GET', 'content_photo/{name}', {
  tag: 'Content',
  summary: 'A picture',
  inPath: s.having({ name: s.TEXT }),
  response: { type: ['image/webp'], schema: {} },
});

/** What staff edit and visitors read, with its pictures. */
export const content = {
  tables: {
    content: ['kind', 'id'],
    content_revision: ['name'],
    content_version: ['kind', 'id', 'revision'],
    content_seed: ['kind'],
  },
  stores: { content: sqlContents },
  calls: ({ kinds }) => {
    const { bin, restore, move, versions, addPicture } = PANEL_CALLS;
    const own = [bin, restore, move, versions, addPicture, PICTURE, hashtagRead(kinds)];
    return [
      ...kinds.flatMap(contentCalls),
      ...own,
      ...unlinkCalls(kinds),
      ...Object.values(CONTENT_CHANGE_CALLS),
    ];
  },
  routes: (ports): readonly Route[] => {
    const { kinds, index, pictures, reencodePicture: reencode } = ports;
    return [
      ...contentRoutes(kinds, index),
      ...contentWriteRoutes(kinds, { ...ports, reencode }),
      ...pastRoutes(ports),
      ...changeRoutes({ ...ports, reencode }),
      ...pictureRoutes({ pictures, reencode }),
      blogsByHashtag(kinds, index),
    ];
  },
  audits: [
    'contentCreated',
    'contentChanged',
    'contentRemoved',
    'contentArchived',
    'contentRestored',
    'contentMoved',
    'changePrepared',
    'changePublished',
    'changeNotPublished',
    'changeDropped',
  ],
  sweep: async (ports): Promise<void> => {
    const { pictures, storage, before } = ports;
    await pictures.bench.sweep();
    const named = (ids: readonly string[]) => picturesNamed(ids, ports);
    // A day, since somebody may be about to save a picture's record. A larger share than of photos, since staff may
    // remove many records in one day.
    await sweepUnnamed({ folder: pictures, named, age: DAY, share: 0.25 }, ports);
    await storage.content.purge(before(BIN_DAYS));
  },
} as const satisfies Feature;

/** Returns those of the ids that content names, also in earlier versions and removed records: they may be restored. */
async function picturesNamed(
  ids: readonly string[],
  { storage }: SweepPorts,
): Promise<ReadonlySet<string>> {
  const named = new Set((await storage.content.documents()).flatMap(idsIn));
  return new Set(ids.filter((id) => named.has(id)));
}

/** Returns the reads of each kind, for visitors and for staff (docs/requirements.md, P37). */
function contentRoutes(kinds: readonly ContentKind[], index: ContentIndex): readonly Route[] {
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
