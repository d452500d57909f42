import { isShown } from '../model/condition';
import type { AnswerWords, DescribedContent } from '../model/described';
import { type Field, isList, isObject } from '../model/field';
import { typeOf } from '../model/types/table';
import { isNone, isRecord, type Json } from '../model/values';

const NONE: DescribedContent = { kind: 'none' };

/** Returns the answers by which a row of a list is named (`rowTitle`), such as "Sara Karim"; "" if there are none. */
export function rowName(list: Field<string>, row: Json | undefined, words: AnswerWords): string {
  if (!isList(list) || !list.rowTitle || !isObject(list.items) || !isRecord(row)) return '';
  const { properties } = list.items;
  const inner = { words, path: [], beside: row, shape: () => [], field: () => NONE };
  const parts = list.rowTitle.map((name) => {
    const field = properties[name];
    const value = row[name];
    if (!field || value === undefined || isNone(value) || !isShown(name, properties, row))
      return '';
    const content = typeOf(field).describe(field, value, inner);
    return content.kind === 'text' ? content.text.trim() : '';
  });
  return parts.filter((part) => part !== '').join(' ');
}
