import type { Call } from '../../contract/contractCall';
import { APPLICATION_CALLS } from '../../contract/applications';
import { ARRIVAL_CALL } from '../../contract/arrivals';
import { BULK_CALLS } from '../../contract/bulk';
import type { Feature } from '../feature';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { audit, auditList } from '../audit/audit';
import { ownerOf } from '../auth/sessions';
import { existing, HttpRefusal } from '../http/refusal';
import { type Route, cachedRoute, contractRoute, type RequestTo, idOf } from '../http/route';
import { serviceCalls, STORE_CALLS } from '../openapi/serviceCalls';
import { applicationRoutes } from './applicationRoutes';
import { arrivalRoute } from './arrivals';
import { exportRoutes } from './export/exportRoutes';
import { sendFile, sendSmall } from '../photos/sendFile';
import { readFilter } from './readFilter';
import { toApplicationRecord, eraseApplication } from '../applications/applicationRecords';
import type { RoutePorts } from '../routePorts';
import { handlesService, seesService } from '../../contract/rights';
import { changeHandling } from '../applications/handling';

export const inbox = {
  calls: () => [APPLICATION_CALLS, BULK_CALLS, { ARRIVAL_CALL }].flatMap(Object.values<Call>),
  routes: staffRoutes,
  audits: [
    'applicationsListed',
    'applicationsRead',
    'applicationRead',
    'photoRead',
    'applicationChanged',
    'statusFollowed',
    'applicationNoted',
    'applicantReached',
    'applicationErased',
    'exported',
  ],
} as const satisfies Feature;

/**
 * Returns the routes for applications: each service's list and records (docs/requirements.md, P39), and the
 * panel's own calls.
 */
function staffRoutes(ports: RoutePorts): readonly Route[] {
  return [
    ...ports.catalogue.files.entries.flatMap(({ service }) =>
      listRoutes(serviceCalls(service), ports, ({ id = '' }) => [service.id, id]),
    ),
    ...listRoutes(STORE_CALLS, ports, ({ id = '', application = '' }) => [id, application]),
    ...applicationRoutes(ports),
    ...bulkRoutes(ports),
    arrivalRoute(ports),
    ...exportRoutes(ports),
    contractRoute(APPLICATION_CALLS.photo, (request, reply) => sendPhoto(request, reply, ports)),
  ];
}

type Params = Readonly<Record<string, string>>;

/**
 * Returns the list of one service and its records, as they were sent.
 * @param namedIn returns the ids of the service and of the application that a path names
 */
function listRoutes(
  { list, read }: Pick<typeof STORE_CALLS, 'list' | 'read'>,
  ports: RoutePorts,
  namedIn: (params: Params) => readonly [service: string, application: string],
): readonly Route[] {
  const { storage, definitionOf } = ports;
  const { applications, inbox } = storage;
  return [
    cachedRoute('account', list, async (request) => {
      const { page, perPage } = request.query;
      const [serviceId] = namedIn(request.params);
      existing(ports.catalogue.find(serviceId));
      const query = { service: serviceId, ...request.query };
      const { filter, order } = readFilter(query, ports, ownerOf(request).id);
      const ours = { ...filter, serviceId };
      const { data: lines, total } = await inbox.list(ours, order, { page, perPage });
      const stored = await applications.readAll(lines.map(({ id }) => id));
      const data = stored.map(async (one) =>
        toApplicationRecord(one, await definitionOf(one.definition)),
      );
      await auditList(storage, request, 'applicationsRead', serviceId);
      return { data: await Promise.all(data), total, page, perPage };
    }),
    contractRoute(read, async (request) => {
      const [serviceId, id] = namedIn(request.params);
      const application = existing(await applications.read(idOf({ params: { id } }), serviceId));
      await audit(storage, request, 'applicationRead', application.reference);
      return toApplicationRecord(application, await definitionOf(application.definition));
    }),
  ];
}

/** Sends a photo or a document that belongs to an application. @throws Refusal 404 */
async function sendPhoto(
  request: RequestTo<typeof APPLICATION_CALLS.photo>,
  reply: FastifyReply,
  { storage, folder, desk: { reencode } }: RoutePorts,
): Promise<FastifyReply> {
  const id = idOf(request);
  const application = existing(await storage.applications.ofPhoto(id));
  const file = existing(await folder.read(id));
  await audit(storage, request, 'photoRead', application.reference);
  if (request.query.size === 'small') return sendSmall(reply, file, { folder, reencode });
  return sendFile(reply, file, id, false);
}

/**
 * Returns the value for which a change of one application is refused, which leaves it out of several: others are changed
 * already.
 */
function refusedValue(error: unknown): 'status' | 'assignee' {
  const path = error instanceof HttpRefusal ? error.issues[0]?.path : undefined;
  if (path === 'status' || path === 'assignee') return path;
  throw error;
}

/** Returns the routes that change or erase several applications at once, each on its own. */
function bulkRoutes(ports: RoutePorts): readonly Route[] {
  const { storage, folder, now } = ports;
  const seenLines = async (request: FastifyRequest, ids: readonly string[]) => {
    const owner = ownerOf(request);
    const lines = await storage.inbox.lines(ids);
    return lines.filter(({ serviceId }) => seesService(owner, serviceId));
  };
  return [
    contractRoute(BULK_CALLS.change, async (request) => {
      const { ids, versions, ...handled } = request.body;
      if (versions && versions.length !== ids.length) throw HttpRefusal.at('versions', 'choice');
      const versionOf = new Map(versions?.map((version, index) => [ids[index], version]));
      const stale: string[] = [];
      const changed: string[] = [];
      const withoutStatus: string[] = [];
      const notTheirs: string[] = [];
      const { assignee } = handled;
      const isAbsent = assignee && ((await storage.staff.read(assignee))?.disabled ?? true);
      if (isAbsent) throw HttpRefusal.at('assignee', 'choice');
      for (const { id } of await seenLines(request, ids)) {
        const change = { ...handled, version: versionOf.get(id) };
        const outcome = await changeHandling(request, ports, id, change).catch(refusedValue);
        if (outcome === 'status') withoutStatus.push(id);
        if (outcome === 'assignee') notTheirs.push(id);
        if (outcome === 'stale') stale.push(id);
        if (outcome === 'changed') changed.push(id);
      }
      const done = new Set([...changed, ...stale]);
      const skipped = ids.filter((id) => !done.has(id));
      return { changed, stale, skipped, withoutStatus, notTheirs };
    }),
    contractRoute(BULK_CALLS.read, async (request) => {
      const { ids, read } = request.body;
      const at = read ? now().toISOString() : null;
      const changed: string[] = [];
      const owner = ownerOf(request);
      for (const { id, serviceId } of await seenLines(request, ids)) {
        const checks = handlesService(owner, serviceId);
        const outcome = await storage.inbox.change(id, { read: { by: owner.id, at, checks } });
        if (outcome === 'changed') changed.push(id);
      }
      return { changed, skipped: ids.filter((id) => !changed.includes(id)) };
    }),
    contractRoute(BULK_CALLS.erase, async (request) => {
      const { ids, count } = request.body;
      if (count !== ids.length) throw HttpRefusal.at('count', 'choice');
      const erased: string[] = [];
      for (const { id } of await seenLines(request, ids)) {
        const stored = await eraseApplication({ storage, folder }, id);
        if (!stored) continue;
        erased.push(id);
        await audit(storage, request, 'applicationErased', stored.reference);
      }
      return { erased, skipped: ids.filter((id) => !erased.includes(id)) };
    }),
  ];
}
