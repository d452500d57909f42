import type { Order } from '../../../contract/applicationFilter';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import type { StatusBook } from '../../../contract/statuses';
import { localise } from '../../../definition/language/localise';
import { pick } from '../../../definition/language/text';
import type { Service } from '../../../definition/model/service';
import { isDisplayed } from '../../../definition/model/widget';
import type { StoredApplicationFilter, InboxLine, Note } from '../../storage/applications';
import { minuteAt } from '../../brand/agencyDay';
import { aboutFields } from '../../submit/aboutParts';
import type { DefinitionOf } from '../applicationRecords';
import {
  cellsOf,
  type ColumnType,
  type ExportColumn,
  type ExportColumns,
  exportColumns,
} from './exportColumns';
import type { RoutePorts } from '../../routePorts';

/** A list as a table of texts, whose rows are read on demand. */
export interface ExportTable {
  readonly header: readonly string[];
  readonly types: readonly ColumnType[];
  readonly length: number;
  readonly rows: AsyncIterable<readonly string[]>;
}

/** Small enough that other requests are served between batches. */
const BATCH = 50;

/**
 * Returns the applications of a filter in its order: of one service with all its questions, worded as they were
 * asked, else with what all services have in common.
 */
export async function tableOf(
  ports: RoutePorts,
  filter: StoredApplicationFilter,
  order: Order,
): Promise<ExportTable> {
  const { catalogue, storage, statuses } = ports;
  const services = new Map(catalogue.map(({ service }) => [service.id, service]));
  const ids = await storage.inbox.ids(filter, order);
  const known = knownServices(ports.definitionOf);
  const questions =
    filter.serviceId === undefined ? undefined : await allColumns(ports, known, filter);
  const common = questions ? COMMON : [...COMMON, ...CONTACT];
  const named = namedFields(services.get(filter.serviceId ?? ''));
  const columns: readonly ExportColumn[] = [
    ...common.map(({ label, type = 'text' }) => ({ label, type })),
    ...named.map(({ label }) => ({ label, type: 'text' }) as const),
    ...(questions?.values() ?? []),
    { label: 'Due', type: 'day' },
    { label: 'Notes', type: 'text' },
  ];
  return {
    header: columns.map(({ label }) => label),
    types: columns.map(({ type }) => type),
    length: ids.length,
    rows: rowsOf(ports, ids, async (lines) => {
      const rows = lines.map((line) =>
        common.map(({ cell }) => cell(line, { services, statuses })),
      );
      return questions ? withAnswers(ports, known, { lines, rows, named, questions }) : rows;
    }),
  };
}

interface NamedField {
  readonly name: string;
  readonly label: string;
}

/** Returns the answers of a service that are no questions, such as a record's id, and are exported by name. */
const namedFields = (service: Service | undefined): readonly NamedField[] =>
  (service ? aboutFields(service) : []).flatMap((name) => {
    const field = service?.form.properties[name];
    return field && !isDisplayed(field) ? [{ name, label: pick(field.label, 'en') }] : [];
  });

type InEnglish = (definition: string) => Promise<Service<string>>;

function knownServices(definitionOf: DefinitionOf): InEnglish {
  const known = new Map<string, Service<string>>();
  return async (hash) => {
    const service = known.get(hash) ?? localise(await definitionOf(hash), 'en');
    known.set(hash, service);
    return service;
  };
}

/** Returns the questions of every definition that was filled in, the highest version first. */
async function allColumns(
  { storage }: RoutePorts,
  inEnglish: InEnglish,
  filter: StoredApplicationFilter,
): Promise<ExportColumns> {
  const services = await Promise.all((await storage.inbox.definitions(filter)).map(inEnglish));
  const newest = services.toSorted((a, b) => b.version - a.version);
  const columns = new Map<string, ExportColumn>();
  for (const [path, column] of newest.flatMap((service) => [...exportColumns(service)])) {
    // A question keeps the label of the first definition that has it.
    if (!columns.has(path)) columns.set(path, column);
  }
  return columns;
}

async function* rowsOf(
  { storage }: RoutePorts,
  ids: readonly string[],
  toRows: (lines: readonly InboxLine[]) => Promise<readonly (readonly string[])[]>,
): AsyncGenerator<readonly string[]> {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const [lines, notes] = await Promise.all([
      storage.inbox.lines(batch),
      storage.inbox.notesOf(batch),
    ]);
    const rows = await toRows(lines);
    for (const [index, { id, due }] of lines.entries()) {
      yield [...(rows[index] ?? []), due ?? '', (notes.get(id) ?? []).map(noteText).join('\n')];
    }
  }
}

const noteText = ({ at, who, text }: Note): string => `${minuteAt(new Date(at))} ${who}: ${text}`;

interface Batch {
  readonly lines: readonly InboxLine[];
  readonly rows: readonly (readonly string[])[];
  readonly named: readonly NamedField[];
  readonly questions: ExportColumns;
}

async function withAnswers(
  { storage, wordsIn }: RoutePorts,
  inEnglish: InEnglish,
  { lines, rows, named, questions }: Batch,
): Promise<readonly (readonly string[])[]> {
  const ids = lines.map(({ id }) => id);
  const [stored, about] = await Promise.all([
    storage.applications.readAll(ids),
    storage.applications.about(ids),
  ]);
  const byId = new Map(stored.map((one) => [one.id, one]));
  return Promise.all(
    rows.map(async (row, index) => {
      const one = byId.get(lines[index]?.id ?? '');
      const cells = one && cellsOf(await inEnglish(one.definition), one.answers, wordsIn('en'));
      const parts = new Map(about.get(one?.id ?? '')?.map(({ field, names }) => [field, names[2]]));
      const names = named.map(({ name }) => parts.get(name) ?? '');
      return [...row, ...names, ...[...questions.keys()].map((path) => cells?.get(path) ?? '')];
    }),
  );
}

interface CommonColumn {
  readonly label: string;
  /** Default: text. */
  readonly type?: ColumnType;
  readonly cell: (line: InboxLine, known: Known) => string;
}

interface Known {
  readonly services: ReadonlyMap<string, Service>;
  readonly statuses: StatusBook;
}

const COMMON: readonly CommonColumn[] = [
  { label: 'Reference', cell: ({ reference }) => reference },
  {
    label: 'Service',
    cell: ({ serviceId }, { services }) => {
      const service = services.get(serviceId);
      return service ? pick(service.tile.title, 'en') : serviceId;
    },
  },
  { label: 'Sent', type: 'moment', cell: ({ createdAt }) => minuteAt(new Date(createdAt)) },
  { label: 'Language', cell: ({ language }) => LANGUAGE_NAMES[language] },
  {
    label: 'Status',
    cell: ({ serviceId, status }, { statuses }) => statuses.nameOf(serviceId, status),
  },
  { label: 'For', cell: ({ about }) => about },
];

const CONTACT: readonly CommonColumn[] = [
  { label: 'Name', cell: ({ name }) => name },
  { label: 'Phone', cell: ({ phone }) => phone },
  { label: 'E-mail', cell: ({ email }) => email },
];
