import { mapTexts } from '../../src/definition/language/localise';
import type { Service } from '../../src/definition/model/service';

/** Parts that are not transformed: variables, references to other keys, tags, numbers. */
const FIXED = /\{\{.*?\}\}|\$t\(.*?\)|<[^>]+>|[0-9\u0660-\u0669]+/u;
const WITH_FIXED = new RegExp(`(${FIXED.source})`, 'u');

const PLAIN = 'abcdefghijklmnorstuwyzABCDEFGHIJKLNORSTUWYZ';
const ACCENTED = 'áƀçđéƒĝĥíĵķļɱñóŕšţúŵýžÁƁÇĐÉƑĜĤÍĴĶĻÑÓŔŠŢÚŴÝŽ';

/** How much longer a text may become in another language, as a share of its length. */
const GROWTH = 0.4;

const FILLER = 'one two three four five six seven eight nine ten '.repeat(8);

/**
 * Simulates a longer language: 40 % longer; in brackets, so that truncation shows; accented, so
 * that a hard-coded text shows.
 */
export function longText(text: string): string {
  if (text.trim() === '') return text;
  const more = Math.ceil(text.replaceAll(new RegExp(FIXED, 'gu'), '').length * GROWTH);
  const filler = more > 0 ? ` ${FILLER.slice(0, more).trim()}` : '';
  const parts = `${text}${filler}`.split(WITH_FIXED);
  // What the pattern captures is at the odd positions.
  return `[${parts.map((part, index) => (index % 2 === 0 ? accented(part) : part)).join('')}]`;
}

/** Simulates a right-to-left language: marked, so that a hard-coded text shows. */
export const markedText = (text: string): string => (text.trim() === '' ? text : `‹${text}›`);

const accented = (text: string): string =>
  [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');

type Transform = (text: string) => string;

/** Transforms every text of a service; lists of three ids are not texts and stay. */
export const pseudoService = (service: Service, transform: Transform): Service =>
  mapTexts(service, (text) => text.map(transform)) as Service;

/** Transforms every interface text, in groups as in locales/. */
export const pseudoTexts = (texts: object, transform: Transform): object =>
  JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? transform(value) : value,
  ) as object;
