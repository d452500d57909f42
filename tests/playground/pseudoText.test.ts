import { describe, expect, it } from 'vitest';
import { pseudoService, pseudoTexts } from '../../scripts/playground/pseudo';
import { longText, markedText } from '../../scripts/playground/pseudo';
import { everything } from '../fixtures/services';

describe('longText', () => {
  it.each([
    ['Name', '[Ñáɱé óñ]'],
    ['', ''],
    ['  ', '  '],
    ['{{count}} of 20', '[{{count}} óƒ 20 óñ]'],
    ['See <b>us</b>', '[Šéé <b>úš</b> óñé]'],
  ])('converts %j to %j', (text, long) => {
    expect(longText(text)).toBe(long);
  });

  it.each(['A question of middling length, as forms have them', 'x'.repeat(900)])(
    'makes a text 40 % longer',
    (text) => {
      const growth = (longText(text).length - '[]'.length) / text.length;
      expect(growth).toBeGreaterThan(1.35);
      expect(growth).toBeLessThan(1.45);
    },
  );
});

it('marks a text for a right-to-left page, and keeps an empty one', () => {
  expect(['Name {{count}}', ''].map(markedText)).toEqual(['‹Name {{count}}›', '']);
});

describe('a service in a pseudo-locale', () => {
  const made = pseudoService(everything, markedText);

  it('transforms every text', () => {
    expect(made.form.title).toEqual(everything.form.title.map(markedText));
    const [name = ''] = Object.keys(everything.form.properties);
    const label = everything.form.properties[name]?.label ?? [];
    expect(made.form.properties[name]?.label).toEqual(label.map(markedText));
  });

  it('keeps names, conditions, calls and samples', () => {
    const facts = ({ form, submit, sample }: typeof everything) => ({
      names: Object.keys(form.properties),
      required: form.required,
      conditions: Object.values(form.properties).map(({ when }) => when),
      path: submit.path,
      lists: submit.lists,
      sample,
    });
    expect(facts(made)).toEqual(facts(everything));
  });

  it('transforms the interface texts, in any groups', () => {
    const words = { form: { next: 'Next', errors: { required: 'Missing' } }, many: 3 };
    expect(pseudoTexts(words, markedText)).toEqual({
      form: { next: '‹Next›', errors: { required: '‹Missing›' } },
      many: 3,
    });
  });
});
