import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currentDefinition } from '../../src/definition/model/currentDefinition';
import { isString, type StringField } from '../../src/definition/model/field';
import { fieldsIn } from '../../src/definition/model/placedValues';
import type { Service } from '../../src/definition/model/service';
import { issueAt } from '../../src/definition/model/issue';
import { rulesBetween } from '../../src/definition/validate/rules';
import { everything } from '../fixtures/services';

/** The definitions that release 15 stored, in the language of its time. */
const STORED = readFileSync('tests/fixtures/releases/15/rows/definition.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((row) => JSON.parse((JSON.parse(row) as { document: string }).document) as Service);

const storedAs = (id: string): Service => {
  const found = STORED.find((service) => service.id === id);
  if (!found) throw new Error(`release 15 has no ${id}`);
  return currentDefinition(found);
};

/** Comparisons were keywords of their own. */
const GONE = ['after', 'notBefore', 'notAfter', 'differs', 'age', 'ascending', 'minLength'];

const DAY = { today: '2026-11-28' };

describe('a definition that release 15 stored', () => {
  it.each(STORED.map((service) => [service.id, service] as const))(
    'has no keyword that is no longer read: %s',
    (_, service) => {
      const fields = fieldsIn(currentDefinition(service).form.properties);
      expect(fields.flatMap((field) => GONE.filter((keyword) => keyword in field))).toEqual([]);
    },
  );

  it('compares dates and texts as it did', () => {
    const { form } = storedAs('tickets');
    const dates = { departureDate: '2026-12-05', returnDate: '2026-12-05' };
    const airports = { fromAirport: 'EBL', toAirport: 'EBL' };
    const found = rulesBetween(form, { ticketType: 1, ...dates, ...airports }, DAY);
    expect(found).toEqual([
      issueAt(['toAirport'], 'differs'),
      issueAt(['returnDate'], 'after', '2026-12-05'),
    ]);
    const early = rulesBetween(form, { ticketType: 1, departureDate: '2026-11-27' }, DAY);
    expect(early).toContainEqual(issueAt(['departureDate'], 'notBefore', DAY.today));
  });

  it('orders its rows as it did', () => {
    const { form } = storedAs('tickets');
    const legs = ['2026-12-05', '2026-12-04'].map((dateArray) => ({ dateArray }));
    expect(rulesBetween(form, { ticketType: 3, legs }, DAY)).toEqual([
      issueAt(['legs', 1, 'dateArray'], 'notBefore', '2026-12-05'),
    ]);
  });

  it('bounds ages as it did', () => {
    const ages = fieldsIn(storedAs('tickets').form.properties).flatMap((field) =>
      isString(field) && field.compare?.age ? [field.compare] : [],
    );
    expect(ages).toContainEqual({ notAfter: 'today', age: { from: 2, to: 6 } });
  });
});

it('reads a least length as a pattern', () => {
  const label = ['ن', 'ا', 'Name'];
  const form = { properties: { name: { type: 'string', label, minLength: 2 } } };
  const { pattern = '' } = currentDefinition({ form } as unknown as Service).form.properties
    .name as StringField;
  const accepts = (text: string) => new RegExp(pattern, 'u').test(text);
  expect(['a', 'ab', '😀', 'a\nb'].map(accepts)).toEqual([false, true, false, true]);
});

it('leaves a present definition as it is', () => {
  expect(currentDefinition(everything)).toEqual(everything);
});
