import { describe, expect, it } from 'vitest';
import { pseudoService, pseudoWords } from '../../scripts/playground/pseudo/pseudoService';
import { longText, markedText } from '../../scripts/playground/pseudo/pseudoText';
import { everything } from '../fixtures/services';

describe('a text as a longer language has it', () => {
  it.each([
    ['Name', '[Ñáɱé óñ]'],
    ['', ''],
    ['  ', '  '],
    ['{{count}} of 20', '[{{count}} óƒ 20 óñ]'],
    ['See <b>us</b>', '[Šéé <b>úš</b> óñé]'],
  ])('%j becomes %j', (text, long) => {
    expect(longText(text)).toBe(long);
  });

  it.each(['A question of middling length, as forms have them', 'x'.repeat(900)])(
    'is 40 % longer, however long it was',
    (text) => {
      const growth = (longText(text).length - '[]'.length) / text.length;
      expect(growth).toBeGreaterThan(1.35);
      expect(growth).toBeLessThan(1.45);
    },
  );
});

it('marks a text for a page from right to left, and leaves what is empty', () => {
  expect(['Name {{count}}', ''].map(markedText)).toEqual(['‹Name {{count}}›', '']);
});

describe('a service in a language that nobody speaks', () => {
  const made = pseudoService(everything, markedText);

  it('says everything in it', () => {
    expect(made.form.title).toEqual(everything.form.title.map(markedText));
    const [name = ''] = Object.keys(everything.form.properties);
    const label = everything.form.properties[name]?.label ?? [];
    expect(made.form.properties[name]?.label).toEqual(label.map(markedText));
  });

  it('asks the same: names, conditions, calls and samples stay', () => {
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

  it('says the interface words, in however many groups', () => {
    const words = { form: { next: 'Next', errors: { required: 'Missing' } }, many: 3 };
    expect(pseudoWords(words, markedText)).toEqual({
      form: { next: '‹Next›', errors: { required: '‹Missing›' } },
      many: 3,
    });
  });
});
