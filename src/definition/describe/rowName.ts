import type { AnswerWords, DescribedContent } from '../model/described';
import { type Field, isList, isObject } from '../model/field';
import { type Around, aroundOf, isShown } from '../model/named';
import { typeOf } from '../model/types/table';
import { isNone, isRecord, type Json } from '../model/values';

const NONE: DescribedContent = { kind: 'none' };

/**
 * Returns the answers by which a row of a list is named (`rowTitle`), such as "Sara Karim"; "" if there are none.
 * @param above the answers around the list, which conditions in the row may name
 */
export function rowName(
  list: Field<string>,
  row: Json | undefined,
  words: AnswerWords,
  above?: Around,
): string {
  if (!isList(list) || !list.rowTitle || !isObject(list.items) || !isRecord(row)) return '';
  const { properties } = list.items;
  const around = aroundOf(list.items, row, above);
  const inner = { words, path: [], beside: row, shape: () => [], field: () => NONE };
  const parts = list.rowTitle.map((name) => {
    const field = properties[name];
    const value = row[name];
    if (!field || value === undefined || isNone(value) || !isShown(name, around)) return '';
    const content = typeOf(field).describe(field, value, inner);
    return content.kind === 'text' ? content.text.trim() : '';
  });
  return parts.filter((part) => part !== '').join(' ');
}
