import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { charactersOf } from './woff2';

const FOLDER = 'node_modules/@fontsource-variable/vazirmatn/files';
const css = readFileSync('src/platform/theme/fonts.css', 'utf8');

/** Each face of our style sheet: what its file can draw, and what its range claims. */
const faces = Array.from(
  css.matchAll(/files\/([a-z0-9-]+\.woff2)[^}]*unicode-range: ([^;]+);/gu),
  (face) => {
    const [, file = '', claimed = ''] = face;
    const ranges = Array.from(
      claimed.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gu),
      ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
    );
    return {
      file,
      characters: charactersOf(readFileSync(`${FOLDER}/${file}`)),
      claims: (code: number) => ranges.some(([from = 0, to = 0]) => code >= from && code <= to),
    };
  },
);

const TEXTS = {
  Sorani: 'ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنوۆهھەیێ',
  Arabic: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
  marks: '\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0640',
  digits: '0123456789٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
  signs: '،؛؟٪.,:;!?-–—…·()«»"\'+@/&©',
  joiners: '\u200c\u200d',
  Latin: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  Turkish: 'ÇçĞğİıÖöŞşÜü',
};

describe('the fonts of the app', () => {
  it.each(Object.entries(TEXTS))('have every one of: %s', (_, text) => {
    const missing = [...text].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return !faces.some(({ claims, characters }) => claims(code) && characters.has(code));
    });
    expect(missing).toEqual([]);
  });

  it('claim no Arabic letter or joiner that they cannot draw, which would tear words apart', () => {
    const codes = [...TEXTS.Sorani, ...TEXTS.Arabic, ...TEXTS.joiners].map(
      (character) => character.codePointAt(0) ?? 0,
    );
    const torn = faces.flatMap(({ file, claims, characters }) =>
      codes.filter((code) => claims(code) && !characters.has(code)).map((code) => [file, code]),
    );
    expect(faces).toHaveLength(3);
    expect(torn).toEqual([]);
  });
});
