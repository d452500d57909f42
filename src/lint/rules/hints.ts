import { currencyOf, isMoney } from '../../definition/model/money';
import { isNumber, isString, unitOf } from '../../definition/model/field';
import { widgetOf } from '../../definition/model/widget';
import { isRefused } from '../base/validateAnswers';
import { eachField, type Found } from '../base/lint';

/** Requires that a mask is an example of what the field accepts. */
export const mask = eachField(({ at, field }, { today }): Found[] => {
  const value = isString(field) ? field.mask : undefined;
  if (value === undefined) return [];
  const here = `${at}/mask`;
  if (!['text', 'code'].includes(widgetOf(field))) {
    const problem = `"mask" is for codes that are typed, and this is ${JSON.stringify(widgetOf(field))}`;
    return [{ at: here, problem, fix: 'remove it' }];
  }
  if (!isRefused(field, value, today)) return [];
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

/** The most buttons that stand in a row. */
const MOST_STEPS = 11;

/** Requires that a scale has a few whole steps between two bounds, and that nothing else has ends. */
export const scale = eachField(({ at, field }): Found[] => {
  if (!isNumber(field)) return [];
  const { widget, minimum, maximum, ends, type } = field;
  if (widget !== 'scale') {
    const problem = 'only a scale has two ends';
    return ends
      ? [{ at: `${at}/ends`, problem, fix: 'write "widget": "scale", or remove it' }]
      : [];
  }
  const steps = Number(maximum) - Number(minimum) + 1;
  if (type === 'integer' && steps > 1 && steps <= MOST_STEPS && !('choices' in field)) return [];
  const problem = `a scale has 2 to ${MOST_STEPS} whole steps`;
  const fix = 'write "type": "integer" and a minimum and a maximum, such as 1 and 5';
  return [{ at: `${at}/widget`, problem, fix }];
});

/** Reports what a signature cannot have: it is one picture. */
export const signature = eachField(({ at, field }): Found[] =>
  field.widget === 'signature'
    ? (['minItems', 'maxItems', 'contentMediaType', 'reads'] as const)
        .filter((keyword) => keyword in field)
        .map((keyword) => ({
          at: `${at}/${keyword}`,
          problem: `a signature is one picture, without "${keyword}"`,
          fix: 'remove it',
        }))
    : [],
);

/** Reports what a place on a map cannot have: its text has one form. */
export const position = eachField(({ at, field }): Found[] =>
  isString(field) && field.format === 'position'
    ? (['widget', 'choices', 'source', 'pattern', 'maxLength', 'reads', 'search'] as const)
        .filter((keyword) => keyword in field && !PASSED.has(field[keyword]))
        .map((keyword) => ({
          at: `${at}/${keyword}`,
          problem: `a place on a map is latitude and longitude, without "${keyword}"`,
          fix: 'remove it',
        }))
    : [],
);

/** What the page hands over, and nobody looks for. */
const PASSED: ReadonlySet<unknown> = new Set(['hidden', 'handed', false]);
