import { numberText as spelt, parseNumber, plainCode } from '../../definition/digits';
import type { Json } from '../../definition/values';
import type { TextCodec } from '../inputs/useHeldText';

const format = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : String(value);

const codec = (parse: (text: string) => Json | undefined): TextCodec<Json> => ({ parse, format });

/** Free text stays as it was typed, to the last space. */
export const freeText = codec((text) => (text === '' ? undefined : text));

/** Codes are typed with the digits of any script, and blanks around them are a slip. */
export const codeText = codec((text) => plainCode(text) || undefined);

/** A number may be typed with its thousands grouped; what could be either of two stays to be mended. */
export const numberText: TextCodec<Json> = {
  parse: parseNumber,
  format: (value) => (typeof value === 'number' ? spelt(value) : format(value)),
};
