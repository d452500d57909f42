import type { Order } from '../../../contract/applicationFilter';
import type { Note } from '../../../contract/applications';
import { localise } from '../../../definition/language/localise';
import { balancesOf, fromMinor } from '../../../definition/model/ledger';
import { inCurrency } from '../../../definition/model/money';
import type { Service } from '../../../definition/model/service';
import { type Language, pick } from '../../../definition/model/text';
import { isDisplayed } from '../../../definition/model/widget';
import type { InboxLine, StoredApplicationFilter } from '../../applications/stored';
import { minuteAt } from '../../brand/agencyDay';
import type { RoutePorts } from '../../routePorts';
import { aboutFields } from '../../submit/aboutParts';
import {
  type Cells,
  exportColumns,
  type RowQuestion,
  type RowsColumns,
  rowsColumns,
} from './exportColumns';
import {
  type Column,
  type ExportRow,
  type ExportTable,
  type Localised,
  type Reading,
  rowsOf,
  tableOf,
  textColumn,
} from './exportTable';

/** The applications, then a sheet for each question that has lists of rows, such as passengers. */
export interface ExportBook {
  readonly language: Language;
  readonly length: number;
  readonly sheets: readonly [applications: ExportTable, ...rows: ExportTable[]];
}

/** For whom an export is. */
interface Reader {
  readonly language: Language;
  /** Whether it has the sums of charges and payments. */
  readonly hasMoney: boolean;
}

/**
 * Returns the applications of a filter in its order, in a language: of one service with all its questions, worded as they
 * were asked, else with what all services have in common.
 */
export async function bookOf(
  ports: RoutePorts,
  filter: StoredApplicationFilter,
  order: Order,
  { language, hasMoney }: Reader,
): Promise<ExportBook> {
  const { storage, definitionOf, translations } = ports;
  const known = new Map<string, Service<string>>();
  const localised: Localised = async (hash) => {
    const service = known.get(hash) ?? localise(await definitionOf(hash), language);
    known.set(hash, service);
    return service;
  };
  const word: Word = (key) => translations[language](`export.${key}`);
  const ids = await storage.inbox.ids(filter, order);
  const isOfOne = filter.serviceId !== undefined;
  const hashes = isOfOne ? await storage.inbox.definitions(filter) : [];
  const definitions = (await Promise.all(hashes.map(localised))).toSorted(
    (a, b) => b.version - a.version,
  );
  const colleagues = await storage.staff.colleagues();
  const nameOf = (id: string | null) => {
    const found = colleagues.find((one) => one.id === id);
    return found?.name || found?.email || '';
  };
  const at = { ports, ids, language, ...(isOfOne && { localised }) };
  const own = isOfOne
    ? ownColumns(ports, definitions, filter.serviceId, language)
    : contactColumns(word);
  const columns = [
    ...commonColumns(ports, word, language),
    ...own,
    ...(hasMoney ? await storage.money.currencies() : []).flatMap((code) =>
      moneyColumns(word, code),
    ),
    ...handlingColumns(ports, word, nameOf),
  ];
  return {
    language,
    length: ids.length,
    sheets: [
      tableOf(
        word('applications'),
        columns,
        rowsOf(at, (row) => [row]),
      ),
      ...rowsTables(at, definitions, word),
    ],
  };
}

type Word = (key: Heading | Language) => string;
type Heading =
  | ('reference' | 'service' | 'sent' | 'language' | 'status' | 'for' | 'name' | 'phone' | 'email')
  | ('assignee' | 'changed' | 'closed' | 'due' | 'notes' | 'applications' | 'list' | 'number')
  | ('charged' | 'paid' | 'open');

/**
 * Returns the columns of a service: answers that are no questions, such as a record's id, by their names; then the
 * questions of every definition that was filled in, the highest version first.
 */
function ownColumns(
  { catalogue }: RoutePorts,
  definitions: readonly Service<string>[],
  serviceId = '',
  language: Language,
): readonly Column[] {
  const current = catalogue.find(serviceId)?.service;
  const named = (current ? aboutFields(current) : []).flatMap((name): Column[] => {
    const field = current?.form.properties[name];
    if (!field || isDisplayed(field)) return [];
    return [
      { ...textColumn(pick(field.label, language)), cell: ({ about }) => about.get(name) ?? '' },
    ];
  });
  // A question keeps the label of the first definition that has it.
  const questions = new Map(definitions.flatMap(exportColumns).toReversed());
  const paths = new Set(definitions.flatMap(exportColumns).map(([path]) => path));
  const asked = [...paths].map((path) => ({
    ...(questions.get(path) ?? textColumn(path)),
    cell: ({ answers }: ExportRow) => answers?.cells.get(path) ?? '',
  }));
  return [...named, ...asked];
}

const commonColumns = (
  { catalogue, statuses }: RoutePorts,
  word: Word,
  language: Language,
): readonly Column[] => [
  { ...textColumn(word('reference')), cell: ({ line }) => line.reference },
  {
    ...textColumn(word('service')),
    cell: ({ line: { serviceId } }) => {
      const known = catalogue.find(serviceId);
      return known ? pick(known.service.tile.title, language) : serviceId;
    },
  },
  { label: word('sent'), type: 'moment', cell: ({ line }) => minute(line.createdAt) },
  { ...textColumn(word('language')), cell: ({ line }) => word(line.language) },
  {
    ...textColumn(word('status')),
    cell: ({ line }) => statuses.nameOf(line.serviceId, line.status, language),
  },
  { ...textColumn(word('for')), cell: ({ title }) => title },
];

const contactColumns = (word: Word): readonly Column[] => [
  { ...textColumn(word('name')), cell: ({ line }) => line.name },
  { label: word('phone'), type: 'phone', cell: ({ line }) => line.phone },
  { ...textColumn(word('email')), cell: ({ line }) => line.email },
];

const moneyColumns = (word: Word, code: string): readonly Column[] =>
  (['charged', 'paid', 'open'] as const).map((sum) => ({
    label: inCurrency(word(sum), code),
    type: 'number',
    cell: ({ money }) => {
      const balance = balancesOf(money).find(({ currency }) => currency === code);
      return balance ? String(fromMinor(balance[sum], code)) : '';
    },
  }));

const minute = (moment: string | null): string =>
  moment === null ? '' : minuteAt(new Date(moment));

const noteText = ({ at, who, text: words }: Note): string => `${minute(at)} ${who}: ${words}`;

const handlingColumns = (
  { statuses }: RoutePorts,
  word: Word,
  nameOf: (id: string | null) => string,
): readonly Column[] => [
  { ...textColumn(word('assignee')), cell: ({ line }) => nameOf(line.assignee) },
  {
    label: word('changed'),
    type: 'moment',
    cell: ({ line: { createdAt, sentAt, changedAt } }) =>
      minute([createdAt, sentAt ?? '', changedAt ?? ''].toSorted().at(-1) ?? null),
  },
  {
    label: word('closed'),
    type: 'moment',
    cell: ({ line }) =>
      statuses.isClosed(line.serviceId, line.status) ? minute(line.changedAt) : '',
  },
  { label: word('due'), type: 'day', cell: ({ line }) => line.due ?? '' },
  { ...textColumn(word('notes')), cell: ({ notes }) => notes.map(noteText).join('\n') },
];

interface RowLine {
  readonly line: InboxLine;
  readonly list: string;
  readonly number: number;
  readonly cells: Cells;
}

/** Returns a sheet for each question that has lists of rows, in any of the definitions. */
function rowsTables(
  reading: Reading,
  definitions: readonly Service<string>[],
  word: Word,
): readonly ExportTable[] {
  const found = new Map<string, RowsColumns>();
  for (const one of definitions.flatMap(rowsColumns)) {
    const before = found.get(one.name);
    found.set(one.name, before ? { ...before, columns: [...before.columns, ...one.columns] } : one);
  }
  const head: readonly Column<RowLine>[] = [
    { ...textColumn(word('reference')), cell: ({ line }) => line.reference },
    { ...textColumn(word('name')), cell: ({ line }) => line.name },
    { label: word('phone'), type: 'phone', cell: ({ line }) => line.phone },
    { ...textColumn(word('list')), cell: ({ list }) => list },
    { label: word('number'), type: 'number', cell: ({ number }) => String(number) },
  ];
  return [...found.values()].map(({ name, label, columns }) =>
    tableOf(
      label,
      [...head, ...together(columns)],
      rowsOf(reading, ({ line, answers }) =>
        (answers?.rowsOf(name) ?? []).map((row) => ({ line, ...row })),
      ),
    ),
  );
}

/** Returns one column for the same question of lists beside each other, such as the birth dates of adults and children. */
function together(asked: readonly RowQuestion[]): readonly Column<RowLine>[] {
  const columns: RowQuestion[][] = [];
  for (const one of asked) {
    if (columns.flat().some(({ path }) => path === one.path)) continue;
    const same = columns.find((others) => others.every((other) => isBeside(one, other)));
    if (same) same.push(one);
    else columns.push([one]);
  }
  return columns.map((questions) => ({
    ...(questions[0]?.column ?? textColumn('')),
    cell: ({ cells }) => questions.map(({ path }) => cells.get(path)).find(Boolean) ?? '',
  }));
}

/** Returns whether two questions are the same, and no line can answer both: neither list is within the other one. */
const isBeside = (one: RowQuestion, other: RowQuestion): boolean =>
  one.column.label === other.column.label &&
  one.column.type === other.column.type &&
  !`${one.list}.`.startsWith(`${other.list}.`) &&
  !`${other.list}.`.startsWith(`${one.list}.`);
