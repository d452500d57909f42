import type { DescribedText } from '../described';
import { chosenUnless, type Field, unitOf } from '../field';
import { currencyOf, isMoney, moneyText } from '../money';
import { dayText } from '../days';
import type { Json } from '../values';
import type { Describing } from './fieldType';

/** @param code reads left to right in every language */
export const textContent = (text: string, code: boolean): DescribedText => ({
  kind: 'text',
  text,
  code,
});

/** Returns the readable form of an answer: an amount, a choice's label, yes or no, else the answer itself with its unit. */
export function answerContent(
  field: Field<string>,
  value: Json,
  { words }: Describing,
  code: boolean,
): DescribedText {
  const unless = chosenUnless(field, value);
  if (unless) return textContent(unless.label, false);
  const isAmount = isMoney(field);
  const choices = 'choices' in field ? field.choices : undefined;
  const chosen = choices?.find((choice) => choice.value === value);
  const text =
    chosen?.label ?? (isAmount ? moneyText(value, currencyOf(field)) : plainText(value, words));
  const unit = unitOf(field);
  // A unit in Arabic letters follows its number from right to left.
  return unit === undefined
    ? textContent(text, code || isAmount)
    : textContent(`${text} ${unit}`, false);
}

/** Formats an answer of an unexpected type as text. */
export function plainText(value: Json, { yes, no }: Describing['words']): string {
  if (typeof value === 'boolean') return value ? yes : no;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Formats an answer that is a day; another text, such as that of an open end, stays as it is. */
export const dayIn = (
  value: Json | undefined,
  { language, plainDays }: Describing['words'],
): string => (plainDays ? String(value) : dayText(String(value), language));
