import type { Order } from '../../../contract/applicationFilter';
import { LANGUAGE_NAMES } from '../../../contract/staffWords';
import { localise } from '../../../definition/language/localise';
import { pick } from '../../../definition/model/text';
import type { Service } from '../../../definition/model/service';
import { isDisplayed } from '../../../definition/model/widget';
import type { Note } from '../../../contract/applications';
import type { StoredApplicationFilter, InboxLine } from '../../applications/stored';
import { minuteAt } from '../../brand/agencyDay';
import { aboutFields } from '../../submit/aboutParts';
import { cellsOf, type ColumnType, type ExportColumn, exportColumns } from './exportColumns';
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

/** What the cells of a row are made of. */
interface ExportRow {
  readonly line: InboxLine;
  readonly notes: readonly Note[];
  /** What it is for, in English, by the names of fields. */
  readonly about: ReadonlyMap<string, string>;
  /** By the paths of questions. */
  readonly answers: ReadonlyMap<string, string>;
}

interface Column extends ExportColumn {
  readonly cell: (row: ExportRow) => string;
}

/**
 * Returns the applications of a filter in its order: of one service with all its questions, worded as they were
 * asked, else with what all services have in common.
 */
export async function tableOf(
  ports: RoutePorts,
  filter: StoredApplicationFilter,
  order: Order,
): Promise<ExportTable> {
  const { storage, definitionOf } = ports;
  const known = new Map<string, Service<string>>();
  const inEnglish: InEnglish = async (hash) => {
    const service = known.get(hash) ?? localise(await definitionOf(hash), 'en');
    known.set(hash, service);
    return service;
  };
  const ids = await storage.inbox.ids(filter, order);
  const own = filter.serviceId === undefined ? CONTACT : await ownColumns(ports, inEnglish, filter);
  const columns = [...commonColumns(ports), ...own, ...HANDLING];
  return {
    header: columns.map(({ label }) => label),
    types: columns.map(({ type }) => type),
    length: ids.length,
    rows: rowsOf(ports, ids, columns, filter.serviceId === undefined ? undefined : inEnglish),
  };
}

type InEnglish = (definition: string) => Promise<Service<string>>;

/**
 * Returns the columns of a service: answers that are no questions, such as a record's id, by their names; then the
 * questions of every definition that was filled in, the highest version first.
 */
async function ownColumns(
  { catalogue, storage }: RoutePorts,
  inEnglish: InEnglish,
  filter: StoredApplicationFilter,
): Promise<readonly Column[]> {
  const current = catalogue.find(filter.serviceId ?? '')?.service;
  const named = (current ? aboutFields(current) : []).flatMap((name): Column[] => {
    const field = current?.form.properties[name];
    if (!field || isDisplayed(field)) return [];
    return [{ ...text(pick(field.label, 'en')), cell: ({ about }) => about.get(name) ?? '' }];
  });
  const services = await Promise.all((await storage.inbox.definitions(filter)).map(inEnglish));
  const newest = services.toSorted((a, b) => b.version - a.version).flatMap(exportColumns);
  const questions = new Map<string, ExportColumn>();
  for (const [path, column] of newest) {
    // A question keeps the label of the first definition that has it.
    if (!questions.has(path)) questions.set(path, column);
  }
  const asked = [...questions].map(([path, column]) => ({
    ...column,
    cell: ({ answers }: ExportRow) => answers.get(path) ?? '',
  }));
  return [...named, ...asked];
}

/** @param inEnglish left out: answers are not shown */
async function* rowsOf(
  { storage, wordsIn }: RoutePorts,
  ids: readonly string[],
  columns: readonly Column[],
  inEnglish: InEnglish | undefined,
): AsyncGenerator<readonly string[]> {
  const { inbox, applications } = storage;
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const [lines, notes, about, stored] = await Promise.all([
      inbox.lines(batch),
      inbox.notesOf(batch),
      inEnglish ? applications.about(batch) : undefined,
      inEnglish ? applications.readAll(batch) : [],
    ]);
    const byId = new Map(stored.map((one) => [one.id, one]));
    for (const line of lines) {
      const one = byId.get(line.id);
      const named = about?.get(line.id) ?? [];
      const answers =
        one && inEnglish
          ? cellsOf(await inEnglish(one.definition), one.answers, {
              ...wordsIn('en'),
              placeName: (id, place) =>
                named.find(({ value, record }) => record && value === id)?.names[2] ??
                wordsIn('en').placeName?.(id, place),
              plainDays: true,
            })
          : new Map<string, string>();
      const parts = new Map(named.map(({ field, names }) => [field, names[2]]));
      const row = { line, notes: notes.get(line.id) ?? [], about: parts, answers };
      yield columns.map(({ cell }) => cell(row));
    }
  }
}

const text = (label: string) => ({ label, type: 'text' }) as const;

const commonColumns = ({ catalogue, statuses }: RoutePorts): readonly Column[] => [
  { ...text('Reference'), cell: ({ line }) => line.reference },
  {
    ...text('Service'),
    cell: ({ line: { serviceId } }) => {
      const known = catalogue.find(serviceId);
      return known ? pick(known.service.tile.title, 'en') : serviceId;
    },
  },
  { label: 'Sent', type: 'moment', cell: ({ line }) => minuteAt(new Date(line.createdAt)) },
  { ...text('Language'), cell: ({ line }) => LANGUAGE_NAMES[line.language] },
  { ...text('Status'), cell: ({ line }) => statuses.nameOf(line.serviceId, line.status) },
  { ...text('For'), cell: ({ line }) => line.about },
];

const CONTACT: readonly Column[] = [
  { ...text('Name'), cell: ({ line }) => line.name },
  { label: 'Phone', type: 'phone', cell: ({ line }) => line.phone },
  { ...text('E-mail'), cell: ({ line }) => line.email },
];

const noteText = ({ at, who, text: words }: Note): string =>
  `${minuteAt(new Date(at))} ${who}: ${words}`;

const HANDLING: readonly Column[] = [
  { label: 'Due', type: 'day', cell: ({ line }) => line.due ?? '' },
  { ...text('Notes'), cell: ({ notes }) => notes.map(noteText).join('\n') },
];
