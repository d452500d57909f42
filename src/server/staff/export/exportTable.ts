import type { Order } from '../../../contract/applicationFilter';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import type { AnswerWords } from '../../../definition/describe/describe';
import { localise } from '../../../definition/language/localise';
import type { Service } from '../../../definition/model/service';
import type { StoredApplicationFilter, InboxLine, Note } from '../../storage/applications';
import type { Storage } from '../../storage/storage';
import { minuteAt } from '../../brand/agencyDay';
import type { DefinitionOf } from '../applicationRecords';
import {
  cellsOf,
  type ColumnType,
  type ExportColumn,
  type ExportColumns,
  exportColumns,
} from './exportColumns';

/** A list as a table of texts, whose rows are read on demand. */
export interface ExportTable {
  readonly header: readonly string[];
  readonly types: readonly ColumnType[];
  readonly length: number;
  readonly rows: AsyncIterable<readonly string[]>;
}

export interface TablePorts {
  readonly storage: Pick<Storage, 'inbox' | 'applications'>;
  readonly definitionOf: DefinitionOf;
  readonly words: AnswerWords;
  /** Returns a service's name in English. */
  readonly titleOf: (serviceId: string) => string;
  /** Returns a status of a service in English. */
  readonly statusOf: (serviceId: string, status: string) => string;
  /** Returns the answers of a service that are no questions, such as a record's id, and are exported by name. */
  readonly namedFields: (serviceId: string) => readonly NamedField[];
}

export interface NamedField {
  readonly name: string;
  readonly label: string;
}

/** Small enough that other requests are served between batches. */
const BATCH = 50;

/**
 * Returns the applications of a filter in its order: of one service with all its questions, worded as they were
 * asked, else with what all services have in common.
 */
export async function tableOf(
  ports: TablePorts,
  filter: StoredApplicationFilter,
  order: Order,
): Promise<ExportTable> {
  const { inbox } = ports.storage;
  const ids = await inbox.ids(filter, order);
  const known = knownServices(ports.definitionOf);
  const questions =
    filter.serviceId === undefined ? undefined : await allColumns(ports, known, filter);
  const common = questions ? COMMON : [...COMMON, ...CONTACT];
  const named = filter.serviceId === undefined ? [] : ports.namedFields(filter.serviceId);
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
      const rows = lines.map((line) => common.map(({ cell }) => cell(line, ports)));
      return questions ? withAnswers(ports, known, { lines, rows, named, questions }) : rows;
    }),
  };
}

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
  { storage }: TablePorts,
  inEnglish: InEnglish,
  filter: StoredApplicationFilter,
): Promise<ExportColumns> {
  const services = await Promise.all((await storage.inbox.definitions(filter)).map(inEnglish));
  const newest = services.toSorted((a, b) => b.version - a.version).map(exportColumns);
  // A question keeps the label of the first definition that has it.
  return new Map(
    newest
      .toReversed()
      .reduce<(readonly [string, ExportColumn])[]>(
        (later, columns) => [...columns, ...later.filter(([path]) => !columns.has(path))],
        [],
      ),
  );
}

async function* rowsOf(
  { storage }: TablePorts,
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
  { storage, words }: TablePorts,
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
      const cells = one && cellsOf(await inEnglish(one.definition), one.answers, words);
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
  readonly cell: (line: InboxLine, ports: Pick<TablePorts, 'titleOf' | 'statusOf'>) => string;
}

const COMMON: readonly CommonColumn[] = [
  { label: 'Reference', cell: ({ reference }) => reference },
  { label: 'Service', cell: ({ serviceId }, { titleOf }) => titleOf(serviceId) },
  { label: 'Sent', type: 'moment', cell: ({ createdAt }) => minuteAt(new Date(createdAt)) },
  { label: 'Language', cell: ({ language }) => LANGUAGE_NAMES[language] },
  {
    label: 'Status',
    cell: ({ serviceId, status }, { statusOf }) => statusOf(serviceId, status),
  },
  { label: 'For', cell: ({ about }) => about },
];

const CONTACT: readonly CommonColumn[] = [
  { label: 'Name', cell: ({ name }) => name },
  { label: 'Phone', cell: ({ phone }) => phone },
  { label: 'E-mail', cell: ({ email }) => email },
];
