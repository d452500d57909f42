import {
  currencyOf,
  isMoney,
  isString,
  type Shape,
  unitOf,
} from '../../../src/definition/model/field';
import { widgetOf } from '../../../src/definition/model/widget';
import { validateAnswers } from '../validateAnswers';
import { eachField, type Found } from '../lint';

/** Requires that a mask is an example of what the field accepts. */
export const mask = eachField(({ at, field }, { today }): Found[] => {
  const value = isString(field) ? field.mask : undefined;
  if (value === undefined) return [];
  const here = `${at}/mask`;
  if (!['text', 'code'].includes(widgetOf(field))) {
    const problem = `"mask" is for codes that are typed, and this is ${JSON.stringify(widgetOf(field))}`;
    return [{ at: here, problem, fix: 'remove it' }];
  }
  const alone: Shape = { properties: { field: { ...field, when: undefined } } };
  if (validateAnswers(alone, { field: value }, today).length === 0) return [];
  const problem = `the form would reject its own example ${JSON.stringify(value)}`;
  return [{ at: here, problem, fix: 'write a code that the field accepts' }];
});

/** Reports a currency that there is not, or without an amount; a unit beside what is no plain number. */
export const measure = eachField(({ at, field }): Found[] => {
  const [currency, unit] = [currencyOf(field), unitOf(field)];
  const problem =
    currency !== undefined && !isMoney(field)
      ? '"currency" is the currency of an amount, and this is none'
      : `there is no currency ${JSON.stringify(currency)}`;
  const isKnown = currency === undefined || Intl.supportedValuesOf('currency').includes(currency);
  const fix = 'write "money": true and an ISO code, such as "IQD"';
  return [
    ...(isKnown && (currency === undefined || isMoney(field))
      ? []
      : [{ at: `${at}/currency`, problem, fix }]),
    ...(unit !== undefined && (isMoney(field) || 'choices' in field)
      ? [
          {
            at: `${at}/unit`,
            problem: 'an amount has its currency, and choices have their labels',
            fix: 'remove "unit"',
          },
        ]
      : []),
  ];
});
