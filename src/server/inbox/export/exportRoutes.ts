import type { FastifyReply, FastifyRequest } from 'fastify';
import { APPLICATION_CALLS } from '../../../contract/applications';
import { audit } from '../../audit/audit';
import { confirmations } from '../../auth/confirmations';
import { ownerOf } from '../../auth/sessions';
import { type Route, contractRoute } from '../../http/route';
import { dayAt } from '../../brand/agencyDay';
import { readFilter } from '../readFilter';
import { seenBy } from '../../auth/rightsGuard';
import { toCsv } from './csv';
import { bookOf } from './exportBook';
import { toXlsx } from './xlsx';
import type { RoutePorts } from '../../routePorts';
import { ownersTeller } from '../../users/tellOwners';

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', write: toCsv },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: toXlsx,
  },
} as const;

export function exportRoutes(ports: RoutePorts): readonly Route[] {
  const confirm = confirmations(ports);
  const tellOwners = ownersTeller(ports);
  const selected = (request: FastifyRequest, query: Parameters<typeof readFilter>[0]) => {
    const { id, language } = ownerOf(request);
    const { filter, order } = readFilter(query, ports, id);
    return { filter: seenBy(request, filter), order, language };
  };
  const send = async (
    reply: FastifyReply,
    format: keyof typeof FORMATS,
    { filter, order, language }: ReturnType<typeof selected>,
    note: (subject: string) => Promise<unknown>,
  ) => {
    const book = await bookOf(ports, filter, order, language);
    const name = filter.serviceId ?? 'applications';
    await note(`${name} ${format} ${book.length}`);
    const file = `${name}-${dayAt(ports.now())}.${format}`;
    return reply
      .type(FORMATS[format].type)
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(FORMATS[format].write(book));
  };
  return [
    contractRoute(APPLICATION_CALLS.export, async (request, reply) => {
      const { format, ids, ...query } = request.query;
      const { filter, ...rest } = selected(request, query);
      const chosen = { ...rest, filter: { ...filter, ids: ids.split(',') } };
      return send(reply, format, chosen, (subject) =>
        audit(ports.storage, request, 'exported', subject),
      );
    }),
    contractRoute(APPLICATION_CALLS.exportAll, async (request, reply) => {
      const { format, ...query } = request.query;
      const all = selected(request, query);
      await confirm.both(request, request.body);
      return send(reply, format, all, (subject) => tellOwners(request, 'exported', subject));
    }),
  ];
}
