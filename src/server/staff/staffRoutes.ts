import { APPLICATION_CALLS } from '../../contract/applications';
import { audit, auditList } from '../audit/audit';
import { ownerOf } from '../auth/sessions';
import type { CatalogueEntry } from '../catalogue';
import { contractRoute } from '../http/contractRoute';
import { existing } from '../http/refusal';
import type { Route } from '../http/addRoutes';
import { applicationList } from '../openapi/serviceCalls';
import { applicationRoutes } from './applicationRoutes';
import { arrivalRoutes } from './arrivals/arrivals';
import { bulkRoutes } from './bulkRoutes';
import { dashboardRoutes } from './dashboardRoutes';
import { exportRoutes } from './export/exportRoutes';
import { readFilter } from './readFilter';
import { idOf } from './idOf';
import { viewRoutes } from './viewRoutes';
import { sendPhoto } from './sendPhoto';
import { toApplicationRecord } from './applicationRecords';
import type { RoutePorts } from '../routePorts';

/**
 * Returns the routes for applications: each service's list and records (docs/requirements.md, P39), and the
 * panel's own calls.
 */
export function staffRoutes(ports: RoutePorts): readonly Route[] {
  const { catalogue, storage, folder } = ports;
  return [
    ...catalogue.flatMap(({ service }) => listRoutes(service, ports)),
    ...applicationRoutes(ports),
    ...bulkRoutes(ports),
    ...arrivalRoutes(ports),
    ...viewRoutes(ports),
    ...exportRoutes(ports),
    ...dashboardRoutes(ports),
    contractRoute(APPLICATION_CALLS.photo, (request, reply) =>
      sendPhoto(request, reply, storage, folder),
    ),
  ];
}

/** Returns the list of one service and its records, as they were sent. */
function listRoutes(service: CatalogueEntry['service'], ports: RoutePorts): readonly Route[] {
  const { id: serviceId, staff } = service;
  const { storage, definitionOf } = ports;
  const { applications, inbox } = storage;
  return [
    contractRoute(
      applicationList(service),
      async (request) => {
        const { page, perPage } = request.query;
        const query = { service: serviceId, ...request.query };
        const { filter, order } = readFilter(query, ports, ownerOf(request).id);
        const ours = { ...filter, serviceId };
        const { total } = await inbox.count(ours);
        const lines = total > 0 ? await inbox.list(ours, order, { page, perPage }) : [];
        const stored = await applications.readAll(lines.map(({ id }) => id));
        const data = stored.map(async (one) =>
          toApplicationRecord(one, await definitionOf(one.definition)),
        );
        await auditList(storage, request, 'applicationsRead', serviceId);
        return { data: await Promise.all(data), total, page, perPage };
      },
      { cached: 'account' },
    ),
    {
      method: 'GET',
      path: staff.read ?? `${staff.list}{id}/`,
      staff: 'readApplications',
      service: serviceId,
      handle: async (request) => {
        const application = existing(await applications.read(idOf(request), serviceId));
        await audit(storage, request, 'applicationRead', application.reference);
        return toApplicationRecord(application, await definitionOf(application.definition));
      },
    },
  ];
}
