import { type Field, isString, type Properties } from '../model/field';
import { isRecord, type Json, valueAt, type Values } from '../model/values';
import { fieldsIn, valuesIn } from '../model/placedValues';

/** A record that others may refer to. */
export interface NamedRecord {
  readonly kind: string;
  readonly id: string;
}

/** The content type whose records are the options of questions in dynamic sections. */
export const OPTIONS = 'options';

/** Named like a content type where a field holds the id of a service: of a file, or of those that staff compose. */
export const SERVICES = 'service';

/**
 * Returns whether a record refers to another one: in a field that `refersTo` its content type, as the record that a
 * group `copies`, or as the options of a question in sections, including those in groups and rows.
 */
export const namesRecord = (
  fields: Properties<unknown>,
  document: Values,
  named: NamedRecord,
): boolean =>
  valuesIn(fields, document).some(({ path, field, value }) => {
    const referred = referredKind(field);
    if (referred !== undefined) return referred === named.kind && value === named.id;
    if ('copies' in field && field.copies) {
      const kind =
        field.copies.kinds[String(valueAt(document, [...path.slice(0, -1), field.copies.by]))];
      return kind === named.kind && isRecord(value) && value.id === named.id;
    }
    return field.widget === 'sections' && named.kind === OPTIONS && asksWith(value, named.id);
  });

/** Returns whether a question somewhere in sections has these options. */
function asksWith(node: Json | undefined, id: string): boolean {
  if (Array.isArray(node)) return node.some((inner) => asksWith(inner, id));
  if (!isRecord(node)) return false;
  return node.choiceId === id || Object.values(node).some((inner) => asksWith(inner, id));
}

/** Returns the content type of the record that a field of a record names by its id. */
export const referredKind = (field: Field<unknown>): string | undefined =>
  isString(field) ? field.refersTo?.[0]?.content : undefined;

/** Returns the content types that these fields refer to. */
export const kindsNamed = (fields: Properties<unknown>): readonly string[] =>
  fieldsIn(fields).flatMap((field) => {
    if ('copies' in field && field.copies) return Object.values(field.copies.kinds);
    if (field.widget === 'sections') return [OPTIONS];
    return referredKind(field) ?? [];
  });
