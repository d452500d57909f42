import { rowName } from '../definition/describe/rowName';
import type { AnswerWords } from '../definition/model/described';
import type { ListField } from '../definition/model/field';
import { fieldAt } from '../definition/model/fieldAt';
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
  const { shape, translate } = useScope();
  const list = fieldAt(shape, dotted(path)) as ListField<string>;
  const names = useAnswerPart(path, (rows) => namesOf(list, rows, words)).split('\n');
  return (index, { of, removed } = {}) =>
    withName(
      translate(of === undefined ? 'form.row' : 'form.rowOf', {
        what: list.items.label,
        number: index + 1,
        of,
      }),
      removed === undefined ? names[index] : rowName(list, removed, words),
    );
}

/** One text, which is equal while the names are. */
const namesOf = (list: ListField<string>, rows: Json | undefined, words: AnswerWords): string =>
  list.rowTitle && Array.isArray(rows)
    ? rows.map((row) => rowName(list, row, words).replaceAll('\n', ' ')).join('\n')
    : '';
