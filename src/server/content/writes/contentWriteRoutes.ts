import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { publicationOf } from '../../../definition/content/publication';
import type { ContentKind } from '../../../definition/content/contentType';
import type { Json, Values } from '../../../definition/model/values';
import { audit } from '../../audit/audit';
import { readerLanguage, queryOf, withETag } from '../../http/request';
import { existing, HttpRefusal } from '../../http/refusal';
import type { Route } from '../../http/route';
import { contentRemoval, contentWrite } from '../../openapi/documentContent';
import type { RoutePorts } from '../../routePorts';
import { type ContentRecord, NotUnique, StaleContent, type Written } from '../../records/contents';
import type { PicturePorts } from '../pictures/pictureRoutes';
import { published } from '../publishedDocument';
import { isContentId, toStaffRecord } from '../readContent';
import { readValidRecord } from './validRecord';
import { unlinkOffer } from './unlinkOffer';
import {
  kindsNamed,
  type NamedRecord,
  namesRecord,
} from '../../../definition/content/contentReferences';
import { pick } from '../../../definition/model/text';
import { recordTitle } from '../../records/recordText';

export type WritePorts = PicturePorts & Pick<RoutePorts, 'storage' | 'catalogue' | 'now'>;

/** Returns the writes of each kind (docs/requirements.md, P40). */
export const contentWriteRoutes = (
  kinds: readonly ContentKind[],
  ports: WritePorts,
): readonly Route[] => [
  ...kinds.flatMap((kind) => [...writes(kind, ports), ...removals(kind, kinds, ports)]),
  ...unlinkOffer(kinds, ports),
];

function writes(kind: ContentKind, ports: WritePorts): Route[] {
  const { storage, now } = ports;
  const { content } = storage;
  const read = (request: FastifyRequest) => readValidRecord(request, kind, ports);
  const creates = (kind.calls.create ?? []).map((path): Route => ({
    ...contentWrite(kind, 'POST', path),
    handle: async (request, reply) => {
      const { document, revision, publication } = await read(request);
      const written = writtenBy(request, kind, revision);
      const [id, createdAt] = [randomUUID(), now().toISOString()];
      const made = { id, createdAt, document: published(document, publication) };
      const stored = await (
        kind.many ? content.add(kind.id, made, written) : content.put(kind.id, made, written)
      ).catch(refuseClash(kind));
      const isNew = stored.id === made.id;
      const action = isNew ? 'contentCreated' : 'contentChanged';
      await audit(storage, request, action, `${kind.id}/${stored.id}`);
      withETag(reply, stored.revision).code(isNew ? 201 : 200);
      return toStaffRecord(kind, stored);
    },
  }));
  const updates = (kind.calls.update ?? []).map((path): Route => ({
    ...contentWrite(kind, 'PUT', path),
    handle: async (request, reply) => {
      const own = path.includes('{id}') ? await known(kind, request, content) : undefined;
      const good = await read(request);
      const id = own ?? idIn(good.id);
      const before = await content.read(kind.id, id);
      // Other clients, which know of no drafts, do not publish by saving.
      const kept = kind.schedules && before && publicationOf(before.document);
      const document = published(good.document, good.publication ?? kept);
      if (before && isSame(before, document, good.revision)) {
        withETag(reply, before.revision);
        return toStaffRecord(kind, before);
      }
      const at = now().toISOString();
      const written = writtenBy(request, kind, good.revision);
      const change = content.replace(kind.id, id, document, at, written);
      const stored = existing(await change.catch(refuseClash(kind)));
      withETag(reply, stored.revision);
      await audit(storage, request, 'contentChanged', `${kind.id}/${id}`);
      return toStaffRecord(kind, stored);
    },
  }));
  return [...creates, ...updates];
}

/** A save without a change makes no version, and no line in the audit log. */
const isSame = (before: ContentRecord, document: Values, revision = before.revision): boolean =>
  before.revision === revision && JSON.stringify(before.document) === JSON.stringify(document);

const removals = (kind: ContentKind, kinds: readonly ContentKind[], ports: WritePorts): Route[] =>
  (kind.calls.remove ?? []).map((path) => ({
    ...contentRemoval(kind, path),
    handle: async (request) => {
      const { storage } = ports;
      const id = await known(kind, request, storage.content);
      await refuseNamed(request, { kinds, storage }, { kind: kind.id, id });
      const isArchived = queryOf(request.query).archive === '1';
      const count = isArchived ? 0 : await storage.applications.countAbout(kind.id, id);
      if (count > 0) throw HttpRefusal.of(409, 'namedByApplications', { limit: String(count) });
      const by = request.sessionOwner?.email ?? '';
      const removal = { by, at: ports.now().toISOString(), isArchived };
      existing(await storage.content.remove(kind.id, id, removal));
      const action = isArchived ? 'contentArchived' : 'contentRemoved';
      await audit(storage, request, action, `${kind.id}/${id}`);
      return {};
    },
  }));

const writtenBy = (
  { sessionOwner }: FastifyRequest,
  { unique = [] }: ContentKind,
  revision: number | undefined,
): Written => ({ by: sessionOwner?.email ?? '', unique, revision });

/** Refuses a write that is based on an older version, with the record as it is stored now, and one that is not unique. */
export const refuseClash =
  (kind: ContentKind) =>
  (error: unknown): never => {
    if (error instanceof NotUnique) throw HttpRefusal.of(422, 'notUnique', { name: error.field });
    if (!(error instanceof StaleContent)) throw error;
    const { current } = error;
    throw HttpRefusal.stale(current.writtenBy, current.updatedAt, toStaffRecord(kind, current));
  };

/** Refuses an unknown record before pictures for it are stored. */
async function known(
  kind: ContentKind,
  { params }: FastifyRequest,
  content: WritePorts['storage']['content'],
): Promise<string> {
  const { id } = params as { readonly id: string };
  return existing(isContentId(id) ? await content.read(kind.id, id) : undefined).id;
}

function idIn(id: Json | undefined): string {
  if (id === undefined) throw HttpRefusal.at('id', 'required');
  if (typeof id !== 'string') throw HttpRefusal.at('id', 'type');
  if (!isContentId(id)) throw HttpRefusal.of(404, 'notFound');
  return id;
}

/** How many referring records are listed by title. */
const MOST = 3;

/**
 * A record that is being written at this moment is not seen.
 * @throws Refusal 409 with the records that refer to a record: "Blogs: A walk through Erbil, Winter in the mountains …"
 */
export async function refuseNamed(
  { headers }: FastifyRequest,
  { kinds, storage }: Pick<RoutePorts, 'kinds' | 'storage'>,
  named: NamedRecord,
): Promise<void> {
  const language = readerLanguage(headers);
  const parts = await Promise.all(
    kinds
      .filter(({ fields }) => kindsNamed(fields).includes(named.kind))
      .map(async (kind) => {
        const all = await storage.content.list(kind.id);
        const naming = all.filter(({ document }) => namesRecord(kind.fields, document, named));
        if (naming.length === 0) return [];
        const titles = naming.slice(0, MOST).map((record) => recordTitle(kind, record, language));
        const more = naming.length > MOST ? ' …' : '';
        return [
          `${pick(kind.title, language)}: ${titles.join(language === 'en' ? ', ' : '، ')}${more}`,
        ];
      }),
  );
  const limit = parts.flat().join('; ');
  if (limit !== '') throw HttpRefusal.of(409, 'named', { limit });
}
