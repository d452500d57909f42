import { describe, expect, it } from 'vitest';
import { nameFor, photoRefusal, withType } from '../../../src/engine/inputs/photos/admit';
import { FILE_RULES } from '../../../src/engine/inputs/photos/fileRules';
import { fileOf } from './photos';

const FILES: readonly (readonly [name: string, type: string, there: string[], refused: string])[] =
  [
    ['a.jpg', 'image/jpeg', [], ''],
    ['a.jpg', 'image/jpeg', ['b.jpg', 'A.jpg'], ''],
    ['a.jpg', 'image/jpeg', ['a.jpg'], 'same'],
    ['a.jpg', 'image/jpeg', ['b.jpg', 'c.jpg', 'd.jpg'], 'tooMany'],
    ['a.jpg', 'image/jpeg', ['a.jpg', 'c.jpg', 'd.jpg'], 'same'],
    ['a.pdf', 'application/pdf', ['b.jpg', 'c.jpg', 'd.jpg'], 'wrongType'],
    ['a.jpg', 'text/html', [], 'wrongType'],
    ['a.jpg', '', [], 'wrongType'],
    ['a.heic', '', [], ''],
    ['a.heic.exe', '', [], 'wrongType'],
    ['a', 'image/png', [], ''],
  ];

describe('refusal', () => {
  it.each(FILES)('gives the reason for %s (%s) beside %j', (name, type, names, refused) => {
    const taken = { names, count: names.length, max: 3 };
    expect(photoRefusal(fileOf(name, type), name, taken) ?? '').toBe(refused);
  });

  it('counts photos whose file is missing', () => {
    expect(photoRefusal(fileOf('a.jpg'), 'a.jpg', { names: [], count: 3, max: 3 })).toBe('tooMany');
  });
});

it.each([
  ['', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['application/octet-stream', '\xff\xd8\xff\xe1', 'image/jpeg'],
  ['', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['', 'RIFF\n\0\0\0WEBPVP8 ', 'image/webp'],
  ['', '\0\0\0\x18ftypheic', 'image/heic'],
  ['application/octet-stream', '%PDF-1.7', 'application/pdf'],
  ['', 'MZ', ''],
  ['text/html', '\xff\xd8\xff\xe0', 'text/html'],
])('a file of type "%s" that begins with %j is taken for %s', async (type, head, expected) => {
  const file = new File([Buffer.from(`${head}and more bytes`, 'latin1')], 'DOC_1', { type });
  const taken = await withType(file);
  expect([taken.type, taken.name, taken.size]).toEqual([expected, 'DOC_1', file.size]);
});

it.each([
  ['a.pdf', 'application/pdf', 1, ''],
  ['a.PDF', '', 1, ''],
  ['a.pdf.exe', '', 1, 'wrongType'],
  ['a.jpg', 'image/jpeg', 1, 'wrongType'],
  ['large.pdf', 'application/pdf', 10 * 1024 * 1024 + 1, 'tooLarge'],
])('accepts only PDFs for a document: %s (%s)', (name, type, size, refused) => {
  const file = new File([new Uint8Array(size)], name, { type });
  expect(photoRefusal(file, name, { names: [], count: 0, max: 1 }, 'pdf') ?? '').toBe(refused);
});

it.each([
  ['a.jpg', 'image/jpeg', 1, ''],
  ['a.heic', '', 1, ''],
  ['a.pdf', 'application/pdf', 1, ''],
  ['a.PDF', '', 1, ''],
  ['a.docx', 'application/msword', 1, 'wrongType'],
  // The device makes photos smaller.
  ['large.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1, ''],
  ['large.pdf', 'application/pdf', 10 * 1024 * 1024 + 1, 'tooLarge'],
])('accepts photos and PDFs as scans: %s (%s)', (name, type, size, refused) => {
  const file = new File([new Uint8Array(size)], name, { type });
  expect(photoRefusal(file, name, { names: [], count: 0, max: 1 }, 'scan') ?? '').toBe(refused);
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
  it.each(NAMES)('names %s beside %j, chosen before: %s', (name, names, isKnown, called) => {
    expect(nameFor(fileOf(name), names, isKnown)).toBe(called);
  });
});

describe('a PDF that is chosen', () => {
  it.each([
    ['begins with its version', '%PDF-1.4', true],
    [
      'begins with a mark of byte order and lines of a gateway',
      '\ufeff\r\nx-scan: 1\n%PDF-1.4',
      true,
    ],
    ['has a kilobyte before its version', `${' '.repeat(1024)}%PDF-1.4`, false],
    ['is a photo by its content', '\xff\xd8\xff', false],
  ])('is read if it %s', async (_, text, isRead) => {
    const file = new File([text], 'a.pdf', { type: 'application/pdf' });
    expect((await FILE_RULES.pdf.prepare(file)) !== 'unreadable').toBe(isRead);
  });
});
