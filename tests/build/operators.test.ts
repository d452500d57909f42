import { expect, it } from 'vitest';
import { hasOperators } from '../../scripts/vite/operators';
import type { Field, Shape } from '../../src/definition/model/field';

const NUMBER = { type: 'number', label: ['ژمارە', 'رقم', 'Number'] };
const DAY = { type: 'string', format: 'date', label: ['ڕۆژ', 'يوم', 'Day'] };
const LATER = { later: 'arrival', days: 3 };

const formWith = (field: object): Shape => ({ properties: { field: field as Field } });

it.each<[what: string, field: object]>([
  ['a calculation', { ...NUMBER, calculate: { sum: ['adults', 1] } }],
  ['a calculated constant', { ...NUMBER, calculate: -3 }],
  ['a calculated bound', { ...NUMBER, maximum: { sum: ['seats', 1] } }],
  ['a calculated day to compare with', { ...DAY, compare: { after: LATER } }],
  ['a calculated day among others', { ...DAY, compare: { notBefore: ['today', LATER] } }],
  ['a calculated prefill', { ...NUMBER, prefill: { calculate: { sum: ['adults', 1] } } }],
  ['a calculated bound in a condition', { ...NUMBER, when: { any: [{ a: { atMost: LATER } }] } }],
  ['a calculated prefill that is a constant', { ...NUMBER, prefill: { calculate: 3 } }],
])('finds the operators of %s, also in groups and rows', (_, field) => {
  const { label } = NUMBER;
  const group = { type: 'object', label, properties: { field } };
  const forms = [field, group, { type: 'array', label, items: group }].map(formWith);
  expect(forms.map(hasOperators)).toEqual([true, true, true]);
});

it.each<[what: string, field: object]>([
  ['a copied answer', { ...NUMBER, calculate: 'adults' }],
  ['bounds', { ...NUMBER, minimum: 1, maximum: '/seats' }],
  ['names of days and ages', { ...DAY, compare: { after: 'arrival', age: { from: 18 } } }],
  ['a constant prefill', { ...NUMBER, prefill: { const: 3 } }],
  ['a condition', { ...NUMBER, when: { adults: { atLeast: 2 } } }],
  ['a group with a field called as a keyword', { type: 'object', properties: { minimum: NUMBER } }],
])('needs no operators for %s', (_, field) => {
  expect(hasOperators(formWith(field))).toBe(false);
});
