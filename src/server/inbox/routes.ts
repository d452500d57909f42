import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { APPLICATION_CALLS } from '../../contract/applications';
import { audit, auditList } from '../audit/audit';
import { ownerOf } from '../auth/sessions';
import type { CatalogueEntry } from '../catalogue';
import { existing } from '../http/refusal';
import { type Route, contractRoute, type RequestTo, idOf } from '../http/route';
import { serviceCalls } from '../openapi/serviceCalls';
import { applicationRoutes } from './applicationRoutes';
import { arrivalRoute } from './arrivals';
import { bulkRoutes } from './bulkRoutes';
import { exportRoutes } from './export/exportRoutes';
import { readFilter } from './readFilter';
import { toApplicationRecord } from '../applications/applicationRecords';
import type { RoutePorts } from '../routePorts';

/**
 * Returns the routes for applications: each service's list and records (docs/requirements.md, P39), and the
 * panel's own calls.
 */
export function staffRoutes(ports: RoutePorts): readonly Route[] {
  return [
    ...ports.catalogue.flatMap(({ service }) => listRoutes(service, ports)),
    ...applicationRoutes(ports),
    ...bulkRoutes(ports),
    arrivalRoute(ports),
    ...exportRoutes(ports),
    contractRoute(APPLICATION_CALLS.photo, (request, reply) => sendPhoto(request, reply, ports)),
  ];
}

/** Returns the list of one service and its records, as they were sent. */
function listRoutes(service: CatalogueEntry['service'], ports: RoutePorts): readonly Route[] {
  const { id: serviceId } = service;
  const { list, read } = serviceCalls(service);
  const { storage, definitionOf } = ports;
  const { applications, inbox } = storage;
  return [
    contractRoute(
      list,
      async (request) => {
        const { page, perPage } = request.query;
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
      },
      { cached: 'account' },
    ),
    contractRoute(read, async (request) => {
      const application = existing(await applications.read(idOf(request), serviceId));
      await audit(storage, request, 'applicationRead', application.reference);
      return toApplicationRecord(application, await definitionOf(application.definition));
    }),
  ];
}

/** Sends a photo or a document that belongs to an application. @throws Refusal 404 */
async function sendPhoto(
  request: RequestTo<typeof APPLICATION_CALLS.photo>,
  reply: FastifyReply,
  { storage, folder }: RoutePorts,
): Promise<FastifyReply> {
  const id = idOf(request);
  const application = existing(await storage.applications.ofPhoto(id));
  const file = existing(await folder.read(id));
  await audit(storage, request, 'photoRead', application.reference);
  const isDocument = await beginsAsPdf(file);
  const name = isDocument
    ? `attachment; filename="document-${id}.pdf"`
    : `inline; filename="photo-${id}.jpg"`;
  // Whatever opens it runs no script of it within our origin.
  if (isDocument) reply.header('content-security-policy', "sandbox; default-src 'none'");
  return reply
    .type(isDocument ? 'application/pdf' : 'image/jpeg')
    .header('content-disposition', name)
    .send(file);
}

/** Whether a kept file is a document, which is not looked into and so never opens within our origin. */
async function beginsAsPdf(file: Readable): Promise<boolean> {
  await once(file, 'readable');
  const head: unknown = file.read();
  if (!Buffer.isBuffer(head)) return false;
  file.unshift(head);
  return head.toString('latin1', 0, 5) === '%PDF-';
}
