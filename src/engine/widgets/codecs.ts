import { numberText as spelt, parseNumber, plainCode } from '../../definition/validate/digits';
import type { Json } from '../../definition/model/values';
import type { TextCodec } from '../inputs/useHeldText';

const format = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : String(value);

const codec = (parse: (text: string) => Json | undefined): TextCodec<Json> => ({ parse, format });

/** Free text stays as it was typed, including spaces. */
export const freeText = codec((text) => (text === '' ? undefined : text));

/** Codes are typed with digits of any script, and surrounding spaces are removed. */
export const codeText = codec((text) => plainCode(text) || undefined);

/** Numbers may have thousands separators; an ambiguous one stays a text, to be corrected. */
export const numberInputText: TextCodec<Json> = {
  parse: parseNumber,
  format: (value) => (typeof value === 'number' ? spelt(value) : format(value)),
};
