import { APPLICATION_CALLS } from '../../../contract/applications';
import { pick } from '../../../definition/language/text';
import { isDisplayed } from '../../../definition/model/widget';
import { audit } from '../../audit/audit';
import { ownerOf } from '../../auth/sessions';
import type { CatalogueEntry } from '../../catalogue';
import { contractRoute } from '../../http/contractRoute';
import type { Route } from '../../http/addRoutes';
import { aboutFields } from '../../submit/aboutParts';
import { dayAt } from '../../brand/agencyDay';
import { readFilter } from '../readFilter';
import { seenBy } from '../seen';
import type { StaffPorts } from '../staffRoutes';
import { toCsv } from './csv';
import { type NamedField, type TablePorts, tableOf } from './exportTable';
import { toXlsx } from './xlsx';

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', write: toCsv },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: toXlsx,
  },
} as const;

/** Exports a filtered list as a file. */
export function exportRoutes(staff: StaffPorts): readonly Route[] {
  const { catalogue, storage, now, statuses, wordsIn, definitionOf } = staff;
  const titles = new Map(
    catalogue.map(({ service: { id, tile } }) => [id, pick(tile.title, 'en')]),
  );
  const named = new Map(catalogue.map(({ service }) => [service.id, namedFields(service)]));
  const ports: TablePorts = {
    storage,
    definitionOf,
    words: wordsIn('en'),
    titleOf: (id) => titles.get(id) ?? id,
    statusOf: statuses.nameOf,
    namedFields: (id) => named.get(id) ?? [],
  };
  return [
    contractRoute(APPLICATION_CALLS.export, async (request, reply) => {
      const { format, ids } = request.query;
      const { filter: requested, order } = readFilter(request.query, staff, ownerOf(request).id);
      const chosen = ids === undefined ? requested : { ...requested, ids: ids.split(',') };
      const filter = seenBy(request, chosen);
      const table = await tableOf(ports, filter, order);
      const name = filter.serviceId ?? 'applications';
      await audit(storage, request, 'exported', `${name} ${format} ${table.length}`);
      const file = `${name}-${dayAt(now())}.${format}`;
      return reply
        .type(FORMATS[format].type)
        .header('content-disposition', `attachment; filename="${file}"`)
        .send(FORMATS[format].write(table));
    }),
  ];
}

const namedFields = (service: CatalogueEntry['service']): readonly NamedField[] =>
  aboutFields(service).flatMap((name) => {
    const field = service.form.properties[name];
    return field && !isDisplayed(field) ? [{ name, label: pick(field.label, 'en') }] : [];
  });
