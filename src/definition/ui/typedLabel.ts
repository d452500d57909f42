import type { Field } from '../model/field';
import { currencyOf, inCurrency, isMoney } from '../model/money';
import { isTyped } from '../model/widget';

/** Returns the label of a field in a form: that of an amount that is typed names the currency. */
export const typedLabel = (field: Field<unknown>, label: string): string =>
  isMoney(field) && isTyped(field) ? inCurrency(label, currencyOf(field)) : label;
