import fc, { type Arbitrary } from 'fast-check';
import type { ContentField, ContentFields } from '../../../src/definition/content/contentType';
import { emptyContent } from '../../../src/definition/content/contentEmpty';
import type { Json, Values } from '../../../src/definition/model/values';
import { text } from '../submit/fuzz';

/** Generates records from a kind's own fields, most of them valid. */
export const recordOf = (fields: ContentFields): Arbitrary<Values> =>
  fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)])),
    { requiredKeys: [] },
  );

const words = fc.tuple(text(), text(), text());

function valueOf(field: ContentField): Arbitrary<Json> {
  if (field.type === 'object') {
    return 'properties' in field
      ? recordOf(field.properties)
      : fc.oneof(
          words.map((value): Json => ({ type: 1, value })),
          fc
            .array(words, { minLength: 1, maxLength: 3 })
            .map((value): Json => ({ type: 2, value })),
        );
  }
  if (field.type === 'array') {
    if ('items' in field) return fc.array(valueOf(field.items), { maxLength: 3 });
    if (field.widget === 'table') return fc.array(fc.tuple(words, fc.integer()), { maxLength: 3 });
    return fc.constant(emptyContent(field));
  }
  if (field.type === 'boolean') return fc.boolean();
  if (field.choices) return fc.constantFrom(...field.choices.map(({ value }) => value));
  if (field.type !== 'string') {
    const { minimum = -1000, maximum = minimum + 10_000 } = field;
    return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  }
  if (field.translated) return words;
  const isPlain = field.format === undefined && field.widget !== 'image' && !field.refers;
  return isPlain ? text() : fc.constant('');
}
