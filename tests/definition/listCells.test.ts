import { describe, expect, it } from 'vitest';
import type { Field, Shape } from '../../src/definition/model/field';
import { listCells, listColumns } from '../../src/definition/describe/listCells';
import type { Json } from '../../src/definition/model/values';
import { everything, services } from '../fixtures/services';
import { number, object, string, text } from './words';

const ROWS = { type: 'array', label: text('Rows') } as const;
const WORDS = { language: 'en', yes: 'Yes', no: 'No', am: 'am', pm: 'pm' } as const;

describe('listColumns', () => {
  const named = (properties: Shape['properties'], columns: readonly string[]) =>
    listColumns({
      form: { title: text('Form'), properties },
      staff: { list: 'some/', columns },
    }).map(({ name }) => name);
  const own = {
    first: string({ autocomplete: 'given-name' }),
    last: string({ autocomplete: 'family-name' }),
    phone: string({ format: 'phone', autocomplete: 'tel' }),
    second: string({ format: 'phone', autocomplete: 'tel' }),
    email: string({ format: 'email', autocomplete: 'email' }),
    guide: string({ format: 'email' }),
    city: string(),
  };

  it("returns the file's columns in order, without those of every list", () => {
    const columns = ['city', 'email', 'guide', 'last', 'second', 'first', 'phone', 'reference'];
    expect(named(own, columns)).toEqual(['city', 'guide', 'second']);
  });

  it("distinguishes the applicant's name from a group member's", () => {
    const friend = object({ phone: own.phone, name: own.first });
    expect(named({ friend, ...own }, ['phone', 'first'])).toEqual(['phone']);
  });

  it('ignores properties inherited from Object', () => {
    expect(named(own, ['constructor', 'toString', 'gone'])).toEqual([]);
  });

  it('uses the English labels of the fields', () => {
    const headings = services.flatMap((service) =>
      listColumns(service).map(({ name, label }) => [label, service.form.properties[name]?.label]),
    );
    expect(headings.length).toBeGreaterThan(services.length);
    for (const [label, words] of headings) expect(label).toBe(words?.[2]);
  });
});

describe('listCells', () => {
  const cellOf = (form: Shape, name: string, value: Json | undefined) => {
    const [cell, ...others] = listCells(form, { [name]: value ?? null }, [name], WORDS);
    expect(others).toEqual([]);
    return cell && (cell.code ? `<${cell.text}>` : cell.text);
  };

  it.each<[string, Json | undefined, string | undefined]>([
    ['firstName', 'هێرۆ', 'هێرۆ'],
    ['firstName', 'Sa\u202era\u2067', 'Sara'],
    ['firstName', '', undefined],
    ['firstName', null, undefined],
    ['phoneNumber', '0750', '<0750>'],
    ['passportNumber', 'A1', '<A1>'],
    ['issued', '2020-01-01', '1 January 2020'],
    ['callTime', '12:00', '12:00 pm'],
    ['people', 0, '<0>'],
    ['purpose', 'study', 'Study'],
    ['purpose', 'gone', 'gone'],
    ['cabinClass', 0, 'Economy'],
    ['newsletter', true, 'Yes'],
    ['newsletter', false, 'No'],
    ['single', false, 'Married'],
    ['photos', ['t1', 't2'], '<2>'],
    ['companyNames', ['a', 'b', 'c'], '<3>'],
    ['companyNames', [], undefined],
    ['stay', { from: '2020-01-01', to: '2021-01-01' }, '1 January 2020 – 1 January 2021'],
    ['gone', 'x', undefined],
    ['constructor', 'x', undefined],
  ])('formats %s for %j as %s', (name, value, expected) => {
    expect(cellOf(everything.form, name, value)).toBe(expected);
  });

  it.each<[string, Field, Json, string | undefined]>([
    ['hidden, too', string({ widget: 'hidden' }), 'turkey', 'turkey'],
    [
      'hidden and a date',
      string({ widget: 'hidden', format: 'date' }),
      '2020-01-01',
      '1 January 2020',
    ],
    ['a hidden number', number({ widget: 'hidden' }), 7, '<7>'],
    ['handed over', string({ widget: 'handed' }), 'Erbil Plaza', 'Erbil Plaza'],
    ['calculated', number({ calculate: 'other' }), 120, '<120>'],
    ['behind an answer', string({ when: { other: 'yes' } }), 'x', 'x'],
    [
      'a group of an older form',
      object({ a: string(), b: number(), c: string() }),
      { a: 'x', b: 1 },
      'x, 1',
    ],
    ['rows of an older form', { ...ROWS, items: object({ a: string() }) }, [{ a: 'x' }], '<1>'],
  ])('supports %s', (_, field, value, expected) => {
    expect(cellOf({ properties: { it: field, other: string() } }, 'it', value)).toBe(expected);
  });

  it('truncates long texts between letters', () => {
    const form = { properties: { it: string({ widget: 'textarea' }) } };
    expect(cellOf(form, 'it', 'x'.repeat(120))).toBe('x'.repeat(120));
    expect(cellOf(form, 'it', '😀'.repeat(120))).toBe('😀'.repeat(120));
    expect(cellOf(form, 'it', '😀'.repeat(121))).toBe(`${'😀'.repeat(119)}…`);
  });

  it("returns only the columns' cells, in their order", () => {
    const form = { properties: { a: string(), b: string(), c: string() } };
    const cells = listCells(form, { a: '1', b: '2', c: '3' }, ['c', 'a'], WORDS);
    expect(cells).toEqual([
      { name: 'c', text: '3', code: false },
      { name: 'a', text: '1', code: false },
    ]);
  });
});
