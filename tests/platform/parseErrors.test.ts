import { describe, expect, it } from 'vitest';
import { parseErrors } from '../../src/platform/api/parseErrors';

const deep = (levels: number): unknown => (levels === 0 ? 'far down' : { a: deep(levels - 1) });

describe('the issues in a refused body', () => {
  it.each<[name: string, body: unknown, errors: unknown]>([
    [
      'ours',
      { errors: [{ name: 'father.fName', message: 'Required', code: 'required' }] },
      [{ name: 'father.fName', message: 'Required', code: 'required' }],
    ],
    [
      'ours with a bound',
      { errors: [{ name: 'age', message: 'Too low', code: 'minimum', limit: 18 }] },
      [{ name: 'age', message: 'Too low', code: 'minimum', limit: 18 }],
    ],
    [
      'ours without a field',
      { errors: [{ name: '', message: 'Too many requests' }] },
      [{ name: '', message: 'Too many requests' }],
    ],
    [
      'a code that is no text is dropped',
      { errors: [{ name: 'a', message: 'b', code: 7, limit: {} }] },
      [{ name: 'a', message: 'b' }],
    ],
    [
      'a plain map of messages',
      { email: 'already used', phone: 'too short' },
      [
        { name: 'email', message: 'already used' },
        { name: 'phone', message: 'too short' },
      ],
    ],
    [
      'a map of lists: one entry for a field',
      { email: ['already used', 'too long'] },
      [{ name: 'email', message: 'already used too long' }],
    ],
    [
      'a map under errors, beside a general message',
      { message: 'The given data was invalid.', errors: { email: ['already used'] } },
      [{ name: 'email', message: 'already used' }],
    ],
    [
      'nested maps become dotted names',
      { father: { fName: ['required'] }, children: [{}, { name: 'required' }] },
      [
        { name: 'father.fName', message: 'required' },
        { name: 'children.1.name', message: 'required' },
      ],
    ],
    [
      'general keys belong to no field',
      { statusCode: 404, error: 'Not Found', message: 'No such route' },
      [
        { name: '', message: 'Not Found' },
        { name: '', message: 'No such route' },
      ],
    ],
    [
      'a general key within a field',
      { email: { message: 'used' } },
      [{ name: 'email', message: 'used' }],
    ],
    ['a text', ' Slow down ', [{ name: '', message: 'Slow down' }]],
    ['a list of texts', ['One.', 'Two.'], [{ name: '', message: 'One. Two.' }]],
    ['the page of a proxy', '<!doctype html><h1>502</h1>', []],
    ['an empty text', '  ', []],
    ['nothing', undefined, []],
    ['null', null, []],
    ['a number', 42, []],
    ['numbers and flags in a map', { code: 12, ok: false, at: null }, []],
    ['a map that is deeper than anybody writes', deep(50), []],
  ])('%s', (_, body, errors) => {
    expect(parseErrors(body)).toEqual(errors);
  });

  it('stops at a hundred', () => {
    const body = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`f${index}`, 'bad']),
    );
    expect(parseErrors(body)).toHaveLength(100);
  });
});
