import { hasAmounts, wrongAmounts } from '../../definition/validate/amounts';
import { type Issue, issueAt } from '../../definition/model/issue';
import { aroundOf } from '../../definition/model/named';
import { prune } from '../../definition/validate/prune';
import type { Lookup } from '../../definition/model/service';
import { type Json, valueAt, type Values } from '../../definition/model/values';
import type { CatalogueEntry } from '../catalogue';
import type { KeptContent } from '../records/contents';

export interface LookedUp {
  readonly known: Values;
  /** The chosen row is no longer in the table, or there are amounts and nothing was chosen. */
  readonly issues: readonly Issue[];
}

const NOTHING: LookedUp = { known: {}, issues: [] };

/**
 * Looks values up in content as a service's definition says (Lookup). If the record no longer exists nothing is
 * added: a request for a tour that staff have just removed is stored as it came.
 */
export async function lookUp(
  { service, shape }: CatalogueEntry,
  values: Values,
  content: Pick<KeptContent, 'read'>,
): Promise<LookedUp> {
  const { lookup } = service;
  const id = lookup && values[lookup.record];
  if (!lookup || typeof id !== 'string') return NOTHING;
  const record = await content.read(lookup.content, id);
  const table = record && valueAt(record.document, lookup.in);
  if (!Array.isArray(table)) return NOTHING;
  const { by, offers = [] } = lookup;
  const isChosen = Object.keys(by).some((name) => isGiven(values[name]));
  const taken = offers.filter((name) => isGiven(values[name]));
  if (!isChosen && taken.length === 0 && !hasAmounts(shape, prune(shape, values))) return NOTHING;
  const rows = isChosen ? table.flatMap((row) => (isRow(row, by, values) ? [row] : [])) : [];
  const missing = taken.find((name) => !rows.some((row) => isOffered(row, by, values[name])));
  if (rows.length > 0 && missing !== undefined) return refusal(missing);
  const all = rows.map((row) => numbersIn(row, lookup));
  // A hotel may be listed twice, with two prices.
  const fitting = all.find((known) => isRight(shape, values, known)) ?? all[0];
  if (fitting) return { known: fitting, issues: [] };
  return refusal(Object.keys(by)[0]);
}

const refusal = (name: string | undefined): LookedUp => ({
  known: {},
  issues: [issueAt(name === undefined ? [] : [name], 'priceList')],
});

const isGiven = (answer: Json | undefined): boolean =>
  answer !== undefined && answer !== null && answer !== '';

const isRow = (row: Json, by: Lookup['by'], values: Values): row is Json[] =>
  Array.isArray(row) &&
  Object.entries(by).every(
    ([name, column]) => !isGiven(values[name]) || says(row[column], values[name] ?? ''),
  );

/** Returns whether a column that does not select the row contains an answer. */
const isOffered = (row: readonly Json[], by: Lookup['by'], answer: Json | undefined): boolean =>
  row.some((cell, column) => !Object.values(by).includes(column) && says(cell, answer ?? ''));

/** A cell is a number, or a text in three languages, from which the page takes its number or its day. */
const says = (cell: Json | undefined, answer: Json): boolean =>
  textsOf(cell).some((text) =>
    typeof answer === 'number'
      ? Number(text) === answer
      : text === answer || dayOf(text) === answer,
  );

const textsOf = (cell: Json | undefined): string[] =>
  (Array.isArray(cell) ? cell : [cell]).flatMap((text) =>
    typeof text === 'string' || typeof text === 'number' ? [String(text).trim()] : [],
  );

const dayOf = (text: string): string | undefined => /^\d{4}-\d{2}-\d{2}/u.exec(text)?.[0];

const numbersIn = (row: readonly Json[], { gives = {} }: Lookup): Values =>
  Object.fromEntries(
    Object.entries(gives).flatMap(([name, column]) => {
      const text = textsOf(row[column]).at(-1) ?? '';
      return text === '' || Number.isNaN(Number(text)) ? [] : [[name, Number(text)] as const];
    }),
  );

const isRight = (shape: CatalogueEntry['shape'], values: Values, known: Values): boolean =>
  wrongAmounts(shape, values, prune(shape, values, aroundOf(shape, { ...values, ...known })))
    .length === 0;
