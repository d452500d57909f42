import { describe as suite, expect, it } from 'vitest';
import type { DescribedAnswer, DescribedContent } from '../../src/definition/model/described';
import { describe, describeShape } from '../../src/definition/describe/describe';
import type { Shape } from '../../src/definition/model/field';
import { localise } from '../../src/definition/language/localise';
import { prune } from '../../src/definition/validate/prune';
import { fromPayload } from '../../src/definition/payload/payload';
import type { Json, Values } from '../../src/definition/model/values';
import { isDisplayed } from '../../src/definition/model/widget';
import { allServices, everything } from '../fixtures/services';

const WORDS = { language: 'en', yes: 'Yes', no: 'No', am: 'AM', pm: 'PM' } as const;
const english = localise(everything, 'en');

/** Formats an answer as one line, for tables. */
function line({ path, label, content }: DescribedAnswer): string {
  return `${path} | ${label} | ${shown(content)}`;
}

function shown(content: DescribedContent): string {
  switch (content.kind) {
    case 'text':
      return content.code ? `<${content.text}>` : content.text;
    case 'none':
      return '-';
    case 'files':
      return `files ${content.tokens.join(' ')}`;
    case 'group':
      return content.answers.map(line).join('; ');
    case 'rows':
      return content.rows.map((row) => row.map(line).join('; ')).join(' / ');
  }
}

const answer = (name: string, value: Json | undefined, values: Values = {}): string[] =>
  describeShape(english.form, { ...values, [name]: value }, WORDS, [], [name]).map(line);

suite('one answer', () => {
  it.each<[string, Json | undefined, string]>([
    ['firstName', 'Hero', 'First name | Hero'],
    ['firstName', undefined, 'First name | -'],
    ['firstName', '', 'First name | -'],
    ['firstName', null, 'First name | -'],
    ['email', 'a@b.co', 'E-mail | <a@b.co>'],
    ['phoneNumber', '0750', 'Phone number | <0750>'],
    ['passportNumber', 'A1', 'Passport number | <A1>'],
    ['issued', '2020-01-01', 'Date of issue | 1 January 2020'],
    ['callTime', '12:00', 'Time to call | 12:00 PM'],
    ['callTime', '00:30', 'Time to call | 12:30 AM'],
    ['callTime', 'noon', 'Time to call | noon'],
    ['meetAt', '36.191,44.009', 'Where to meet | <36.191,44.009>'],
    ['people', 0, 'Number of people | <0>'],
    ['height', 1.5, 'Height | 1.5 m'],
    ['speaks', 4, 'How well do you speak English? | <4 / 5>'],
    ['purpose', 'study', 'Purpose of the journey | Study'],
    ['purpose', 'gone', 'Purpose of the journey | gone'],
    ['cabinClass', 0, 'Cabin class | Economy'],
    ['newsletter', true, 'Send me news | Yes'],
    ['newsletter', false, 'Send me news | No'],
    ['single', false, 'Marital status | Married'],
    ['photos', ['t1', 't2'], 'Photos | files t1 t2'],
    ['photos', 'x', 'Photos | files '],
    ['companyNames', [], 'Names you would like | -'],
    ['period', { from: '2020-01-01', to: 'untilNow' }, 'Period | 1 January 2020 – Until now'],
    [
      'stay',
      { from: '2020-01-01', to: '2021-01-01' },
      'Length of stay | 1 January 2020 – 1 January 2021',
    ],
    ['stay', { from: '2020-01-01' }, 'Length of stay | 1 January 2020'],
    ['travellers', 'x', 'Travellers | x'],
    ['home', 'x', 'Home | x'],
    [
      'ratings',
      [{ language: 'ku', level: 'some' }, { language: 'ar' }],
      'Your languages | ratings.0.level | Level | Some / ratings.1.level | Level | -',
    ],
  ])('%s %j', (name, value, expected) => {
    expect(answer(name, value)).toEqual([`${name} | ${expected}`]);
  });

  it("shows the name of a record, in the reader's language", () => {
    const label = 'Car';
    const shape = {
      properties: { car: { type: 'object', label, record: true, properties: {} } },
    } as const;
    const car = { id: 'a', name: { image: 'x.svg', name: ['کیا', 'كيا', 'Kia'] } };
    expect(describeShape(shape, { car }, WORDS).map(line)).toEqual(['car | Car | Kia']);
  });

  it.each<[Json, string]>([
    [1250, '<$1,250>'],
    [12.5, '<$12.50>'],
    ['45', '<$45>'],
    ['on request', '<on request>'],
    ['', '-'],
  ])('formats an amount of money %j', (value, expected) => {
    const shape = {
      properties: { price: { type: 'string', label: 'Price', money: true } },
    } as const;
    expect(describeShape(shape, { price: value }, WORDS).map(line)).toEqual([
      `price | Price | ${expected}`,
    ]);
  });

  it('includes groups, without hidden fields', () => {
    expect(answer('contact', { name: 'A', alive: true })).toEqual([
      'contact | A person close to you | contact.name | Name | A; contact.phone | Phone number | -; ' +
        'contact.alive | Is this person alive? | Yes; contact.born | Date of birth | -; ' +
        'contact.degrees | Academic degrees | -',
    ]);
  });

  it('includes rows, and rows of texts', () => {
    const rows = [
      { name: 'A', age: 3 },
      { name: 'B', infant: true },
    ];
    expect(answer('travellers', rows)).toEqual([
      'travellers | Travellers | ' +
        'travellers.0.name | Name | A; travellers.0.age | Age | <3>; ' +
        'travellers.0.infant | Is it an infant? | - / ' +
        'travellers.1.name | Name | B; travellers.1.age | Age | -; ' +
        'travellers.1.infant | Is it an infant? | Yes; travellers.1.weight | Weight (kg) | -',
    ]);
    expect(answer('companyNames', ['X', 'Y'])).toEqual([
      'companyNames | Names you would like | companyNames.0 | Name | X / companyNames.1 | Name | Y',
    ]);
  });

  it('includes preset and calculated values', () => {
    expect(answer('hotel', 'Rotana')).toEqual(['hotel | Hotel | Rotana']);
    expect(answer('roomsTotalMoney', 470.5)).toEqual(['roomsTotalMoney | Total | <470.5>']);
    expect(answer('returnTo', 'Koye')).toEqual(['returnTo | Return to | Koye']);
    expect(answer('vehicle', { id: 'x', name: 'Corolla' })).toEqual([
      'vehicle | Vehicle | Corolla',
    ]);
  });

  it('omits notes and fields that are never shown', () => {
    expect(answer('advice', 'x')).toEqual([]);
    expect(answer('tourId', '7')).toEqual([]);
  });

  it.each<[Values, readonly string[]]>([
    [{ people: 0 }, ['people | People | <0>']],
    [{}, ['people | People | -']],
    [{ people: 1 }, ['people | People | <1>', 'births | Births | -']],
  ])('omits a list with a count of 0: %j', (values, lines) => {
    const shape: Shape<string> = {
      properties: {
        people: { type: 'integer', label: 'People' },
        births: {
          type: 'array',
          label: 'Births',
          countedBy: 'people',
          items: { type: 'string', format: 'date', label: 'Birth' },
        },
      },
    };
    expect(describeShape(shape, values, WORDS).map(line)).toEqual(lines);
  });

  it('omits hidden fields', () => {
    expect(answer('otherPurpose', undefined, { purpose: 'study' })).toEqual([]);
    expect(answer('otherPurpose', 'x', { purpose: 'other' })).toHaveLength(1);
  });
});

suite('a whole service', () => {
  it('groups answers by step and block, without empty blocks and steps', () => {
    const hidden = { ...english, steps: [{ title: 'S', blocks: [{ fields: ['papers'] }] }] };
    expect(describe(hidden, {}, WORDS)).toEqual([]);
    const [first] = describe(english, {}, WORDS);
    expect(first?.title).toBe('You');
    expect(first?.blocks.map(({ title }) => title)).toEqual([
      'Name and contact',
      'Passport',
      undefined,
    ]);
  });

  it.each(allServices.map((service) => [service.id, service] as const))(
    'describes everything that the sample of %s answers',
    (_, service) => {
      const values = prune(service.form, fromPayload(service, service.sample));
      const steps = describe(localise(service, 'en'), values, WORDS);
      const answered = steps
        .flatMap(({ blocks }) => blocks.flatMap(({ answers }) => answers))
        .filter(({ content }) => content.kind !== 'none')
        .map(({ path }) => path);
      expect(answered.toSorted()).toEqual(told(service.form, values));
    },
  );
});

/** Returns the names of the answers that can be shown. */
const told = ({ properties }: Shape, values: Values): string[] =>
  Object.keys(values)
    .filter((name) => properties[name] && isDisplayed(properties[name]))
    .sort();
