import { describe, expect, it } from 'vitest';
import { check } from '../../src/definition/validate/check';
import { describeShape } from '../../src/definition/describe/describe';
import type { Field, Shape } from '../../src/definition/model/field';
import { localiseShape } from '../../src/definition/language/localise';
import { normalise } from '../../src/definition/validate/normalise';
import { exampleAnswers } from '../fixtures/exampleAnswers';
import { toStructure } from '../../src/definition/ui/toStructure';
import type { Json } from '../../src/definition/model/values';
import type { Describing } from '../../src/definition/model/types/fieldType';
import {
  emptyValue,
  recordTypeNameOf,
  recordTypeOf,
} from '../../src/definition/model/types/recordTable';
import {
  type RecordTypeName,
  type TypeName,
  typeNameOf,
} from '../../src/definition/model/types/table';
import { toRecordSchema } from '../../src/definition/content/toRecordSchema';
import { fromWire, toWire } from '../../src/definition/payload/wireFormat';
import { lazyValidator } from '../../src/server/lazyValidator';
import { compile } from '../fixtures/services';
import { boolean, date, number, object, string, text } from './words';

const DAY = { today: '2026-01-01' };
const WORDS = { yes: 'Yes', no: 'No', am: 'a.m.', pm: 'p.m.', language: 'en' } as const;
const choices = ['a', 'b'].map((value) => ({ value, label: text(`the ${value}`) }));
const range = { from: date(), to: date() };

/** A field of each type, and the description of its example. */
const FIELDS: Readonly<Record<Exclude<TypeName, RecordTypeName>, readonly [Field, string]>> = {
  note: [string({ widget: 'note' }), ''],
  place: [string({ source: { options: 'city' } }), 'Zagros'],
  choice: [string({ choices }), 'the a'],
  date: [date(), '4 May 2021'],
  time: [string({ format: 'time' }), '9:30 a.m.'],
  text: [string({ format: 'email' }), 'zagros@example.com'],
  number: [number({ maximum: 2, money: true }), '$2'],
  boolean: [boolean(), 'Yes'],
  record: [object({ name: string() }, { widget: 'handed', record: true }), 'Zagros'],
  dateRange: [object(range, { widget: 'dateRange' }), '4 May 2021 – 4 May 2021'],
  object: [object({ name: string() }, { widget: 'dialog' }), 'group'],
  several: [
    { type: 'array', widget: 'checkboxes', choices, minItems: 2, label: text('Some') },
    'the a, the b',
  ],
  document: [{ type: 'array', widget: 'document', label: text('A letter') }, 'files'],
  files: [{ type: 'array', widget: 'images', label: text('Photos') }, 'files'],
  list: [{ type: 'array', items: string(), label: text('Names') }, 'rows'],
};

describe.each(Object.entries(FIELDS))('the field type %s', (name, [field, reads]) => {
  const shape: Shape = { properties: { it: field } };
  const answers = exampleAnswers(shape.properties);

  it('is found for its field', () => {
    expect(typeNameOf(field)).toBe(name);
    expect(toStructure(shape).properties).toHaveProperty('it.type');
  });

  it('accepts its own example, which is pruned and normalised', () => {
    const { values, issues } = check(shape, answers, compile(shape), DAY);
    expect(issues).toEqual([]);
    expect(values).toEqual(answers);
    expect(normalise(shape, answers)).toEqual(answers);
  });

  it('reads back its example as it was sent', () => {
    expect(fromWire(shape, toWire(shape, answers, 'ku'))).toEqual(answers);
  });

  it('describes its example', () => {
    const [answered] = describeShape(localiseShape(shape, 'en'), answers, WORDS);
    const content = answered?.content;
    expect(content?.kind === 'text' ? content.text : (content?.kind ?? '')).toBe(reads);
  });

  it('treats missing values as no answer', () => {
    const [answered] = describeShape(localiseShape(shape, 'en'), {}, WORDS);
    expect(answered?.content.kind ?? 'none').toBe('none');
    expect(fromWire(shape, toWire(shape, {}, 'ku'))).toEqual({});
  });
});

const DESCRIBING: Describing = {
  words: WORDS,
  path: [],
  beside: {},
  shape: () => [],
  field: () => ({ kind: 'none' }),
};
const ROW: Json = [['ڕۆژ', 'يوم', 'Day'], 5];

/** A field of each type that only records have, a value, and its description. */
const RECORDS: Readonly<Record<RecordTypeName, readonly [Field, Json, string]>> = {
  translated: [string({ translated: true }), ['ناو', 'اسم', 'Name'], 'Name'],
  reference: [string({ refersTo: [{ content: 'tag' }] }), 'sea', 'sea'],
  image: [string({ widget: 'image' }), '/a.webp', 'files'],
  formatted: [string({ format: 'email' }), 'a@b.co', 'a@b.co'],
  body: [
    { type: 'object', widget: 'body', label: text('Body') },
    { type: 3, value: [ROW] },
    'Day | 5',
  ],
  cells: [
    { type: 'array', widget: 'table', label: text('Prices') },
    [ROW, ROW],
    'Day | 5\nDay | 5',
  ],
  sections: [{ type: 'array', widget: 'sections', label: text('Form') }, [{}], 'none'],
};

describe.each(Object.entries(RECORDS))('the type %s of records', (name, [field, value, reads]) => {
  it('is found for its field, accepts its value and an empty one, and describes it', () => {
    expect(recordTypeNameOf(field)).toBe(name);
    const validate = lazyValidator(() => toRecordSchema({ it: field }));
    for (const it of [value, emptyValue(field)]) expect(validate({ it })).toBe(null);
    expect(validate({ it: 7 })).toHaveLength(1);
    const english = localiseShape({ properties: { it: field } }, 'en').properties.it!;
    const content = recordTypeOf(field).describe(english, value, DESCRIBING);
    expect(content.kind === 'text' ? content.text : content.kind).toBe(reads);
  });
});
