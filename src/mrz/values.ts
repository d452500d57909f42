import type { Grey } from './grey';
import { read } from './read';
import { unpack } from './weights';
import { WEIGHTS } from './weightsData';
import type { Why } from './whyNot';
import type { Deciphered, LAYOUTS } from './zone';

/** What a document says, as the forms write it. What was not read well enough is missing. */
export type Values = {
  readonly surname?: string;
  readonly firstName?: string;
  readonly documentNumber: string;
  /** The code of ICAO 9303: ISO 3166-1 with three letters, or D. It is as it was read, and may not exist. */
  readonly nationality?: string;
  readonly gender?: 'male' | 'female';
  /** YYYY-MM-DD */
  readonly dateOfBirth: string;
  readonly expiryDate: string;
};

/** How likely each glyph must be that no check digit proves: of a name, which people check; of the others. */
const NAME = Math.log(0.6);
const CODE = Math.log(0.9);

/** Where the values are: line, from, to. */
const PLACES = {
  TD3: {
    name: [0, 5, 44],
    documentNumber: [1, 0, 9],
    nationality: [1, 10, 13],
    dateOfBirth: [1, 13, 19],
    gender: [1, 20, 21],
    expiryDate: [1, 21, 27],
  },
  TD1: {
    name: [2, 0, 30],
    documentNumber: [0, 5, 14],
    nationality: [1, 15, 18],
    dateOfBirth: [1, 0, 6],
    gender: [1, 7, 8],
    expiryDate: [1, 8, 14],
  },
} as const;

const GENDERS: Readonly<Record<string, 'male' | 'female'>> = { M: 'male', F: 'female' };

/** Takes the values from lines whose check digits hold. */
export function valuesOf(
  kind: keyof typeof LAYOUTS,
  { lines, logs }: Deciphered,
  today: Date,
): Values {
  const of = (place: keyof (typeof PLACES)['TD3'], least = -Infinity): string => {
    const [line, from, to] = PLACES[kind][place];
    const isSure = logs[line]?.slice(from, to).every((log) => log >= least) === true;
    return isSure ? (lines[line]?.slice(from, to) ?? '') : '';
  };
  const wordsOf = (text: string) => text.split('<').filter(Boolean).join(' ');
  const [surname = '', firstName = ''] = of('name', NAME).split('<<').map(wordsOf);
  const nationality = wordsOf(of('nationality', CODE));
  const gender = GENDERS[of('gender', CODE)];
  return {
    ...(surname && { surname }),
    ...(firstName && { firstName }),
    documentNumber: wordsOf(of('documentNumber')),
    ...(nationality && { nationality }),
    ...(gender && { gender }),
    dateOfBirth: dayOf(of('dateOfBirth'), today.getFullYear()),
    expiryDate: dayOf(of('expiryDate'), today.getFullYear() + 50),
  };
}

/** Writes a day with its century: the last one in which its year is not after the latest. */
function dayOf(text: string, latest: number): string {
  const century = Math.floor(latest / 100) * 100;
  const year = Number(text.slice(0, 2)) + century;
  return [year > latest ? year - 100 : year, text.slice(2, 4), text.slice(4, 6)].join('-');
}

/** The values of a document, a passport (TD3) or an identity card (TD1), or why there are none. */
export type Answer =
  | { readonly kind: keyof typeof LAYOUTS; readonly values: Values }
  | { readonly why: Why };

/** Reads a picture with the weights of the build. */
export function answer(grey: Grey, today: Date): Answer {
  const reading = read(grey, unpack(WEIGHTS));
  if ('why' in reading) return reading;
  const { kind } = reading;
  return { kind, values: valuesOf(kind, reading, today) };
}
