import { KEYWORD_NAMES } from '../../definition/keywords/siblings';
import { referenceOf } from '../../definition/keywords/reference';
import { type Field, isObject, isSingle, isString, type Shape } from '../../definition/model/field';
import type { Json } from '../../definition/model/values';
import { isTyped, widgetOf } from '../../definition/model/widget';
import { pointer } from '../base/checkIssue';
import { validateAnswers } from '../base/validateAnswers';
import { eachField, type Found } from '../base/lint';

/** Requires that choices have unique values, unique labels and the type of the field. */
export const choices = eachField(({ at, field }) => {
  const isOwn = 'choices' in field && !('source' in field);
  const list = isOwn ? (field.choices ?? []) : [];
  return list.flatMap(({ value, label }, index): Found[] => {
    const here = at + pointer('choices', index);
    const before = list.slice(0, index);
    if (before.some((other) => other.value === value)) {
      const problem = `the value ${JSON.stringify(value)} appears twice`;
      return [{ at: `${here}/value`, problem, fix: 'remove one of the two' }];
    }
    if (before.some((other) => other.label.some((text, n) => text === label[n]))) {
      const problem = `two choices have the same label: ${label.join(', ')}`;
      return [{ at: `${here}/label`, problem, fix: 'give them different labels' }];
    }
    return fits(field, value) ? [] : [{ at: `${here}/value`, ...misfit(field, value) }];
  });
});

function fits(field: Field, value: unknown): boolean {
  if (field.type === 'array') return typeof value !== 'boolean';
  if (field.type === 'integer') return Number.isInteger(value);
  return typeof value === (isString(field) ? 'string' : field.type);
}

const misfit = (field: Field, value: unknown) => ({
  problem: `${JSON.stringify(value)} is not of the type ${JSON.stringify(field.type)}`,
  fix: 'write the value as it will be sent',
});

/** Reports choices beside a number or a date that could be meant as one, that appear twice, or that cannot be chosen. */
export const unless = eachField(({ at, field }): Found[] => {
  const list = ('unless' in field && field.unless) || [];
  const isBeside = ['number', 'counter', 'date'].includes(widgetOf(field));
  const others = (['prefill', 'mustBe'] as const).filter((keyword) => keyword in field);
  if (list.length === 0) return [];
  return [
    ...(isBeside ? [] : [{ at: `${at}/unless`, ...NOT_BESIDE }]),
    ...others.map((keyword) => ({
      at: `${at}/${keyword}`,
      problem: `"${keyword}" leaves nothing to choose beside the input`,
      fix: `remove it, or "unless"`,
    })),
    ...list.flatMap(({ value, label }, index): Found[] => {
      const here = `${at}/unless/${index}`;
      const isTwin = list
        .slice(0, index)
        .some((one) => one.value === value || one.label.some((text, n) => text === label[n]));
      const problem = `the choice ${JSON.stringify(value)} appears twice`;
      if (isTwin) return [{ at: `${here}/value`, problem, fix: 'remove one of the two' }];
      return isOwnWord(String(value)) ? [] : [{ at: `${here}/value`, ...NO_WORD }];
    }),
  ];
});

const NOT_BESIDE = {
  problem: '"unless" is beside a number or a date that is typed',
  fix: 'make it a number or a date, or add to its choices',
};

const NO_WORD = {
  problem: 'the value could be a number, a day or another answer',
  fix: 'write a word in Latin letters, such as "unknown"',
};

/** Returns whether no typed answer, and no other JSON, reads like a value. */
const isOwnWord = (value: string): boolean =>
  /^[A-Za-z][A-Za-z-]*$/u.test(value) && !/^(?:true|false|null)$/u.test(value);

/** Reports prefills that the field itself would reject. */
export const prefill = eachField(({ at, field }, { today }): Found[] => {
  const given = field.prefill;
  if (given === undefined) return [];
  if (typeof given === 'string') {
    const isDate = isString(field) && field.format === 'date';
    const problem = `only a date can be prefilled with ${given}`;
    return isDate ? [] : [{ at: `${at}/prefill`, problem, fix: 'remove it, or make it a date' }];
  }
  if (!('const' in given)) return [];
  const alone: Shape = { properties: { field: { ...field, when: undefined } } };
  // Rows and groups may be incomplete when the form opens.
  const issues = validateAnswers(alone, { field: given.const as Json }, today);
  if (issues.every(({ path, code }) => code === 'required' && path.includes('.'))) return [];
  const problem = `the form would reject its own prefill ${JSON.stringify(given.const)}`;
  return [{ at: `${at}/prefill/const`, problem, fix: 'write a value that the field accepts' }];
});

/** Reports choices that the field itself would reject. */
export const choiceBounds = eachField(({ at, field }, { today }): Found[] => {
  const list = 'choices' in field ? (field.choices ?? []) : [];
  const alone = { properties: { field: { ...field, when: undefined, mustBe: undefined } } };
  return list.flatMap(({ value }, index): Found[] => {
    const [issue] = validateAnswers(alone, { field: value }, today);
    // In a list of choices only the number of entries is bounded.
    if (!issue || !isSingle(field)) return [];
    const problem = `the form would reject its own choice ${JSON.stringify(value)} (${issue.code})`;
    const fix = 'change the value, or the bound that it violates';
    return [{ at: at + pointer('choices', index, 'value'), problem, fix }];
  });
});

/** Reports a lower bound above the upper one, which no answer can meet. */
export const bounds = eachField(({ at, field }) => {
  const given: Readonly<Record<string, unknown>> = { ...field };
  return KEYWORD_NAMES.flatMap((least): Found[] => {
    const most = least.replace('min', 'max');
    if (referenceOf(least).change !== 'least' || !(Number(given[least]) > Number(given[most])))
      return [];
    const problem = `"${least}" is above "${most}", so no answer is valid`;
    return [{ at: `${at}/${least}`, problem, fix: 'swap them' }];
  });
});

/** Reports a list of choices that requires more entries than there are choices. */
export const severalBounds = eachField(({ at, field }) => {
  if (field.type !== 'array' || !('choices' in field)) return [];
  return (['minItems', 'maxItems'] as const)
    .filter((bound) => (field[bound] ?? 0) > field.choices.length)
    .map((bound) => ({
      at: `${at}/${bound}`,
      problem: `"${bound}" is more than the ${field.choices.length} choices`,
      fix: 'lower it, or add choices',
    }));
});

/** Reports patterns that match only a part of the text, or that take exponential time. */
export const pattern = eachField(({ at, field }): Found[] => {
  const text = isString(field) ? field.pattern : undefined;
  if (text === undefined) return [];
  const here = `${at}/pattern`;
  if (!/^\^.*\$$/su.test(text) || hasOpenAlternative(text)) {
    return [
      {
        at: here,
        problem: 'the pattern matches only a part of the text',
        fix: 'write ^(?: ... )$',
      },
    ];
  }
  return /(?:[+*]|,\})\)[+*{]/u.test(text)
    ? [
        {
          at: here,
          problem: 'a nested repetition can take exponential time',
          fix: 'use one of them',
        },
      ]
    : [];
});

/**
 * Returns whether there is a | outside every group, so that ^ and $ each apply to one side only.
 */
function hasOpenAlternative(text: string): boolean {
  const bare = text.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/gsu, '');
  const ungrouped = (rest: string): string => {
    const next = rest.replaceAll(/\([^()]*\)/gu, '');
    return next === rest ? rest : ungrouped(next);
  };
  return ungrouped(bare).includes('|');
}

/** Requires that date ranges consist of two dates named from and to. */
export const range = eachField(({ at, field }): Found[] => {
  if (!isObject(field)) return [];
  const isRange = field.widget === 'dateRange' || field.wire === 'rangeText';
  if (isRange && !hasTwoDates(field.properties)) {
    const problem = 'a date range has two dates, "from" and "to", and nothing else';
    return [{ at: `${at}/properties`, problem, fix: 'see "Date range" in schemas/README.md' }];
  }
  return field.untilNow && field.widget !== 'dateRange'
    ? [{ at: `${at}/untilNow`, problem: 'only a date range has an open end', fix: 'remove it' }]
    : [];
});

function hasTwoDates(properties: Readonly<Record<string, Field>>): boolean {
  const isDate = (field: Field | undefined) =>
    !!field && isString(field) && field.format === 'date';
  return Object.keys(properties).join() === 'from,to' && Object.values(properties).every(isDate);
}

/** Reports an answer that must be given (`mustBe`) and that the field cannot have, or has without a visitor. */
export const mustBe = eachField(({ at, field }, { today }): Found[] => {
  const given = 'mustBe' in field ? field.mustBe : undefined;
  if (given === undefined) return [];
  const here = `${at}/mustBe`;
  const answer = JSON.stringify(given);
  const alone = { properties: { field: { ...field, when: undefined, mustBe: undefined } } };
  if (!isTyped(field) || validateAnswers(alone, { field: given }, today).length > 0) {
    const problem = `nobody can answer ${answer} here`;
    return [{ at: here, problem, fix: 'write an answer that a visitor can give' }];
  }
  const { prefill: start } = field;
  if (typeof start === 'object' && 'const' in start && start.const === given) {
    const problem = `the form itself answers ${answer}, which nobody has agreed to then`;
    return [{ at: `${at}/prefill/const`, problem, fix: 'remove the prefill' }];
  }
  if (field.type === 'boolean' || field.errors?.mustBe) return [];
  const problem = 'the visitor does not learn which answer is accepted';
  return [{ at: here, problem, fix: 'write it in "errors", under "mustBe"' }];
});
