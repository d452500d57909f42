import { KEYWORD_NAMES } from '../../definition/keywords/siblings';
import { referenceOf } from '../../definition/keywords/reference';
import {
  type Choice,
  type Field,
  isObject,
  isSingle,
  isString,
} from '../../definition/model/field';
import type { Text } from '../../definition/model/text';
import type { Json } from '../../definition/model/values';
import { isTyped, widgetOf } from '../../definition/model/widget';
import { pointer } from '../base/checkIssue';
import { isRefused, issuesOf } from '../base/validateAnswers';
import { eachField, type Found, inVain, issue, issueIf } from '../base/lint';

/** Requires that choices have unique values, unique labels and the type of the field. */
export const choices = eachField(({ at, field }) => {
  const isOwn = 'choices' in field && !('source' in field);
  const list = isOwn ? (field.choices ?? []) : [];
  return list.flatMap(({ value, label }, index): Found[] => {
    const here = at + pointer('choices', index);
    const before = list.slice(0, index);
    if (before.some((other) => other.value === value)) {
      const problem = `the value ${JSON.stringify(value)} appears twice`;
      return [issue(`${here}/value`, problem, 'remove one of the two')];
    }
    if (before.some((other) => isLabelled(other, label))) {
      const problem = `two choices have the same label: ${label.join(', ')}`;
      return [issue(`${here}/label`, problem, 'give them different labels')];
    }
    const problem = `${JSON.stringify(value)} is not of the type ${JSON.stringify(field.type)}`;
    const fix = 'write the value as it will be sent';
    return issueIf(!fits(field, value), `${here}/value`, problem, fix);
  });
});

const isLabelled = (choice: Choice, label: Text): boolean =>
  choice.label.some((text, n) => text === label[n]);

function fits(field: Field, value: unknown): boolean {
  if (field.type === 'array') return typeof value !== 'boolean';
  if (field.type === 'integer') return Number.isInteger(value);
  return typeof value === (isString(field) ? 'string' : field.type);
}

/** Reports choices beside a number or a date that could be meant as one, that appear twice, or that cannot be chosen. */
export const unless = eachField(({ at, field }): Found[] => {
  const list = ('unless' in field && field.unless) || [];
  const isBeside = ['number', 'counter', 'date'].includes(widgetOf(field));
  if (list.length === 0) return [];
  return [
    ...issueIf(
      !isBeside,
      `${at}/unless`,
      '"unless" is beside a number or a date that is typed',
      'make it a number or a date, or add to its choices',
    ),
    ...inVain(
      { at, field },
      ['prefill', 'mustBe'],
      (keyword) => `"${keyword}" leaves nothing to choose beside the input`,
      'remove it, or "unless"',
    ),
    ...list.flatMap(({ value, label }, index): Found[] => {
      const here = `${at}/unless/${index}/value`;
      const isTwin = list
        .slice(0, index)
        .some((one) => one.value === value || isLabelled(one, label));
      if (isTwin) {
        const problem = `the choice ${JSON.stringify(value)} appears twice`;
        return [issue(here, problem, 'remove one of the two')];
      }
      const problem = 'the value could be a number, a day or another answer';
      const fix = 'write a word in Latin letters, such as "unknown"';
      return issueIf(!isOwnWord(String(value)), here, problem, fix);
    }),
  ];
});

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
    return issueIf(!isDate, `${at}/prefill`, problem, 'remove it, or make it a date');
  }
  if (!('const' in given)) return [];
  // Rows and groups may be incomplete when the form opens.
  const isWrong = issuesOf(field, given.const as Json, today).some(
    ({ path, code }) => code !== 'required' || !path.includes('.'),
  );
  const problem = `the form would reject its own prefill ${JSON.stringify(given.const)}`;
  return issueIf(isWrong, `${at}/prefill/const`, problem, 'write a value that the field accepts');
});

const withoutMustBe = (field: Field): Field => ({ ...field, mustBe: undefined }) as Field;

/** Reports choices that the field itself would reject. */
export const choiceBounds = eachField(({ at, field }, { today }): Found[] => {
  const list = 'choices' in field ? (field.choices ?? []) : [];
  // In a list of choices only the number of entries is bounded.
  if (!isSingle(field)) return [];
  return list.flatMap(({ value }, index) => {
    const [error] = issuesOf(withoutMustBe(field), value, today);
    const problem = `the form would reject its own choice ${JSON.stringify(value)} (${error?.code})`;
    const fix = 'change the value, or the bound that it violates';
    return issueIf(!!error, at + pointer('choices', index, 'value'), problem, fix);
  });
});

/** Reports a lower bound above the upper one, which no answer can meet. */
export const bounds = eachField(({ at, field }) => {
  const given: Readonly<Record<string, unknown>> = { ...field };
  return KEYWORD_NAMES.flatMap((least) => {
    const most = least.replace('min', 'max');
    const isWrong =
      referenceOf(least).change === 'least' && Number(given[least]) > Number(given[most]);
    const problem = `"${least}" is above "${most}", so no answer is valid`;
    return issueIf(isWrong, `${at}/${least}`, problem, 'swap them');
  });
});

/** Reports a list of choices that requires more entries than there are choices. */
export const severalBounds = eachField(({ at, field }) => {
  if (field.type !== 'array' || !('choices' in field)) return [];
  return (['minItems', 'maxItems'] as const)
    .filter((bound) => (field[bound] ?? 0) > field.choices.length)
    .map((bound) => {
      const problem = `"${bound}" is more than the ${field.choices.length} choices`;
      return issue(`${at}/${bound}`, problem, 'lower it, or add choices');
    });
});

/** Reports patterns that match only a part of the text, or that take exponential time. */
export const pattern = eachField(({ at, field }): Found[] => {
  const text = isString(field) ? field.pattern : undefined;
  if (text === undefined) return [];
  const here = `${at}/pattern`;
  if (!/^\^.*\$$/su.test(text) || hasOpenAlternative(text))
    return [issue(here, 'the pattern matches only a part of the text', 'write ^(?: ... )$')];
  const isNested = /(?:[+*]|,\})\)[+*{]/u.test(text);
  const problem = 'a nested repetition can take exponential time';
  return issueIf(isNested, here, problem, 'use one of them');
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
    return [issue(`${at}/properties`, problem, 'see "Date range" in schemas/README.md')];
  }
  const isOpen = !!field.untilNow && field.widget !== 'dateRange';
  return issueIf(isOpen, `${at}/untilNow`, 'only a date range has an open end', 'remove it');
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
  if (!isTyped(field) || isRefused(withoutMustBe(field), given, today)) {
    const problem = `nobody can answer ${answer} here`;
    return [issue(here, problem, 'write an answer that a visitor can give')];
  }
  const { prefill: start } = field;
  if (typeof start === 'object' && 'const' in start && start.const === given) {
    const problem = `the form itself answers ${answer}, which nobody has agreed to then`;
    return [issue(`${at}/prefill/const`, problem, 'remove the prefill')];
  }
  const isUntold = field.type !== 'boolean' && !field.errors?.mustBe;
  const problem = 'the visitor does not learn which answer is accepted';
  return issueIf(isUntold, here, problem, 'write it in "errors", under "mustBe"');
});
