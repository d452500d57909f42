import { describe, expect, it } from 'vitest';
import type { Field } from '../../src/definition/model/field';
import { localiseShape } from '../../src/definition/language/localise';
import { toJsonSchema } from '../../src/definition/validate/toJsonSchema';
import { toStructure } from '../../src/definition/ui/toStructure';
import { toUiSchema } from '../../src/definition/ui/toUiSchema';
import type { WidgetName } from '../../src/definition/model/types/table';
import { widgetOf } from '../../src/definition/model/widget';
import { everything } from '../fixtures/services';
import { boolean, number, object, string, text } from './words';

const choices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: index, label: text(`${index}`) }));
const texts = (count: number) =>
  choices(count).map(({ value, label }) => ({ value: `${value}`, label }));
const list = { type: 'array', label: text('List'), items: string() } as const;

const WIDGETS: readonly [Field, WidgetName][] = [
  [string(), 'text'],
  [string({ type: ['string', 'null'] }), 'text'],
  [string({ widget: 'textarea' }), 'textarea'],
  [string({ widget: 'code' }), 'code'],
  [string({ format: 'email' }), 'email'],
  [string({ format: 'phone' }), 'phone'],
  [string({ format: 'date' }), 'date'],
  [string({ format: 'time' }), 'time'],
  [string({ format: 'position' }), 'position'],
  [string({ source: { options: 'country' } }), 'options'],
  [string({ choices: texts(3) }), 'radio'],
  [string({ choices: texts(4) }), 'select'],
  [string({ choices: texts(4), widget: 'radio' }), 'radio'],
  [string({ choices: texts(2), widget: 'select' }), 'select'],
  [number(), 'number'],
  [number({ type: 'integer', widget: 'counter' }), 'counter'],
  [number({ type: 'integer', widget: 'scale' }), 'scale'],
  [number({ choices: choices(4) }), 'select'],
  [number({ choices: choices(2), widget: 'select' }), 'select'],
  [boolean(), 'radio'],
  [boolean({ widget: 'checkbox' }), 'checkbox'],
  [object({}), 'block'],
  [object({}, { widget: 'dialog' }), 'dialog'],
  [object({}, { widget: 'dateRange' }), 'dateRange'],
  [list, 'rows'],
  [{ ...list, widget: 'rows' }, 'rows'],
  [{ ...list, widget: 'entries' }, 'entries'],
  [{ ...list, widget: 'dialog' }, 'listDialog'],
  [{ ...list, widget: 'pages' }, 'pages'],
  [{ ...list, countedBy: 'people' }, 'rows'],
  [{ type: 'array', label: text('Photos'), widget: 'images' }, 'images'],
  [{ type: 'array', label: text('Signature'), widget: 'signature' }, 'signature'],
  [string({ widget: 'note' }), 'note'],
  [string({ widget: 'heading' }), 'note'],
  [string({ widget: 'hidden', format: 'date' }), 'hidden'],
  [number({ widget: 'handed' }), 'handed'],
  [object({}, { widget: 'handed' }), 'handed'],
  [number({ calculate: { sum: 'a', of: 'b' } }), 'calculated'],
  [string({ calculate: 'a', source: { options: 'place' } }), 'calculated'],
  [string({ calculate: 'a', widget: 'hidden' }), 'hidden'],
  [object({}, { wire: 'spread' }), 'block'],
];

describe('widgetOf', () => {
  it.each(WIDGETS)('%j', (field, widget) => {
    expect(widgetOf(field)).toBe(widget);
  });

  it('covers every widget in the form that has everything', () => {
    const all = new Set(WIDGETS.map(([, widget]) => widget));
    const met = new Set<string>();
    const meet = (field: Field): void => {
      met.add(widgetOf(field));
      if ('properties' in field) Object.values(field.properties).forEach(meet);
      if ('items' in field) meet(field.items);
    };
    Object.values(everything.form.properties).forEach(meet);
    expect([...all].filter((widget) => !met.has(widget))).toEqual([]);
  });
});

describe('toUiSchema', () => {
  const ui = toUiSchema(localiseShape(everything.form, 'en')) as Record<
    string,
    { 'ui:options': Record<string, unknown>; [keyword: string]: unknown }
  >;

  it.each([
    ['firstName', { control: 'text', label: 'First name', optional: false, conditional: false }],
    ['nickname', { optional: true }],
    ['phoneNumber', { optional: false, autocomplete: 'tel' }],
    ['spouseName', { optional: false, conditional: false }],
    ['otherPurpose', { optional: false, conditional: true }],
    ['companyName', { optional: false, conditional: true }],
    ['single', { optional: false }],
    ['home', { control: 'block', optional: false }],
    ['advice', { control: 'note', optional: false }],
    ['hotel', { control: 'handed', optional: false }],
    ['returnTo', { control: 'calculated', optional: false, calculate: 'startpoint' }],
    ['contact', { control: 'dialog', dialog: { width: 'full' } }],
    ['city', { source: { options: 'city', dependsOn: 'country' } }],
    ['passportNumber', { mask: 'A1234567' }],
    ['nickname', { placeholder: 'Hero' }],
    ['height', { unit: 'm' }],
    ['speaks', { ends: ['Not at all', 'Very well'] }],
    ['people', { minimum: 1, maximum: 9 }],
    ['period', { untilNow: 'Until now' }],
    [
      'gender',
      {
        choices: [
          { value: 'Male', label: 'Male' },
          { value: 'Female', label: 'Female' },
        ],
      },
    ],
  ])('passes to %s what its input needs', (name, options) => {
    expect(ui[name]?.['ui:options']).toMatchObject(options);
  });

  it('passes the sum limit to a counter', () => {
    const room = (ui.rooms as unknown as { items: typeof ui }).items;
    const options = (name: string) => room[name]?.['ui:options'];
    const notice = { text: 'you can only have 4 person per room', timeout: 5000 };
    expect(options('numberOfInfants')).toMatchObject({ together: { maximum: 4, notice } });
    expect(options('totalMoney')).not.toHaveProperty('together');
  });

  it('names the currency in the label of an amount that is typed, and of no other', () => {
    const fields = {
      income: number({ money: true }),
      price: number({ money: true, widget: 'handed' }),
    };
    const titles = toUiSchema(localiseShape(object(fields), 'en'));
    expect(titles).toMatchObject({
      income: { 'ui:title': 'A number (USD)' },
      price: { 'ui:title': 'A number' },
    });
  });

  it('includes groups and rows', () => {
    expect(ui.home).toMatchObject({ street: { 'ui:title': 'Street' } });
    expect(ui.travellers).toMatchObject({ items: { age: { 'ui:title': 'Age' } } });
  });
});

describe('toStructure', () => {
  it('contains the types of all fields and no conditions', () => {
    const structure = JSON.stringify(toStructure(everything.form));
    expect(structure).not.toMatch(/"(?:if|then|allOf|required|enum|format|maxLength)"/u);
    expect(Object.keys(toStructure(everything.form).properties as object)).toEqual(
      Object.keys(everything.form.properties),
    );
  });

  it('contains the requested fields in that order', () => {
    expect(toStructure(everything.form, ['people', 'nobody', 'firstName', 'photos'])).toEqual({
      type: 'object',
      properties: {
        people: { type: 'integer' },
        firstName: { type: 'string' },
        photos: { type: 'array', items: { type: 'string' } },
      },
    });
  });
});

describe('toJsonSchema', () => {
  const bounds = (field: Field) =>
    (toJsonSchema({ properties: { field } }).properties as Record<string, unknown>).field;

  it.each<[string, Field, object]>([
    ['a text', string(), { type: 'string', maxLength: 500 }],
    ['a long text', string({ widget: 'textarea' }), { maxLength: 5000 }],
    ['a text that may be null', string({ type: ['string', 'null'] }), { type: 'string' }],
    ['a number', number(), { type: 'number', minimum: -1e12, maximum: 1e12 }],
    ['a choice', number({ choices: choices(2) }), { enum: [0, 1] }],
    ['a list', list, { type: 'array', maxItems: 50 }],
    ['photos', { type: 'array', label: text('P'), widget: 'images' }, { maxItems: 10 }],
  ])('sets bounds for %s', (_, field, expected) => {
    expect(bounds(field)).toMatchObject(expected);
  });

  it('rejects an answer to a note', () => {
    expect(
      toJsonSchema({
        properties: { words: string({ widget: 'note' }), head: string({ widget: 'heading' }) },
      }),
    ).toEqual({
      type: 'object',
      properties: {},
      additionalProperties: false,
    });
  });

  it('contains no texts', () => {
    const schema = JSON.stringify(toJsonSchema(everything.form));
    expect(schema).not.toMatch(/[\u0600-\u06ff]/u);
    expect(schema).not.toContain('First name');
  });

  it('terminates on circular conditions, which only the check rejects', () => {
    const circle = {
      required: ['a'],
      properties: { a: boolean({ when: { b: true } }), b: boolean({ when: { a: true } }) },
    };
    expect(() => toJsonSchema(circle)).not.toThrow();
  });
});
