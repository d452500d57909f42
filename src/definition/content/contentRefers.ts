import type { ContentField, ContentFields } from './contentType';
import { isRecord, type Json, type Values } from '../model/values';

/** A record that others may refer to. */
export interface NamedRecord {
  readonly kind: string;
  readonly id: string;
}

/**
 * Returns whether a record refers to another one in a field that `refers` to its content type,
 * including those in groups and rows.
 */
export const namesRecord = (
  fields: ContentFields<unknown>,
  document: Values,
  named: NamedRecord,
): boolean => Object.entries(fields).some(([name, field]) => names(field, document[name], named));

function names(
  field: ContentField<unknown>,
  value: Json | undefined,
  { kind, id }: NamedRecord,
): boolean {
  if ('properties' in field) {
    return isRecord(value) && namesRecord(field.properties, value, { kind, id });
  }
  if ('items' in field) {
    return Array.isArray(value) && value.some((row) => names(field.items, row, { kind, id }));
  }
  return 'refers' in field && field.refers === kind && value === id;
}

/** Returns the content types that these fields refer to. */
export const kindsNamed = (fields: ContentFields<unknown>): readonly string[] =>
  Object.values(fields).flatMap(kindsNamedIn);

function kindsNamedIn(field: ContentField<unknown>): readonly string[] {
  if ('properties' in field) return kindsNamed(field.properties);
  if ('items' in field) return kindsNamedIn(field.items);
  return 'refers' in field && field.refers !== undefined ? [field.refers] : [];
}
