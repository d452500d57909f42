import { translatedTexts } from '../../definition/content/contentTexts';
import type { ContentKind } from '../../definition/content/contentType';
import type { Field, Properties } from '../../definition/model/field';
import { isRecord, type Json } from '../../definition/model/values';
import { pointer } from './checkIssue';
import { memoise } from '../../definition/model/memoise';
import type { PlacedText } from './wordsOf';

/** A value in a demo record, its field and its position. */
export interface SampleValue {
  readonly at: string;
  /** Undefined if the content type has no such field. */
  readonly field: Field | undefined;
  /** Undefined if the record has no such value. */
  readonly value: Json | undefined;
}

/**
 * Returns every value of every demo record, including those in groups and rows, without the fields
 * that all records have.
 */
export const sampleValues = memoise(({ fields, samples }: ContentKind): readonly SampleValue[] =>
  samples.flatMap(({ id: _, createdAt: _made, ...sample }, index) =>
    valuesOf(fields, sample, pointer('samples', index)),
  ),
);

function valuesOf(fields: Properties, record: Json | undefined, at: string): SampleValue[] {
  if (!isRecord(record)) return [];
  const names = new Set([...Object.keys(fields), ...Object.keys(record)]);
  return [...names].flatMap((name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const here = at + pointer(name);
    return [{ at: here, field, value: record[name] }, ...inner(field, record[name], here)];
  });
}

function inner(field: Field | undefined, value: Json | undefined, at: string): SampleValue[] {
  if (!field) return [];
  if ('properties' in field) return valuesOf(field.properties, value, at);
  if (!('items' in field) || !Array.isArray(value)) return [];
  const { items } = field;
  return value.flatMap((row, index) => {
    const here = at + pointer(index);
    return [{ at: here, field: items, value: row }, ...inner(items, row, here)];
  });
}

/** Returns every text in three languages in the demo records. */
export const sampleTexts = memoise(({ fields, samples }: ContentKind): readonly PlacedText[] =>
  samples.flatMap((sample, index) =>
    translatedTexts(fields, sample).map(({ path, text }) => {
      return { at: pointer('samples', index, ...path.split('.')), text };
    }),
  ),
);
