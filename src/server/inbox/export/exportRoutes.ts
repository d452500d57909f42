import type { FastifyReply, FastifyRequest } from 'fastify';
import { APPLICATION_CALLS } from '../../../contract/applications';
import { hasRight } from '../../../contract/rights';
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

/** Sends a book as a file to save. */
export const sendBook = (
  reply: FastifyReply,
  format: keyof typeof FORMATS,
  name: string,
  book: Parameters<typeof toXlsx>[0],
): FastifyReply =>
  reply
    .type(FORMATS[format].type)
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .send(FORMATS[format].write(book));

export function exportRoutes(ports: RoutePorts): readonly Route[] {
  const confirm = confirmations(ports);
  const tellOwners = ownersTeller(ports);
  const selected = (request: FastifyRequest, query: Parameters<typeof readFilter>[0]) => {
    const owner = ownerOf(request);
    const { filter, order } = readFilter(query, ports, owner.id);
    const reader = { language: owner.language, hasMoney: hasRight(owner, 'seeMoney') };
    return { filter: seenBy(request, filter), order, reader };
  };
  const send = async (
    reply: FastifyReply,
    format: keyof typeof FORMATS,
    { filter, order, reader }: ReturnType<typeof selected>,
    note: (subject: string) => Promise<unknown>,
  ) => {
    const book = await bookOf(ports, filter, order, reader);
    const name = filter.serviceId ?? 'applications';
    await note(`${name} ${format} ${book.length}`);
    return sendBook(reply, format, `${name}-${dayAt(ports.now())}`, book);
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
