import { setImmediate as others } from 'node:timers/promises';
import type { Note } from '../../../contract/applications';
import type { LedgerEntry } from '../../../definition/model/ledger';
import type { Service } from '../../../definition/model/service';
import { type Language, pick } from '../../../definition/model/text';
import type { AboutPart, InboxLine } from '../../applications/stored';
import type { RoutePorts } from '../../routePorts';
import { aboutTitle } from '../../submit/aboutParts';
import { answerCells, type ColumnType, type ExportColumn } from './exportColumns';

/** A list as a table of texts, whose rows are read on demand. */
export interface ExportTable {
  readonly title: string;
  readonly header: readonly string[];
  readonly types: readonly ColumnType[];
  readonly rows: AsyncIterable<readonly string[]>;
}

/** Read without a pause for other requests. */
const BATCH = 50;

/** What the lines of an application are made of. */
export interface ExportRow {
  readonly line: InboxLine;
  readonly notes: readonly Note[];
  /** Sums of charges and payments. */
  readonly money: readonly LedgerEntry[];
  /** What it is for, by the names of fields. */
  readonly about: ReadonlyMap<string, string>;
  readonly title: string;
  /** Undefined in a list of all services. */
  readonly answers: ReturnType<typeof answerCells> | undefined;
}

export interface Column<R = ExportRow> extends ExportColumn {
  readonly cell: (row: R) => string;
}

export type Localised = (definition: string) => Promise<Service<string>>;

/** Returns a table whose headings are unique. */
export function tableOf<R>(
  title: string,
  columns: readonly Column<R>[],
  rows: AsyncIterable<R>,
): ExportTable {
  const taken = new Map<string, number>();
  const header = columns.map(({ label }) => {
    const count = (taken.get(label) ?? 0) + 1;
    taken.set(label, count);
    return count === 1 ? label : `${label} (${count})`;
  });
  const cells = async function* cellsOf() {
    for await (const row of rows) yield columns.map(({ cell }) => cell(row));
  };
  return { title, header, types: columns.map(({ type }) => type), rows: cells() };
}

/** Where the applications are read. */
export interface Reading {
  readonly ports: RoutePorts;
  readonly ids: readonly string[];
  readonly language: Language;
  /** Left out: answers are not shown. */
  readonly localised?: Localised;
}

/** Reads the applications in batches, and returns the lines that are made of each. */
export async function* rowsOf<R>(
  { ports, ids, language, localised }: Reading,
  linesOf: (row: ExportRow) => readonly R[],
): AsyncGenerator<R> {
  const { storage, catalogue, translations } = ports;
  const { inbox, applications } = storage;
  const own = ports.wordsIn(language);
  const words = {
    ...own,
    plainDays: true,
    files: (count: number, isDocument: boolean) =>
      translations[language](isDocument ? 'export.document' : 'form.photoCount', { count }),
  };
  for (let start = 0; start < ids.length; start += BATCH) {
    // Where no application has lines for a sheet, no reader is waited for either.
    if (start > 0) await others();
    const batch = ids.slice(start, start + BATCH);
    const [lines, notes, money, about, stored] = await Promise.all([
      inbox.lines(batch),
      inbox.notesOf(batch),
      storage.money.sums(batch),
      applications.about(batch),
      localised ? applications.readAll(batch) : [],
    ]);
    const byId = new Map(stored.map((one) => [one.id, one]));
    for (const line of lines) {
      const one = byId.get(line.id);
      const named = about.get(line.id) ?? [];
      const placeName: typeof own.placeName = (id, place, isBrief) =>
        nameIn(named, id, language) ?? own.placeName?.(id, place, isBrief);
      const answers =
        one && localised
          ? answerCells(await localised(one.definition), one.answers, { ...words, placeName })
          : undefined;
      const service = catalogue.find(line.serviceId)?.service;
      const row: ExportRow = {
        line,
        answers,
        notes: notes.get(line.id) ?? [],
        money: money.get(line.id) ?? [],
        about: new Map(named.map(({ field, names }) => [field, pick(names, language)])),
        title: service && named.length > 0 ? aboutTitle(service, named, own) : line.about,
      };
      yield* linesOf(row);
    }
  }
}

const nameIn = (parts: readonly AboutPart[], id: string, language: Language) => {
  const named = parts.find(({ value, record }) => record && value === id);
  return named && pick(named.names, language);
};

export const textColumn = (label: string) => ({ label, type: 'text' }) as const;
