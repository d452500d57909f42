import { isRecord, toNumber } from '../definition/model/values';
import type { JsonSchema } from '../definition/model/jsonSchema';
import type { Schema } from './schema';

/**
 * Reads a response by its schema and never throws: a value that is missing or of another shape
 * becomes an empty one, or the first of its choices; list items of another shape are left out.
 */
export const readAs = <T>(schema: Schema<T>, value: unknown): T => valueOf(schema, value) as T;

function valueOf(schema: JsonSchema, value: unknown): unknown {
  const { type, enum: choices, anyOf, items } = schema;
  if (Array.isArray(anyOf)) {
    const isNone = value === undefined || value === null || value === '';
    return isNone ? null : valueOf(anyOf[0] as JsonSchema, value);
  }
  if (Array.isArray(choices)) return choices.includes(value) ? value : (choices[0] as unknown);
  if (type === 'boolean') return value === true;
  if (type === 'integer' || type === 'number') return toNumber(value) ?? 0;
  if (type === 'string') return textOf(value);
  if (type === 'array') return listOf(items as JsonSchema, value);
  return recordOf(schema, value);
}

/** Some servers have numeric ids. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function listOf(items: JsonSchema, value: unknown): readonly unknown[] {
  const { enum: choices } = items;
  const fits = (item: unknown): boolean =>
    Array.isArray(choices) ? choices.includes(item) : items.type !== 'object' || isRecord(item);
  return Array.isArray(value) ? value.filter(fits).map((item) => valueOf(items, item)) : [];
}

function recordOf({ properties, required }: JsonSchema, value: unknown): object {
  const record = isRecord(value) ? value : {};
  if (!isRecord(properties)) return record;
  const names = Object.keys(properties).filter(
    (name) => Object.hasOwn(record, name) || (Array.isArray(required) && required.includes(name)),
  );
  return Object.fromEntries(
    names.map((name) => [name, valueOf(properties[name] as JsonSchema, record[name])]),
  );
}
