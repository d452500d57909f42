import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check } from '../../src/definition/validate/check';
import type { Field } from '../../src/definition/model/field';
import { localise } from '../../src/definition/language/localise';
import { answerNames } from '../../src/definition/sections/answers';
import { parseSections } from '../../src/definition/sections/elements';
import type { Element, QuestionSection } from '../../src/definition/model/section';
import { withSections } from '../../src/definition/sections/withSections';
import type { Values } from '../../src/definition/model/values';
import { widgetOf } from '../../src/definition/model/widget';
import { el } from './generateSections';
import { base, DAY, fieldsOf, list, moduleOf, sectionOf } from './sectioned';
import { text } from './words';

const onlyField = (element: unknown): Field | undefined =>
  fieldsOf([sectionOf([element as Element])])[0]?.[1];

describe('withSections turns an element into a field', () => {
  it.each<[string, unknown, object]>([
    ['a text', el(1, 'Who'), { type: 'string', label: text('Who'), search: true }],
    ['a text of a line', el(1, 'Who', { maxLength: 20 }), { maxLength: 20 }],
    ['a long text', el(1, 'Who', { maxLength: 501 }), { maxLength: 501, widget: 'textarea' }],
    ['a text beyond all limits', el(1, 'Who', { maxLength: 1e9 }), { maxLength: 5000 }],
    [
      'a text with one word for all',
      { elType: 1, elLable: 'Who' },
      { label: ['Who', 'Who', 'Who'] },
    ],
    ['a type that is a text', { elType: '2', elLable: 'Who' }, { type: 'number' }],
    ['a number', el(2, 'Age'), { type: 'number' }],
    ['a date of today', el(3, 'When'), { type: 'string', format: 'date', prefill: 'today' }],
    ['a country', el(4, 'Country'), { type: 'string', source: { options: 'country' } }],
    ['a city by itself', el(5, 'City'), { type: 'string', source: { options: 'city' } }],
    [
      'a list',
      el(6, 'Family', { list: list() }),
      { type: 'array', widget: 'entries', label: text('Family') },
    ],
    ['yes or no', el(7, 'Married?'), { type: 'boolean' }],
    [
      'a choice',
      el(8, 'Status', { choiceId: 'status' }),
      {
        choices: [
          { value: 'Single', label: text('Single') },
          { value: 'Married', label: text('Married') },
          { value: 'Widowed', label: ['Widowed', 'Widowed', 'Widowed'] },
        ],
      },
    ],
    [
      'a choice whose id is a number in a text',
      el(8, 'One', { choiceId: '7' }),
      {
        choices: [
          { value: 'One', label: text('One') },
          { value: 'Two', label: text('Two') },
        ],
      },
    ],
    [
      'an answer that it came with',
      el(1, 'Who', { value: 'Dana' }),
      { prefill: { const: 'Dana' } },
    ],
    ['a number in digits of ours', el(2, 'Age', { value: '٤٢' }), { prefill: { const: 42 } }],
    [
      'a date that it came with',
      el(3, 'When', { value: '2020-01-02' }),
      { prefill: { const: '2020-01-02' } },
    ],
    ['no', el(7, 'Married?', { value: false }), { prefill: { const: false } }],
  ])('%s', (_, element, expected) => {
    expect(onlyField(element)).toMatchObject(expected);
  });

  it.each<[string, unknown]>([
    ['an answer of another type', el(1, 'Who', { value: 5 })],
    ['no number', el(2, 'Age', { value: 'many' })],
    ['yes as a text', el(7, 'Married?', { value: 'yes' })],
    ['what is no option', el(8, 'Status', { choiceId: 'status', value: 'Divorced' })],
    ['rows that are none', el(6, 'Family', { list: list({ listArray: [['a'], 'b'] }) })],
    [
      'rows that are too long',
      el(6, 'Family', { list: list({ listArray: [[1, 2, 3, 4, 5, 6]] }) }),
    ],
  ])('without a prefill: %s', (_, element) => {
    expect(onlyField(element)).toBeDefined();
    expect(onlyField(element)).not.toHaveProperty('prefill');
  });

  it.each<[string, unknown, RegExp]>([
    ['an unknown type', el(9, 'Your file'), /^Your file — This question cannot/u],
    ['no type', { elLable: text('Lost') }, /^Lost — /u],
    ['no words', { elType: 1 }, /^This question cannot be shown here/u],
    ['no object', 5, /^This question/u],
    ['a list without columns', el(6, 'Family', { list: { listItem: [] } }), /^Family — /u],
    ['a list without a list', el(6, 'Family'), /^Family — /u],
    ['a choice without its options', el(8, 'Status', { choiceId: 'ghost' }), /^Status — /u],
    ['a choice without options in it', el(8, 'Status', { choiceId: 'none' }), /^Status — /u],
    ['a choice without an id', el(8, 'Status'), /^Status — /u],
  ])('with a note that staff will ask: %s', (_, element, words) => {
    const field = onlyField(element);
    expect(field).toMatchObject({ type: 'string', widget: 'note' });
    expect(field?.label[2]).toMatch(words);
    expect(field?.label[0]).toMatch(/پیشان نادرێت/u);
    expect(field?.label[1]).toMatch(/لا يمكن عرض/u);
  });

  it('whose parent is the country before it, for a city in forms and rows', () => {
    const [country, city, again] = fieldsOf([
      sectionOf([el(4, 'Country'), el(5, 'City'), el(5, 'Another city')]),
    ]);
    expect(city?.[1]).toMatchObject({ source: { options: 'city', dependsOn: country?.[0] } });
    expect(again?.[1]).toMatchObject({ source: { options: 'city' } });
    expect(again?.[1]).not.toHaveProperty('source.dependsOn');
    const row = onlyField(el(6, 'Family', { list: list() }));
    const properties = (row as unknown as { items: { properties: Record<string, Field> } }).items
      .properties;
    const names = Object.keys(properties);
    expect(properties[names[3] ?? '']).toMatchObject({ source: { dependsOn: names[2] } });
  });

  it.each<[object, boolean]>([
    [{}, true],
    [{ answerWithYesOrNoValue: true }, true],
    [{ answerWithYesOrNoValue: false }, false],
    [{ answerWithYesOrNo: true, answerWithYesOrNoValue: false }, false],
  ])('with a list on the trigger answer: %j', (trigger, answer) => {
    const [yesNo, rows] = fieldsOf([sectionOf([el(7, 'Children?', { list: list(trigger) })])]);
    expect(rows?.[0]).toBe(`${yesNo?.[0]}_list`);
    expect(rows?.[1]).toMatchObject({
      type: 'array',
      label: text('People'),
      when: { [yesNo?.[0] ?? '']: answer },
    });
  });
});

describe('withSections turns a section into a step', () => {
  const { service } = moduleOf([
    sectionOf([el(1, 'Who')], { sectionNote: text('Read this') }),
    sectionOf([], { title: 'Nothing to ask' }),
    { body: [el(1, 'Which')] } as unknown as QuestionSection,
  ]);

  it('after those of the file, with its note first', () => {
    expect(service.steps.map(({ title }) => title[2])).toEqual(['You', 'Part one', 'Part 3']);
    const [first, ...others] = service.steps[1]?.blocks[0]?.fields ?? [];
    expect(service.form.properties[first ?? '']).toEqual({
      type: 'string',
      widget: 'note',
      label: text('Read this'),
    });
    expect(others).toHaveLength(1);
  });

  it('without required fields', () => {
    expect(service.form.required).toEqual(['name']);
  });

  it('in the language of the form', () => {
    const spoken = localise(service, 'ar');
    expect(spoken.steps[1]?.title).toBe('ar Part one');
    expect(spoken.given).toEqual(service.given);
  });
});

describe('field names of questions', () => {
  const namesOf = (...bodies: Element[][]) =>
    fieldsOf(bodies.map((body, index) => sectionOf(body, { title: text(`Part ${index}`) }))).map(
      ([name]) => name,
    );

  it('stay the same when questions are added or moved', () => {
    const before = namesOf([el(1, 'Who'), el(2, 'Age')], [el(3, 'When')]);
    const after = namesOf([el(3, 'When'), el(1, 'New')], [el(2, 'Age'), el(1, 'Who')]);
    expect(after).toEqual(expect.arrayContaining(before));
  });

  it('differ for different questions', () => {
    const names = namesOf([el(1, 'Who'), el(2, 'Who'), el(1, 'Who?'), el(1, 'کێ'), el(1, 'کوێ')]);
    expect(new Set(names).size).toBe(5);
    for (const name of names) expect(name).toMatch(/^q_[a-z0-9-]*_[a-z0-9]+$/u);
  });

  it('include the section if several ask the same, wherever they are', () => {
    const one = sectionOf([el(1, 'Who')], { title: text('You') });
    const other = sectionOf([el(1, 'Who'), el(1, 'Who')], { title: text('Your spouse') });
    const [mine, theirs, again] = fieldsOf([one, other]).map(([name]) => name);
    expect(new Set([mine, theirs, again]).size).toBe(3);
    expect(fieldsOf([other, one]).map(([name]) => name)).toEqual([theirs, again, mine]);
  });

  it('cover everything that the sections ask', () => {
    const given = [sectionOf([el(1, 'Who'), el(7, 'Children?', { list: list() })])];
    expect([...answerNames(given)]).toEqual(fieldsOf(given).map(([name]) => name));
  });
});

describe('validation with sections', () => {
  const given = [
    sectionOf([
      el(1, 'Who'),
      el(2, 'Age'),
      el(3, 'When'),
      el(8, 'Status', { choiceId: 'status' }),
      el(7, 'Children?', { list: list() }),
      el(9, 'File'),
    ]),
  ];
  const { service, validate } = moduleOf(given);
  const names = fieldsOf(given).map(([name]) => name);
  const [who = '', age = '', when = '', status = '', children = '', rows = ''] = names;
  const found = (values: Values) =>
    check(service.form, values, validate, DAY).issues.map(({ path, code }) => [path, code]);

  it.each<[string, Values, (readonly [string, string])[]]>([
    ['nothing', {}, [['name', 'required']]],
    ['all as it should be', { name: 'Dana', [who]: 'x', [age]: 5, [when]: '2020-01-01' }, []],
    [
      'the file’s and the sections’ at once',
      { name: 'Dana Ali', [age]: 'x' },
      [
        ['name', 'maxLength'],
        [age, 'number'],
      ],
    ],
    ['a text that is too long', { name: 'D', [who]: 'x'.repeat(501) }, [[who, 'maxLength']]],
    ['no date', { name: 'D', [when]: '2020-02-30' }, [[when, 'date']]],
    ['no option', { name: 'D', [status]: 'Divorced' }, [[status, 'choice']]],
    ['a hidden list', { name: 'D', [children]: false, [rows]: [{ x: 1 }] }, []],
    [
      'too many rows',
      {
        name: 'D',
        [children]: true,
        [rows]: Array.from({ length: 51 }, () => ({ [fieldName()]: 'x' })),
      },
      [[rows, 'maxItems']],
    ],
    ['what nobody asked', { name: 'D', ghost: 1 }, [['ghost', 'unknown']]],
  ])('%s', (_, values, expected) => {
    expect(found(values)).toEqual(expected);
  });

  function fieldName(): string {
    const field = Object.fromEntries(fieldsOf(given))[rows] as unknown as {
      items: { properties: Record<string, Field> };
    };
    return Object.keys(field.items.properties)[0] ?? '';
  }
});

it('accepts the sections that the handbook shows', () => {
  const handbook = readFileSync('schemas/README.md', 'utf8');
  const [, example = ''] = /^```json sections\n(.*?)^```$/msu.exec(handbook) ?? [];
  const options = [{ id: 'reasons', options: [text('Work')] }];
  const { service } = withSections(base, parseSections(JSON.parse(example)), options);
  const asked = Object.values(service.form.properties).slice(1);
  expect(asked.map(widgetOf)).toEqual(['note', 'text', 'radio', 'radio', 'entries']);
});
