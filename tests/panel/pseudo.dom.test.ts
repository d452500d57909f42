import { describe, expect, it } from 'vitest';
import { longText, markedText, pseudoModule } from '../../src/panel/designer/service/pseudo';
import { everything } from '../fixtures/services';

describe('longText', () => {
  it.each([
    ['Name', '[Ñáɱé ļó]'],
    ['', ''],
    ['  ', '  '],
    ['See <b>us</b>', '[Šéé <b>úš</b> ļóŕéɱ]'],
    ['{{count}} of', '[{{count}} óƒ ļóŕéɱ]'],
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
  expect(['Name', ''].map(markedText)).toEqual(['‹Name›', '']);
});

it('transforms every text of a service, and keeps names, conditions, calls and samples', () => {
  const facts = ({ form, submit, sample }: typeof everything) => ({
    names: Object.keys(form.properties),
    required: form.required,
    conditions: Object.values(form.properties).map(({ when }) => when),
    path: submit.path,
    lists: submit.lists,
    sample,
  });
  const { service } = pseudoModule({ service: everything, validate: () => [] as never }, 'rtl');
  expect(service.form.title).toEqual(everything.form.title.map(markedText));
  expect(facts(service)).toEqual(facts(everything));
});
