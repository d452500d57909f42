import type { FastifyRequest } from 'fastify';
import { CONTENT_CHANGE_CALLS } from '../../../contract/contentChanges';
import { CHANGE, publicationOf } from '../../../definition/content/publication';
import { type ContentKind, editRight } from '../../../definition/content/contentType';
import type { Values } from '../../../definition/model/values';
import { audit } from '../../audit/audit';
import { ownerOf } from '../../auth/sessions';
import { existing, HttpRefusal } from '../../http/refusal';
import { ifMatch, withETag } from '../../http/request';
import { contractRoute, type Route } from '../../http/route';
import { draftOf } from '../../records/serviceKinds';
import { StaleSet } from '../../records/sqlContentSets';
import { published } from '../publishedDocument';
import { isContentId, toStaffRecord } from '../readContent';
import { refuseClash, type WritePorts } from '../writes/contentWriteRoutes';
import { readValidRecord } from '../writes/validRecord';
import { publishOnTime, refuseWrongTime } from './dueDrafts';
import { kindsOf, preparedChange, preparedChanges } from './preparedChanges';
import type { RoutePorts } from '../../routePorts';

/** Returns the routes for changes of live records, and starts publishing them on time. */
export function changeRoutes(ports: RoutePorts & WritePorts): readonly Route[] {
  const { app, storage, now } = ports;
  const { content } = storage;
  const changes = preparedChanges(ports);
  const kinds = ports.kinds.filter(
    (kind) => kind.calls.update !== undefined && editRight(kind) === 'editContent',
  );
  publishOnTime(app, changes.publishDue);

  const named = ({ params }: FastifyRequest) => {
    const { kind: kindId, id = '' } = params as Readonly<Record<string, string>>;
    return { kind: existing(kinds.find((kind) => kind.id === kindId && isContentId(id))), id };
  };

  /** @throws Refusal 412 with the change and the record as they are now */
  const guarded = async <T>(kind: ContentKind, id: string, write: Promise<T>): Promise<T> => {
    try {
      return await write;
    } catch (error) {
      if (!(error instanceof StaleSet)) return refuseClash(kind)(error);
      const set = await content.readSet(kindsOf(kind), id);
      const live = existing(set.get(kind.id));
      const change = await changes.read(kind, set);
      const { writtenBy, updatedAt } = set.get(draftOf(kind.id)) ?? live;
      const current = change ?? { live: toStaffRecord(kind, live) };
      throw HttpRefusal.stale(writtenBy, updatedAt, current);
    }
  };

  const write = (
    request: FastifyRequest,
    kind: ContentKind,
    id: string,
    change: Parameters<typeof content.writeSet>[3],
    version = ifMatch(request),
  ) => {
    const written = { by: ownerOf(request).email, now: now().toISOString(), version };
    return guarded(kind, id, content.writeSet(kindsOf(kind), id, written, change));
  };

  return [
    contractRoute(CONTENT_CHANGE_CALLS.list, async ({ query: { kind, id } }) => {
      const listed = kinds.filter((each) => kind === undefined || each.id === kind);
      return { data: await changes.list(listed, id) };
    }),
    {
      ...CONTENT_CHANGE_CALLS.save,
      handle: async (request, reply) => {
        const { kind, id } = named(request);
        const draft = draftOf(kind.id);
        existing(await content.read(kind.id, id));
        const good = await readValidRecord(request, kind, ports, ({ at }) =>
          refuseWrongTime(at, `${CHANGE}.at`, now()),
        );
        const { at, basedOn } = good.change;
        const toChange = (set: ReadonlyMap<string, { document: Values; revision: number }>) => {
          const live = existing(set.get(kind.id));
          const before = set.get(draft);
          const old = before && preparedChange(before);
          const base = old && basedOn !== live.revision ? old.base : live.document;
          const publication = good.publication ?? publicationOf((old ?? live).document);
          return { [draft]: { document: published(good.document, publication), base, at } };
        };
        const before = await write(request, kind, id, toChange, good.revision);
        const isNew = !before.has(draft);
        if (isNew) await audit(storage, request, 'changePrepared', `${kind.id}/${id}`);
        const set = await content.readSet(kindsOf(kind), id);
        const change = existing(await changes.read(kind, set));
        withETag(reply, Number(change.record.version));
        return change;
      },
    },
    contractRoute(CONTENT_CHANGE_CALLS.drop, async (request) => {
      const { kind, id } = named(request);
      const draft = draftOf(kind.id);
      await write(request, kind, id, (set) => {
        existing(set.get(draft));
        return { [draft]: null };
      });
      await audit(storage, request, 'changeDropped', `${kind.id}/${id}`);
    }),
    contractRoute(CONTENT_CHANGE_CALLS.publish, async (request, reply) => {
      const { kind, id } = named(request);
      const { email } = ownerOf(request);
      await guarded(kind, id, changes.publish(kind, id, email, { version: ifMatch(request) }));
      await audit(storage, request, 'changePublished', `${kind.id}/${id}`);
      const record = existing(await content.read(kind.id, id));
      withETag(reply, record.revision);
      return toStaffRecord(kind, record);
    }),
  ];
}
