import { checkDigit, GLYPHS } from '../../src/mrz/zone';
import type { Random } from './random';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';

const STATES =
  'IRQ IRN TUR SYR JOR LBN EGY SAU KWT ARE QAT BHR OMN YEM DEU GBR FRA SWE NLD USA CAN AUS UTO AFG PAK IND GEO ARM POL ITA ESP D<<'.split(
    ' ',
  );

const GIVEN =
  'AHMED SARA MUHAMMAD SHILAN KARWAN HEVI ALI ZAINAB OMAR AZAD NASRIN DILAN REBIN JWAN HASSAN FATIMA ROJIN BARZAN SHVAN LANA YOUSIF MARYAM HIWA TARA KAWA BERIVAN ANNA MARIA JOHN CHRISTOPHER ELIZABETH QUENTIN XAVIER VICTORIA GIULIA WOJCIECH'.split(
    ' ',
  );

const SURNAMES =
  'HUSSEIN BARZANI ALI AL<JUBOURI MAHMOOD AZIZ RASHID KARIM SALIH OTHMAN QADIR FARAJ ABDULRAHMAN ERIKSSON VAN<DER<BERG MUELLER KOWALSKA OBRIEN SMITH<JONES GARCIA<LOPEZ ZEBARI JAFF TALABANI HAWRAMI GOVAND WYZYNSKI QUISPE FOX IBRAHIM<AGHA'.split(
    ' ',
  );

/** The lines of an invented document: two of 44 (a passport) or three of 30 (an identity card). */
export function inventLines(random: Random, kind: 'TD1' | 'TD3'): string[] {
  const state = random.of(STATES);
  const nationality = random.chance(0.8) ? state : random.of(STATES);
  const names = inventNames(random);
  const birth = inventDate(random, 1940, 2024);
  const expiry = inventDate(random, 2018, 2036);
  const sex = random.of('MF<MF');
  const number = inventNumber(random).padEnd(9, '<').slice(0, 9);
  if (kind === 'TD1') {
    const first = `I${random.of('D<<A')}${state}${number}${checkDigit(number)}${optional(random, 15)}`;
    const second = `${birth}${checkDigit(birth)}${sex}${expiry}${checkDigit(expiry)}${nationality}${optional(random, 11)}`;
    const all = first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18);
    return [first, second + checkDigit(all), names.padEnd(30, '<').slice(0, 30)];
  }
  const first = `P${random.of('<<<<ND')}${state}${names}`.padEnd(44, '<').slice(0, 44);
  const personal = optional(random, 14);
  const check = /^<+$/u.test(personal) && random.chance(0.7) ? '<' : checkDigit(personal);
  const second = `${number}${checkDigit(number)}${nationality}${birth}${checkDigit(birth)}${sex}${expiry}${checkDigit(expiry)}${personal}${check}`;
  const all = second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43);
  return [first, second + checkDigit(all)];
}

/** Lines that teach: each glyph is as frequent as any other. */
export const scramble = (random: Random, lines: readonly string[]): string[] =>
  lines.map((line) => random.text(line.length, GLYPHS));

function inventNames(random: Random): string {
  const surname = random.chance(0.85)
    ? random.of(SURNAMES)
    : random.text(3 + random.below(9), LETTERS);
  const given = Array.from({ length: 1 + random.below(3) }, () =>
    random.chance(0.9) ? random.of(GIVEN) : random.text(3 + random.below(6), LETTERS),
  );
  return `${surname}<<${given.join('<')}`;
}

function inventNumber(random: Random): string {
  const kind = random.next();
  if (kind < 0.6) return random.text(1, LETTERS) + random.text(8, DIGITS);
  if (kind < 0.75) return random.text(2, LETTERS) + random.text(7, DIGITS);
  if (kind < 0.9) return random.text(8 + random.below(2), DIGITS);
  return random.text(7 + random.below(3), LETTERS + DIGITS);
}

function inventDate(random: Random, first: number, last: number): string {
  const year = first + random.below(last - first + 1);
  return [year % 100, 1 + random.below(12), 1 + random.below(28)]
    .map((part) => String(part).padStart(2, '0'))
    .join('');
}

function optional(random: Random, length: number): string {
  const kind = random.next();
  const text =
    kind < 0.5
      ? ''
      : kind < 0.8
        ? random.text(9 + random.below(3), DIGITS)
        : random.text(6 + random.below(6), LETTERS + DIGITS);
  return text.padEnd(length, '<').slice(0, length);
}
