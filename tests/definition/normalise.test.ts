import { describe, expect, it } from 'vitest';
import { plainCode, positionText } from '../../src/definition/model/digits';
import type { Shape } from '../../src/definition/model/field';
import { normalise, normaliseNumberTexts } from '../../src/definition/validate/normalise';
import type { Values } from '../../src/definition/model/values';

const label = ['ک', 'ع', 'E'] as const;
const SHAPE: Shape = {
  properties: {
    phone: { type: 'string', format: 'phone', label },
    email: { type: 'string', format: 'email', label },
    born: { type: ['string', 'null'], format: 'date', label },
    passport: { type: 'string', widget: 'code', label },
    flight: { type: 'string', widget: 'code', compact: true, label },
    note: { type: 'string', label },
    age: { type: 'integer', label },
    family: {
      type: 'object',
      label,
      properties: { phone: { type: 'string', format: 'phone', label } },
    },
    trips: {
      type: 'array',
      label,
      items: {
        type: 'object',
        label,
        properties: { at: { type: 'string', format: 'time', label } },
      },
    },
  },
};

describe('positionText', () => {
  it.each([
    ['36.191, 44.009', '36.191,44.009'],
    ['٣٦٫١٩١، ٤٤٫٠٠٩', '36.191,44.009'],
    ['۳۶.۱۹۱ ۴۴.۰۰۹', '36.191,44.009'],
    ['36.19112345678901,-44.00900000001', '36.191123,-44.009000'],
    ['at home', 'at,home'],
  ])('normalises %j to %j', (text, plain) => {
    expect(positionText(text)).toBe(plain);
    expect(positionText(plain)).toBe(plain);
  });
});

describe('plainCode', () => {
  it.each([
    ['٠٧٥٠ ١٢٣', '0750 123'],
    ['۰۷۵۰', '0750'],
    ['\u202a+964 750\u202c', '+964 750'],
    ['\u200e0750\u200f ', '0750'],
    ['\ufeffA12\u200b3', 'A123'],
    ['A12345', 'A12345'],
    ['', ''],
  ])('normalises %j to %j', (text, plain) => {
    expect(plainCode(text)).toBe(plain);
  });
});

describe('normalise', () => {
  it.each<[Values, Values]>([
    [{ phone: ' ٠٧٥٠' }, { phone: '0750' }],
    [{ email: '\u200edana@example.com ' }, { email: 'dana@example.com' }],
    [{ born: '٢٠٠١-٠٢-٠٣' }, { born: '2001-02-03' }],
    [{ passport: '\u2067A۱۲\u2069' }, { passport: 'A12' }],
    [{ passport: 'a 1' }, { passport: 'a 1' }],
    [{ flight: ' tk\u00a0٨۰2 ' }, { flight: 'TK802' }],
    [{ flight: 'ا12' }, { flight: 'ا12' }],
    [{ note: ' ٣\u200c ' }, { note: ' ٣\u200c ' }],
    [
      { age: 7, phone: null },
      { age: 7, phone: null },
    ],
    [{ family: { phone: '٧' } }, { family: { phone: '7' } }],
    [{ trips: [{ at: '١٢:٣٠' }, null] }, { trips: [{ at: '12:30' }, null] }],
    [
      { unknown: '٣', family: 'x', trips: 'y' },
      { unknown: '٣', family: 'x', trips: 'y' },
    ],
  ])('normalises %j to %j', (values, expected) => {
    expect(normalise(SHAPE, values)).toEqual(expected);
  });

  it('converts the digits of number texts only', () => {
    const texts = { age: '٣٤', note: '٣٤', unknown: '٣٤' };
    expect(normaliseNumberTexts(SHAPE, texts)).toEqual({ age: '34', note: '٣٤', unknown: '٣٤' });
  });
});
