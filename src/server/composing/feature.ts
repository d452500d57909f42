import type { Call, ResponseOf } from '../../contract/contractCall';
import { COMPOSING_CALLS, LINK_DAYS, MOST_FIELDS } from '../../contract/composing';
import { SERVICE_ID, STORE_SERVICE_CALLS } from '../../contract/storeServices';
import type { Values } from '../../definition/model/values';
import type { FastifyRequest } from 'fastify';
import { audit } from '../audit/audit';
import { newToken, ownerOf, tokenHash } from '../auth/sessions';
import { publishOnTime, refuseWrongTime, scheduleOf } from '../content/changes/dueDrafts';
import { refuseNamed } from '../content/writes/contentWriteRoutes';
import type { Feature } from '../feature';
import { existing, HttpRefusal } from '../http/refusal';
import { ifMatch, withETag } from '../http/request';
import { type Route, contractRoute } from '../http/route';
import { storableTextIssues } from '../http/storableText';
import { fileHash, storedService } from '../liveCatalogue';
import { DRAFT_KIND, LINK_KIND, SERVICE_KIND } from '../records/serviceKinds';
import { type ContentSet, StaleSet, versionOf } from '../records/sqlContentSets';
import type { RoutePorts } from '../routePorts';
import { basisIn, composedLines, readComposed, storedDraft, WRITTEN_KINDS } from './composed';
import { dueServices, NO_DRAFT, publisher, refuseTaken } from './publish';
import { placed } from './reviewDocument';
import { storeServiceRoutes } from './storeServices';
import { DAY } from '../../definition/model/clock';
import { setImmediate as others } from 'node:timers/promises';
import type { Storage } from '../storage/storage';

const ID = new RegExp(SERVICE_ID.pattern, 'u');

/** Services that staff compose: records that replace files or join them. */
export const composing = {
  calls: () => [COMPOSING_CALLS, STORE_SERVICE_CALLS].flatMap(Object.values<Call>),
  routes: (ports): readonly Route[] => [...staffRoutes(ports), ...storeServiceRoutes(ports)],
  audits: [
    'serviceDrafted',
    'servicePublished',
    'serviceNotPublished',
    'serviceWithdrawn',
    'serviceReturned',
    'serviceRemoved',
    'serviceLinked',
  ],
} as const satisfies Feature;

type Change = Readonly<Record<string, Values | null>>;

function staffRoutes(ports: RoutePorts): readonly Route[] {
  const { app, storage, catalogue, now } = ports;
  const { content } = storage;
  const { publishable, publish } = publisher(ports);
  publishOnTime(app, dueServices(ports));
  const idIn = ({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) =>
    ID.test(id) ? id : existing<string>(undefined);

  /** @throws Refusal 412 with the service as it is now */
  const write = async (
    request: FastifyRequest,
    id: string,
    change: (set: ContentSet) => Change,
    version = ifMatch(request),
  ): Promise<ContentSet> => {
    const written = { by: request.sessionOwner?.email ?? '', now: now().toISOString(), version };
    try {
      const before = await content.writeSet(WRITTEN_KINDS, id, written, change);
      await catalogue.refresh();
      return before;
    } catch (error) {
      if (!(error instanceof StaleSet)) throw error;
      const current = await readComposed(id, ports);
      const { updatedBy, updatedAt } = current.line;
      throw HttpRefusal.stale(updatedBy, updatedAt, current);
    }
  };

  const respond = async (id: string, reply: Parameters<typeof withETag>[0]) => {
    const composed = await readComposed(id, ports);
    withETag(reply, composed.line.version);
    return composed;
  };

  return [
    contractRoute(COMPOSING_CALLS.list, async () => ({ data: await composedLines(ports) })),
    contractRoute(COMPOSING_CALLS.parts, async () => {
      const { shared, lists, names } = catalogue.files;
      return { shared, lists, names };
    }),
    contractRoute(COMPOSING_CALLS.read, (request, reply) => respond(idIn(request), reply)),
    contractRoute(COMPOSING_CALLS.save, async (request, reply) => {
      const { id = '' } = request.params;
      const { document: sent, basis, at } = request.body;
      if (sent.id !== id || !ID.test(id)) throw HttpRefusal.at('id', 'pattern');
      if (at !== undefined) refuseWrongTime(at, 'at', now());
      const issues = storableTextIssues(sent as unknown as Values);
      if (issues.length > 0) throw HttpRefusal.ofIssues(issues);
      const file = catalogue.files.documents.get(id);
      const document = placed(sent, catalogue.files);
      if (at) await publishable(document, false, 'at');
      else await refuseTaken(document, ports);
      const before = await write(request, id, (set) => {
        const compared = set.size === 0 && file ? fileHash(file) : basisIn(set);
        const schedule = { at: at ?? scheduleOf(set.get(DRAFT_KIND)).at };
        const draft = { document, basis: basis ?? compared, ...schedule };
        return { [DRAFT_KIND]: draft as unknown as Values };
      });
      if (!before.has(DRAFT_KIND)) await audit(storage, request, 'serviceDrafted', id);
      return respond(id, reply);
    }),
    contractRoute(COMPOSING_CALLS.discard, async (request, reply) => {
      const id = idIn(request);
      const before = await write(request, id, (set) => {
        existing(set.get(DRAFT_KIND));
        return NO_DRAFT;
      });
      const isLeft = before.has(SERVICE_KIND) || catalogue.files.documents.has(id);
      return isLeft ? respond(id, reply) : reply.send({});
    }),
    contractRoute(COMPOSING_CALLS.publish, async (request, reply) => {
      const id = idIn(request);
      const { version, lacksLanguages = false } = request.body;
      // Owners decide whether visitors may read another language.
      if (lacksLanguages && ownerOf(request).role !== 'owner') {
        throw HttpRefusal.of(403, 'forbidden');
      }
      const set = await content.readSet(WRITTEN_KINDS, id);
      const from =
        version === undefined
          ? set.get(DRAFT_KIND)
          : (await content.history(SERVICE_KIND, id)).find((one) => one.revision === version);
      const record = await publish(storedDraft(existing(from)), lacksLanguages);
      const change = { [SERVICE_KIND]: record, ...(version === undefined && NO_DRAFT) };
      await write(request, id, () => change, ifMatch(request) ?? versionOf(set));
      await audit(storage, request, 'servicePublished', id);
      return respond(id, reply);
    }),
    contractRoute(COMPOSING_CALLS.withdraw, async (request, reply) => {
      const id = idIn(request);
      const { withdrawn } = request.body;
      const file = catalogue.files.documents.get(id);
      const isOwn = (await content.read(SERVICE_KIND, id)) === undefined;
      const own =
        file && isOwn ? await publish({ document: file, basis: fileHash(file) }) : undefined;
      await write(request, id, (set) => {
        const stored = set.get(SERVICE_KIND)?.document ?? own;
        const draft = set.get(DRAFT_KIND);
        // A draft would bring it back by itself.
        const unscheduled = withdrawn && draft && { [DRAFT_KIND]: { ...draft.document, at: '' } };
        return { [SERVICE_KIND]: { ...existing(stored), withdrawn }, ...unscheduled };
      });
      const action = withdrawn ? 'serviceWithdrawn' : 'serviceReturned';
      await audit(storage, request, action, id);
      return respond(id, reply);
    }),
    contractRoute(COMPOSING_CALLS.remove, async (request) => {
      const id = idIn(request);
      const isFile = catalogue.files.documents.has(id);
      const { total } = isFile ? { total: 0 } : await storage.inbox.count({ serviceId: id });
      if (total > 0) throw HttpRefusal.of(409, 'namedByApplications', { limit: String(total) });
      if (!isFile) await refuseNamed(request, ports, { kind: SERVICE_KIND, id });
      await write(request, id, (set) => {
        existing(isFile ? set.get(SERVICE_KIND) : set.size > 0);
        return { [SERVICE_KIND]: null, ...(!isFile && NO_DRAFT) };
      });
      await audit(storage, request, 'serviceRemoved', id);
    }),
    contractRoute(COMPOSING_CALLS.versions, async (request) => {
      const all = await content.history(SERVICE_KIND, idIn(request));
      const data = all.map((record) => {
        const { document, withdrawn } = storedService(record);
        const { revision: version, updatedAt, writtenBy: updatedBy } = record;
        return { version, updatedAt, updatedBy, document, onSite: !withdrawn };
      });
      return { data };
    }),
    contractRoute(COMPOSING_CALLS.touched, async (request) => {
      const names = (request.query.fields ?? '').split(',').filter((name) => name !== '');
      if (names.length > MOST_FIELDS) throw HttpRefusal.at('fields', 'maxItems', MOST_FIELDS);
      return countAnswers(storage, idIn(request), names);
    }),
    contractRoute(COMPOSING_CALLS.addLink, async (request) => {
      const id = idIn(request);
      existing(await content.read(DRAFT_KIND, id));
      const [link, at] = [newToken(), now()];
      const endsAt = new Date(at.getTime() + LINK_DAYS * DAY).toISOString();
      const by = request.sessionOwner?.email ?? '';
      await content.writeSet([LINK_KIND], id, { by, now: at.toISOString() }, () => {
        return { [LINK_KIND]: { hash: tokenHash(link), endsAt } };
      });
      await audit(storage, request, 'serviceLinked', id);
      return { link, endsAt };
    }),
    contractRoute(COMPOSING_CALLS.endLink, async (request) => {
      await content.remove(LINK_KIND, idIn(request));
    }),
    contractRoute(COMPOSING_CALLS.staff, async () => {
      const data = catalogue.entries().flatMap(({ service, stored }) => {
        const { id, version, route, tile, staff } = service;
        return stored ? [{ id, version, route, tile, staff, withdrawn: stored.isWithdrawn }] : [];
      });
      return { data };
    }),
  ];
}

/** Read without a pause for other requests. */
const BATCH = 100;

/** Counts the stored applications of a service, and those that answer some fields. */
async function countAnswers(
  { inbox, applications }: Pick<Storage, 'inbox' | 'applications'>,
  serviceId: string,
  names: readonly string[],
): Promise<ResponseOf<typeof COMPOSING_CALLS.touched>> {
  const ids = await inbox.ids({ serviceId }, 'createdAt');
  const counts = new Map(names.map((name) => [name, 0]));
  for (let start = 0; names.length > 0 && start < ids.length; start += BATCH) {
    if (start > 0) await others();
    for (const { answers } of await applications.readAll(ids.slice(start, start + BATCH))) {
      for (const [name, count] of counts) {
        if (Object.hasOwn(answers, name.split('.', 1)[0] ?? '')) counts.set(name, count + 1);
      }
    }
  }
  const fields = [...counts].map(([name, answered]) => ({ name, answered }));
  return { applications: ids.length, fields };
}
