import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { StringFormat } from '../../src/definition/model/field';
import { FORMATS } from '../../src/definition/model/formats';
import { matchSteps } from './matchSteps';

// CPU-bound: a timeout on a busy machine would say nothing.
vi.setConfig({ testTimeout: 60_000 });

const GOOD: Readonly<Record<StringFormat, readonly string[]>> = {
  email: [
    'a@b.co',
    'dana.ali@example.com',
    'دانا@نموونە.کوردستان',
    "o'neil+tag@sub.example.org",
    'x@a.b.c.d.e',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.iq`,
  ],
  phone: [
    '07501234567',
    '+9647501234567',
    '+964 750 123 4567',
    '0750-123-45-67',
    '(0750) 123.4567',
    '123456',
    '12345678901234567890',
  ],
  date: ['2024-02-29', '2000-02-29', '1900-02-28', '2024-12-31', '0001-01-01', '9999-06-30'],
  time: ['00:00', '09:05', '12:00', '23:59'],
  position: [
    '36.191,44.009',
    '0,0',
    '-90,180',
    '90.0,-180.000000',
    '-33.856784,151.215297',
    '8.5,-0.1',
  ],
  url: ['https://a.example', 'http://سلێمانی.example/ڕێگا?a=1#b'],
  colour: ['#000000', '#2AA1bc'],
};

const BAD: Readonly<Record<StringFormat, readonly string[]>> = {
  email: [
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a b@c.de',
    'a@b@c.de',
    'a@b..co',
    `${'a'.repeat(65)}@b.co`,
    'a@b.co\n',
    'a@b .co',
  ],
  phone: [
    '',
    '12345',
    '+',
    'phone',
    '0750123456x',
    '--123456',
    '123456-',
    '1   23456',
    '123456789012345678901',
    '٠٧٥٠١٢٣٤٥٦٧',
    '+ 123456',
  ],
  date: [
    '',
    '2023-02-29',
    '1900-02-29',
    '2100-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '2024-1-1',
    '24-01-01',
    '2024-01-01T00:00',
    ' 2024-01-01',
    '٢٠٢٤-٠١-٠١',
    '2024/01/01',
    '12024-01-01',
  ],
  time: ['', '24:00', '12:60', '9:05', '12:00:00', '12', '12:0', '١٢:٠٠'],
  position: [
    '',
    '36.191',
    '36.191 44.009',
    '36.191, 44.009',
    '91,0',
    '90.1,0',
    '0,180.000001',
    '0,181',
    '36.1234567,44',
    '036,44',
    '٣٦,٤٤',
    '36,44,1',
    '36.,44',
    '+36,44',
  ],
  url: [
    '',
    'www.a.example',
    '//a.example',
    ' https://a.example',
    'javascript:alert(1)',
    'https://a/"><b>',
  ],
  colour: ['', '#000', '000000', '#00000g', '#0000000', 'red', '#000000;'],
};

describe.each(Object.keys(FORMATS) as StringFormat[])('%s', (format) => {
  it.each(GOOD[format])('accepts %j', (text) => expect(FORMATS[format].test(text)).toBe(true));
  it.each(BAD[format])('rejects %j', (text) => expect(FORMATS[format].test(text)).toBe(false));
});

it('accepts only calendar dates from 1890 to 2110', () => {
  const day = fc.integer({ min: Date.UTC(1890, 0, 1), max: Date.UTC(2110, 11, 31) });
  const numbers = fc.tuple(
    fc.integer({ min: 1890, max: 2110 }),
    fc.integer({ min: 0, max: 13 }),
    fc.integer({ min: 0, max: 32 }),
  );
  fc.assert(
    fc.property(day, numbers, (real, [year, month, date]) => {
      expect(FORMATS.date.test(new Date(real).toISOString().slice(0, 10))).toBe(true);
      const text = [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
      const asDate = new Date(`${text}T00:00:00Z`);
      const isReal = !Number.isNaN(asDate.valueOf()) && asDate.toISOString().startsWith(text);
      expect(FORMATS.date.test(text)).toBe(isReal);
    }),
  );
});

/** Texts that match n times and then fail: the worst case for a backtracking pattern. */
const ATTACKS: readonly ((n: number) => string)[] = [
  ...['a', '1', '@', '.', 'a.', '1 ', '1-', '(', 'a@', '0-', '12:', 'é'].map(
    (piece) => (n: number) => `${piece.repeat(n)}\u0000`,
  ),
  (n) => `a@${'b.'.repeat(n)}`,
  (n) => `a@${'b'.repeat(n)}@`,
  (n) => `+1${' 1'.repeat(n)}x`,
];

describe('a pattern takes only a few steps per letter', () => {
  it.each(Object.keys(FORMATS) as StringFormat[])('%s', (format) => {
    for (const attack of ATTACKS) {
      for (const n of [50, 100, 200, 400]) {
        const text = attack(n);
        const { steps, matched } = matchSteps(FORMATS[format].source, text);
        expect(matched).toBe(false);
        expect(steps, JSON.stringify(text.slice(0, 12))).toBeLessThan(60 * text.length);
      }
    }
  });

  it('counts more for a backtracking pattern', () => {
    const text = `${'a'.repeat(16)}!`;
    expect(matchSteps('^(?:a+)+$', text).steps).toBeGreaterThan(60 * text.length);
  });

  it('agrees with the real matcher', () => {
    const piece = fc.constantFrom('a', '@', '.', '1', '0', '2', '9', ':', '-', ' ', '+', '(', 'é');
    const near = fc.constantFrom(...Object.values(GOOD).flat(), ...Object.values(BAD).flat());
    const text = fc.oneof(fc.string({ unit: piece, maxLength: 14 }), near);
    fc.assert(
      fc.property(text, fc.constantFrom(...Object.values(FORMATS)), (given, format) => {
        expect(matchSteps(format.source, given).matched).toBe(format.test(given));
      }),
      { numRuns: 500 },
    );
  });
});
