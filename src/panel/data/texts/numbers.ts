import { asciiDigits } from '../../../definition/model/digits';
import type { Json } from '../../../definition/model/values';

/** Parses a typed number: undefined if empty. A text that is no number is returned unchanged, for validation. */
export function typedNumber(typed: string): Json | undefined {
  const text = asciiDigits(typed)
    .trim()
    .replaceAll('٫', '.')
    .replaceAll(/[,٬](?=\d{3})/gu, '');
  if (text === '') return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : typed;
}

/** Returns the text of a number input: also what was typed and is no number. */
export const shownNumber = (value: Json | undefined): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** Returns whether two texts mean the same number, as "1." and "1". */
export const isSameNumber = (a: string, b: string): boolean => typedNumber(a) === typedNumber(b);
