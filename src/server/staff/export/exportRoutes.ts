import { APPLICATION_CALLS } from '../../../contract/applications';
import { audit } from '../../audit/audit';
import { ownerOf } from '../../auth/sessions';
import { contractRoute } from '../../http/contractRoute';
import type { Route } from '../../http/addRoutes';
import { dayAt } from '../../brand/agencyDay';
import { readFilter } from '../readFilter';
import { seenBy } from '../../auth/rightsGuard';
import { toCsv } from './csv';
import { tableOf } from './exportTable';
import { toXlsx } from './xlsx';
import type { RoutePorts } from '../../routePorts';

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', write: toCsv },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: toXlsx,
  },
} as const;

export const exportRoutes = (ports: RoutePorts): readonly Route[] => [
  contractRoute(APPLICATION_CALLS.export, async (request, reply) => {
    const { format, ids } = request.query;
    const { filter: requested, order } = readFilter(request.query, ports, ownerOf(request).id);
    const chosen = ids === undefined ? requested : { ...requested, ids: ids.split(',') };
    const filter = seenBy(request, chosen);
    const table = await tableOf(ports, filter, order);
    const name = filter.serviceId ?? 'applications';
    await audit(ports.storage, request, 'exported', `${name} ${format} ${table.length}`);
    const file = `${name}-${dayAt(ports.now())}.${format}`;
    return reply
      .type(FORMATS[format].type)
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(FORMATS[format].write(table));
  }),
];
