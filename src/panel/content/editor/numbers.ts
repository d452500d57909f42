import { asciiDigits } from '../../../definition/validate/digits';
import type { Json } from '../../../definition/model/values';

/** What was typed as a number; nothing for nothing, and what is no number as it is, to be judged. */
export function typedNumber(typed: string): Json | undefined {
  const text = asciiDigits(typed)
    .trim()
    .replaceAll('٫', '.')
    .replaceAll(/[,٬](?=\d{3})/gu, '');
  if (text === '') return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : typed;
}

/** What stands in the input of a number: also what was typed and is none. */
export const shownNumber = (value: Json | undefined): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** Whether two texts mean the same number, as "1." and "1". */
export const isSameNumber = (a: string, b: string): boolean => typedNumber(a) === typedNumber(b);
