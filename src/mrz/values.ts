import { parse } from 'mrz';
import type { Deciphered, LAYOUTS } from './zone';

/** What a document says, as the forms write it. What was not read well enough is missing. */
export type Values = {
  readonly surname?: string;
  readonly firstName?: string;
  readonly documentNumber: string;
  /** ISO 3166-1 with three letters, as ICAO 9303 uses it. */
  readonly nationality?: string;
  readonly gender?: 'male' | 'female';
  /** YYYY-MM-DD */
  readonly dateOfBirth: string;
  readonly expiryDate: string;
};

/** How likely each glyph must be that no check digit proves: of a name, which people check; of the others. */
const NAME = Math.log(0.6);
const CODE = Math.log(0.9);

/** Where the values are that no check digit proves: line, from, to. */
const PLACES = {
  TD3: { name: [0, 5, 44], nationality: [1, 10, 13], gender: [1, 20, 21] },
  TD1: { name: [2, 0, 30], nationality: [1, 15, 18], gender: [1, 7, 8] },
} as const;

/** Takes the values from the lines. Undefined: the parser, which checks the digits again, refuses them. */
export function valuesOf(
  kind: keyof typeof LAYOUTS,
  { lines, logs }: Deciphered,
  today: Date,
): Values | undefined {
  const { fields, details } = parse([...lines]);
  const isProven = details.every(
    ({ field, valid }) => valid || field?.endsWith('CheckDigit') !== true,
  );
  const { documentNumber, birthDate, expirationDate } = fields;
  if (!isProven || !documentNumber || !birthDate || !expirationDate) return undefined;
  const isSure = (place: keyof (typeof PLACES)['TD3'], least: number) => {
    const [line, from, to] = PLACES[kind][place];
    return (logs[line] ?? []).slice(from, to).every((log) => log >= least);
  };
  const { lastName, firstName, nationality, sex } = fields;
  const isNamed = isSure('name', NAME);
  return {
    ...(isNamed && lastName ? { surname: lastName } : undefined),
    ...(isNamed && firstName ? { firstName } : undefined),
    documentNumber,
    ...(isSure('nationality', CODE) && nationality ? { nationality } : undefined),
    ...(isSure('gender', CODE) && (sex === 'male' || sex === 'female')
      ? { gender: sex }
      : undefined),
    dateOfBirth: dayOf(birthDate, today.getFullYear()),
    expiryDate: dayOf(expirationDate, today.getFullYear() + 50),
  };
}

/** Writes a day with its century: the last one in which its year is not after the latest. */
function dayOf(text: string, latest: number): string {
  const century = Math.floor(latest / 100) * 100;
  const year = Number(text.slice(0, 2)) + century;
  return [year > latest ? year - 100 : year, text.slice(2, 4), text.slice(4, 6)].join('-');
}
