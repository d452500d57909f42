import fc from 'fast-check';
import type { Element, OptionList, QuestionSection } from '../../src/definition/model/section';
import type { Text } from '../../src/definition/model/text';
import { isRecord, type Json } from '../../src/definition/model/values';
import { anyJson } from './generate';
import { text } from './words';

export const OPTIONS: readonly OptionList[] = [
  { id: 'status', title: text('Status'), options: [text('Single'), text('Married'), 'Widowed'] },
  { id: 7, options: [['یەک', '', 'One'], text('One'), ['', ' ', ''], text('Two')] },
  { id: 'none', options: [] },
];

const WORDS: fc.Arbitrary<Text | string> = fc.oneof(
  fc.constantFrom('Full name', 'Date of birth', 'Where?', 'ناو', '...', '__proto__').map(text),
  fc.constantFrom<Text | string>('Full name', 'Notes', ['', '', 'Country'], ['وڵات', '', '']),
);

/** Unexpected values, as from another server. */
const ODD = fc.record(
  { id: fc.integer(), order: anyJson, required: fc.boolean() },
  { requiredKeys: [] },
);

const given = (value: fc.Arbitrary<Json>): fc.Arbitrary<{ value?: Json }> =>
  fc.oneof(
    { arbitrary: fc.constant({}), weight: 3 },
    { arbitrary: fc.constantFrom<{ value: Json }>({ value: '' }, { value: null }), weight: 3 },
    { arbitrary: value.map((one) => ({ value: one })), weight: 2 },
    { arbitrary: anyJson.map((one) => ({ value: one })), weight: 1 },
  );

const element = (elType: Json, more: fc.Arbitrary<object>): fc.Arbitrary<Json> =>
  fc
    .tuple(WORDS, more, ODD)
    .map(([elLable, own, odd]) => ({ ...odd, elType, elLable, ...own }) as unknown as Json);

const day = fc.constantFrom<Json>('2020-02-29', '1990-01-01', 'soon');
const choice = fc
  .tuple(
    fc.constantFrom<Json>('status', 7, '7', 'none', 'ghost', null),
    fc.constantFrom('One', 'Single'),
  )
  .chain(([choiceId, value]) => given(fc.constant(value)).map((one) => ({ choiceId, ...one })));

const simple: fc.Arbitrary<Json> = fc.oneof(
  element(1, given(fc.string())),
  element('1', given(fc.constant('x'))),
  element(2, given(fc.constantFrom<Json>(5, 0, '12', '٣', 'many'))),
  element(3, given(day)),
  element(4, given(fc.constant('Iraq'))),
  element(5, given(fc.constant('Erbil'))),
  element(8, choice),
);

const strange: fc.Arbitrary<Json> = fc.oneof(
  element(9, given(fc.string())),
  element('file', given(fc.string())),
  element(null, fc.constant({})),
  fc.constant<Json>({}),
  anyJson,
);

const column = fc.oneof({ arbitrary: simple, weight: 6 }, { arbitrary: strange, weight: 1 });

const list = fc.record(
  {
    listTitle: WORDS,
    listItem: fc.oneof(
      { arbitrary: fc.array(column, { maxLength: 4 }), weight: 5 },
      { arbitrary: anyJson, weight: 1 },
    ),
    listArray: fc.oneof(
      fc.constant<Json>([]),
      fc.array(fc.array(fc.constantFrom<Json>('a', 1, null, ''), { maxLength: 4 }), {
        maxLength: 2,
      }),
      anyJson,
    ),
    answerWithYesOrNo: fc.boolean(),
    answerWithYesOrNoValue: fc.boolean(),
  },
  { requiredKeys: [], noNullPrototype: true },
);

const listed = list.chain((own) => given(fc.boolean()).map((one) => ({ ...one, list: own })));

const anyElement = fc.oneof(
  { arbitrary: simple, weight: 5 },
  { arbitrary: element(6, listed), weight: 2 },
  { arbitrary: element(7, listed), weight: 2 },
  { arbitrary: element(7, given(fc.boolean())), weight: 1 },
  { arbitrary: strange, weight: 1 },
);

/** Generates sections: all element types, prefilled or not, with unknown keys. */
export const sections: fc.Arbitrary<QuestionSection[]> = fc.array(
  fc
    .record(
      {
        title: WORDS,
        sectionNote: WORDS,
        typeIds: fc.array(fc.constantFrom<Json>(1, '2', 'work'), { maxLength: 2 }),
        body: fc.oneof(
          { arbitrary: fc.array(anyElement, { maxLength: 6 }), weight: 9 },
          { arbitrary: anyJson, weight: 1 },
        ),
        extra: anyJson,
      },
      { requiredKeys: [], noNullPrototype: true },
    )
    .map((section) => section as unknown as QuestionSection),
  { maxLength: 4 },
);

/** Generates any JSON, and values that only resemble sections. */
export const hostileSections: fc.Arbitrary<unknown> = fc.oneof(
  anyJson,
  sections,
  fc.array(
    fc.oneof(
      anyJson,
      anyJson.filter(isRecord).map((body) => ({ body: [body] })),
    ),
  ),
  fc.constantFrom<unknown>(
    JSON.parse('[{"__proto__": {"body": [{"elType": 1}]}, "constructor": 1}]'),
    [{ body: [{ elType: 6, elLable: 'x', list: { listItem: [{ elType: 6, list: {} }] } }] }],
    [{ title: ['a'], body: [{ elType: {}, elLable: [[]], list: [] }] }],
    undefined,
  ),
);

/** Creates an element for a test. */
export const el = (elType: number, label: string, more: Partial<Element> = {}): Element => ({
  elType,
  elLable: text(label),
  value: '',
  ...more,
});
