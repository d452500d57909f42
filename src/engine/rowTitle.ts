import { rowName } from '../definition/describe/rowName';
import type { ListField } from '../definition/model/field';
import { fieldAt } from '../definition/model/fieldAt';
import { aroundOf } from '../definition/model/named';
import { dotted, type Json, type Path } from '../definition/model/values';
import { useAnswerWords } from './answerWords';
import { isolated } from './inputs/photos/isolated';
import { useAnswerPart, useScope } from './scope/ScopeContext';

/** Appends the name of a row to its number: "Traveller 2: Sara Karim". */
export const withName = (title: string, name: string | undefined): string =>
  name ? `${title}: ${isolated(name)}` : title;

interface TitleOptions {
  /** The number of rows, for a title that says it. */
  readonly of?: number;
  /** A row that is not in the list any more. */
  readonly removed?: Json;
}

/** Returns a function that returns the title of a row of a list by its index. */
export function useRowTitles(path: Path): (index: number, options?: TitleOptions) => string {
  const words = useAnswerWords();
  const { scope, shape, translate } = useScope();
  const list = fieldAt(shape, dotted(path)) as ListField<string>;
  const nameOf = (row: Json | undefined): string =>
    rowName(list, row, words, aroundOf(scope.form, scope.whole(scope.store.getState().values)));
  // One text, which is equal while the names are.
  const names = useAnswerPart(path, (rows) =>
    list.rowTitle && Array.isArray(rows)
      ? rows.map((row) => nameOf(row).replaceAll('\n', ' ')).join('\n')
      : '',
  ).split('\n');
  return (index, { of, removed } = {}) =>
    withName(
      translate(of === undefined ? 'form.row' : 'form.rowOf', {
        what: list.items.label,
        number: index + 1,
        of,
      }),
      removed === undefined ? names[index] : nameOf(removed),
    );
}
