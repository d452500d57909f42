import type { Properties } from '../model/field';
import type { Values } from '../model/values';
import { fieldsIn, valuesIn } from './recordValues';

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
  fields: Properties<unknown>,
  document: Values,
  { kind, id }: NamedRecord,
): boolean =>
  valuesIn(fields, document).some(
    ({ field, value }) => 'refers' in field && field.refers === kind && value === id,
  );

/** Returns the content types that these fields refer to. */
export const kindsNamed = (fields: Properties<unknown>): readonly string[] =>
  fieldsIn(fields).flatMap((field) => ('refers' in field ? (field.refers ?? []) : []));
