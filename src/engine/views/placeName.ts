import { rowName } from '../../definition/describe/rowName';
import { isCounted } from '../../definition/model/counted';
import type { AnswerWords } from '../../definition/model/described';
import { type Field, isObject, type ListField, type Shape } from '../../definition/model/field';
import { fieldAt } from '../../definition/model/fieldAt';
import { aroundAt } from '../../definition/model/named';
import { dotted, parsePath, valueAt, type Values } from '../../definition/model/values';
import { rowTitle } from '../rowTitle';
import { issueLabel } from '../../definition/language/issueLabel';
import type { Translate } from '../../definition/language/issueWords';

/** Returns the label of a dotted path with its groups and rows ("Spouse – Surname", "Traveller 2: Sara – Age"). */
export function placeName(
  path: string,
  shape: Shape<string>,
  t: Translate<'form.row' | 'form.rowOf'>,
  { values, words }: { readonly values: Values; readonly words: AnswerWords },
): string {
  const keys = parsePath(path);
  const fieldTo = (length: number) => fieldAt(shape, dotted(keys.slice(0, length)));
  if (!fieldTo(keys.length)) return issueLabel({ path }, shape);
  const parts = keys.flatMap((key, index) => {
    const field = fieldTo(index + 1);
    if (!field) return [];
    if (typeof key === 'number') {
      // With dates for several groups of people, each list names its group.
      const list = fieldTo(index) as ListField<string>;
      const what = isCounted(list) && !isObject(field) ? list.label : field.label;
      const root = aroundAt(shape, values, keys.slice(0, index - 1));
      const row = valueAt(values, keys.slice(0, index + 1));
      return [rowTitle(list, key, rowName(list, row, words, root), t, { what })];
    }
    return index === keys.length - 1 || isGroup(field) ? [field.label] : [];
  });
  return parts.join(' – ');
}

const isGroup = (field: Field<string>): boolean => isObject(field) && field.wire !== 'spread';
