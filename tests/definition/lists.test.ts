import { describe, expect, it } from 'vitest';
import { hasLists, withListsIn } from '../../scripts/vite/lists';
import { describe as describeAnswers } from '../../src/definition/describe/describe';
import { searchFieldsOf } from '../../src/definition/describe/searchFields';
import { localise } from '../../src/definition/language/localise';
import { resolveProperties } from '../../src/definition/model/resolve';
import type { Shape } from '../../src/definition/model/field';
import { LANGUAGES } from '../../src/definition/model/text';
import { widgetOf } from '../../src/definition/model/widget';
import { check } from '../../src/definition/validate/check';
import { compile, everything, services } from '../fixtures/services';
import { string, text } from './words';

const { governorate, district } = everything.form.properties;

const SHAPE = { properties: { governorate, district } } as Shape;

const WORDS = { language: 'ku', yes: '', no: '', am: '', pm: '' } as const;

describe('a list of options', () => {
  it('is searched if it is long, selected if another answer narrows it, and else stands open', () => {
    const few = {
      ...district,
      source: { list: 'districts' },
      choices: ['a', 'b'].map((value) => ({ value, label: text(value) })),
    };
    expect([governorate, district, few].map((field) => field && widgetOf(field as never))).toEqual([
      'options',
      'select',
      'radio',
    ]);
  });

  it.each([
    ['an option', { governorate: 'Erbil' }, ''],
    ['what is no option', { governorate: 'Erbl' }, 'governorate choice'],
    ['an option under the other answer', { governorate: 'Erbil', district: 'Soran' }, ''],
    [
      'an option under another answer',
      { governorate: 'Duhok', district: 'Soran' },
      'district choice',
    ],
    ['an option under any answer', { governorate: 'Duhok', district: 'Another district' }, ''],
    ['an option without the other answer', { district: 'Soran' }, ''],
  ])('is checked on both sides: %s', (_, values, expected) => {
    const { issues } = check(SHAPE, values, compile(SHAPE), { today: '2026-06-15' });
    expect(issues.map(({ path, code }) => `${path} ${code}`).join()).toBe(expected);
  });

  it('is read by its labels, and by the value of an option that is gone', () => {
    const read = (values: { district: string }) =>
      JSON.stringify(describeAnswers(localise(everything, 'ku'), values, WORDS));
    expect(read({ district: 'Soran' })).toContain('"text":"سۆران"');
    expect(read({ district: 'Gone' })).toContain('"text":"Gone"');
  });

  it('is found by its labels in every language', () => {
    const shape = { properties: { governorate: { ...governorate, search: true } } } as Shape;
    const { search } = searchFieldsOf(shape, { governorate: 'Erbil' }, 'RG');
    expect(search).toBe('rg erbil ههولیر اربیل erbil');
    const plain: Shape = { properties: { a: string({ search: true }) } };
    expect(searchFieldsOf(plain, { a: 'Erbil' }, 'RG').search).toBe('rg erbil');
  });

  it('comes to a page in one language only', () => {
    expect([everything, services[0]].map((service) => service && hasLists(service))).toEqual([
      true,
      false,
    ]);
    for (const language of LANGUAGES) {
      const service = withListsIn(everything, language);
      expect(localise(service, language).form).toEqual(localise(everything, language).form);
      expect(JSON.stringify(service.form).includes('هەڵەبجە')).toBe(language === 'ku');
    }
  });
});

it('resolves records of content to options whose names are stored', () => {
  const source = { content: 'hotels', label: 'name', dependsOn: 'country', under: 'land' };
  const { a, b } = resolveProperties(
    {
      a: { ...string(), source },
      b: { ...string(), source: { content: 'hotels', label: 'name' } },
    },
    {},
  );
  expect(a).toMatchObject({
    source: { options: 'content/hotels/name/land', dependsOn: 'country' },
    refersTo: [{ content: 'hotels', name: ['name'] }],
  });
  expect(b).toMatchObject({ source: { options: 'content/hotels/name' } });
  expect(a && widgetOf(a)).toBe('options');
});
