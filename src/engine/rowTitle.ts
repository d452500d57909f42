import { rowName } from '../definition/describe/rowName';
import type { ListField } from '../definition/model/field';
import { fieldAt } from '../definition/model/fieldAt';
import { dotted, type Json, type Path } from '../definition/model/values';
import { useAnswerWords } from './answerWords';
import { isolated } from '../definition/language/isolated';
import { answersAround } from './scope/entry';
import { useAnswerPart, useScope } from './scope/ScopeContext';

interface Numbered {
  /** The name of any row. */
  readonly what?: string;
  /** The number of rows, for a title that includes it. */
  readonly of?: number | undefined;
}

/** Returns the title of a row: its label in the file, or its number and name, as in "Traveller 2: Sara Karim". */
export function rowTitle(
  { items, fixed }: ListField<string>,
  index: number,
  name: string | undefined,
  translate: (key: 'form.row' | 'form.rowOf', options: Record<string, unknown>) => string,
  { what = items.label, of }: Numbered = {},
): string {
  const label = fixed?.[index]?.label;
  if (label !== undefined) return label;
  const key = of === undefined ? 'form.row' : 'form.rowOf';
  const title = translate(key, { what, number: index + 1, of });
  return name ? `${title}: ${isolated(onOneLine(name))}` : title;
}

const onOneLine = (name: string): string => name.replaceAll('\n', ' ');

interface TitleOptions {
  /** The number of rows, for a title that includes it. */
  readonly of?: number;
  /** A row that is not in the list any more. */
  readonly removed?: Json;
}

/** Returns a function that returns the title of a row of a list by its index. */
export function useRowTitles(path: Path): (index: number, options?: TitleOptions) => string {
  const words = useAnswerWords();
  const { scope, shape, translate } = useScope();
  const list = fieldAt(shape, dotted(path)) as ListField<string>;
  const rowPath = [...scope.prefix, ...path, 0];
  const nameOf = (row: Json | undefined): string =>
    rowName(list, row, words, answersAround(scope, scope.store.getState().values, rowPath));
  // One text, which is equal while the names are.
  const names = useAnswerPart(path, (rows) =>
    list.rowTitle && Array.isArray(rows)
      ? rows.map((row) => onOneLine(nameOf(row))).join('\n')
      : '',
  ).split('\n');
  return (index, { of, removed } = {}) =>
    rowTitle(list, index, removed === undefined ? names[index] : nameOf(removed), translate, {
      of,
    });
}
