import { describe, expect, it } from 'vitest';
import { nameFor, refusal } from '../../../src/engine/inputs/photos/admit';
import { fileOf } from './photos';

const FILES: readonly (readonly [name: string, type: string, there: string[], refused: string])[] =
  [
    ['a.jpg', 'image/jpeg', [], ''],
    ['a.jpg', 'image/jpeg', ['b.jpg', 'A.jpg'], ''],
    ['a.jpg', 'image/jpeg', ['a.jpg'], 'same'],
    ['a.jpg', 'image/jpeg', ['b.jpg', 'c.jpg', 'd.jpg'], 'tooMany'],
    ['a.jpg', 'image/jpeg', ['a.jpg', 'c.jpg', 'd.jpg'], 'same'],
    ['a.pdf', 'application/pdf', ['b.jpg', 'c.jpg', 'd.jpg'], 'notImage'],
    ['a.jpg', 'text/html', [], 'notImage'],
    ['a.jpg', '', [], 'notImage'],
    ['a.heic', '', [], ''],
    ['a.heic.exe', '', [], 'notImage'],
    ['a', 'image/png', [], ''],
  ];

describe('refusal', () => {
  it.each(FILES)('of %s (%s) beside %j', (name, type, names, refused) => {
    const taken = { names, count: names.length, max: 3 };
    expect(refusal(fileOf(name, type), name, taken) ?? '').toBe(refused);
  });

  it('counts photos whose file is not there', () => {
    expect(refusal(fileOf('a.jpg'), 'a.jpg', { names: [], count: 3, max: 3 })).toBe('tooMany');
  });
});

const NAMES: readonly (readonly [
  name: string,
  there: string[],
  isKnown: boolean,
  called: string,
])[] = [
  ['image.jpg', [], false, 'image.jpg'],
  ['image.jpg', ['image.jpg'], false, 'image-2.jpg'],
  ['image.jpg', ['image.jpg', 'image-2.jpg'], false, 'image-3.jpg'],
  ['image.jpg', ['image.jpg'], true, 'image.jpg'],
  ['passport.jpg', ['passport.jpg'], false, 'passport.jpg'],
  ['my image.jpg', ['my image.jpg'], false, 'my image.jpg'],
];

describe('nameFor', () => {
  it.each(NAMES)('%s beside %j, chosen before: %s', (name, names, isKnown, called) => {
    expect(nameFor(fileOf(name), names, isKnown)).toBe(called);
  });
});
