import type { ContentField, ContentFields, ContentKind } from '../../src/definition/content';
import { isRecord, type Json } from '../../src/definition/values';
import { pointer } from './fault';

/** A value in a demo record, the field that it belongs to, and where it stands. */
export interface SampleValue {
  readonly at: string;
  /** Undefined where the kind has no such field. */
  readonly field: ContentField | undefined;
  /** Undefined where the record has no such value. */
  readonly value: Json | undefined;
}

/** Every value of every demo record, those inside rows included. */
export const sampleValues = ({ fields, samples }: ContentKind): SampleValue[] =>
  samples.flatMap((sample, index) => valuesOf(fields, sample, pointer('samples', index)));

function valuesOf(fields: ContentFields, record: Json, at: string): SampleValue[] {
  if (!isRecord(record)) return [];
  const names = new Set([...Object.keys(fields), ...Object.keys(record)]);
  return [...names].flatMap((name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const here = at + pointer(name);
    const value = record[name];
    const rows = field && 'items' in field && Array.isArray(value) ? value : [];
    const inner = rows.flatMap((row, index) =>
      field && 'items' in field && 'properties' in field.items
        ? valuesOf(field.items.properties, row, here + pointer(index))
        : [],
    );
    return [{ at: here, field, value }, ...inner];
  });
}
