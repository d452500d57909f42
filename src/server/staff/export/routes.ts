import { issueAt } from '../../../definition/issue';
import { pick } from '../../../definition/text';
import { audit } from '../../audit/audit';
import { queryOf } from '../../http/query';
import { Refusal } from '../../http/refusal';
import type { Route } from '../../http/routes';
import { dayAt } from '../agencyDay';
import { answerWords } from '../answerWords';
import { readChoice, readFilter } from '../filter';
import type { DefinitionOf } from '../records';
import type { StaffPorts } from '../routes';
import { toCsv } from './csv';
import { type TablePorts, tableOf } from './table';
import { toXlsx } from './xlsx';

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', write: toCsv },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: toXlsx,
  },
} as const;

/** A filtered list as a file: ?format=csv or xlsx, and what the list takes. */
export function exportRoutes(
  staff: StaffPorts,
  services: readonly string[],
  definitionOf: DefinitionOf,
): readonly Route[] {
  const { catalogue, storage, now } = staff;
  const titles = new Map(
    catalogue.map(({ service: { id, tile } }) => [id, pick(tile.title, 'en')]),
  );
  const ports: TablePorts = {
    storage,
    definitionOf,
    words: answerWords(staff),
    titleOf: (id) => titles.get(id) ?? id,
  };
  return [
    {
      method: 'GET',
      path: 'application_export/',
      staff: true,
      handle: async (request, reply) => {
        const format = readChoice(queryOf(request.query), 'format', ['csv', 'xlsx']);
        if (!format) throw Refusal.ofIssues([issueAt(['format'], 'required')]);
        const { filter, order } = readFilter(request.query, services);
        const table = await tableOf(ports, filter, order);
        const name = filter.serviceId ?? 'applications';
        await audit(storage, request, 'exported', `${name} ${format} ${table.length}`);
        const file = `${name}-${dayAt(now())}.${format}`;
        return reply
          .type(FORMATS[format].type)
          .header('content-disposition', `attachment; filename="${file}"`)
          .send(FORMATS[format].write(table));
      },
    },
  ];
}
