import { isRecord, type Json, type Values } from '../../../../definition/model/values';
import { ownText } from '../../../language/panelLanguage';
import type { PanelText } from '../../../language/panelText';
import { t } from '../../../language/t';
import { textOf } from '../../../../definition/sections/elements';
import { answerNamed, type NamedAnswer } from '../servicing';

/* The tests of a condition, as staff read and choose them. */

export type Op =
  | ('is' | 'isNot' | 'oneOf' | 'noneOf' | 'answered' | 'unanswered' | 'contains')
  | ('atLeast' | 'atMost' | 'ageAtLeast' | 'ageAtMost');

export interface OneTest {
  readonly op: Op;
  readonly value: Json;
}

/** The words between the question and the value, for texts and numbers, and for days. */
const OP_WORDS: Readonly<Record<Op, readonly [PanelText, PanelText]>> = {
  is: ['is', 'is'],
  isNot: ['is not', 'is not'],
  oneOf: ['is one of', 'is one of'],
  noneOf: ['is none of', 'is none of'],
  answered: ['is answered', 'is answered'],
  unanswered: ['is not answered', 'is not answered'],
  contains: ['contains', 'contains'],
  atLeast: ['is at least', 'is not before'],
  atMost: ['is at most', 'is not after'],
  ageAtLeast: ['is an age of at least', 'is an age of at least'],
  ageAtMost: ['is an age of at most', 'is an age of at most'],
};

const isDate = ({ format }: Values): boolean => format === 'date';

export const opWords = (op: Op, field: Values): string => t(OP_WORDS[op][isDate(field) ? 1 : 0]);

/** Returns the tests that make sense of an answer. */
export function opsFor({ type, choices, format }: Values): readonly Op[] {
  if (type === 'boolean') return ['is', 'answered', 'unanswered'];
  if (type === 'array') return ['contains', 'atLeast', 'atMost', 'answered', 'unanswered'];
  if (type === 'object') return ['answered', 'unanswered'];
  if (Array.isArray(choices)) {
    return ['is', 'isNot', 'oneOf', 'noneOf', 'answered', 'unanswered'];
  }
  if (format === 'date') {
    return ['atLeast', 'atMost', 'ageAtLeast', 'ageAtMost', 'answered', 'unanswered'];
  }
  if (type === 'string' || Array.isArray(type)) return ['answered', 'unanswered', 'is', 'isNot'];
  return ['is', 'isNot', 'atLeast', 'atMost', 'answered', 'unanswered'];
}

/** Returns the tests of an answer one by one; undefined for one that has no words here. */
export function testsIn(test: Json | undefined): readonly OneTest[] | undefined {
  if (Array.isArray(test)) return [{ op: 'oneOf', value: test }];
  if (!isRecord(test)) return test == null ? [] : [{ op: 'is', value: test }];
  const tests = Object.entries(test).flatMap(([key, value]): (OneTest | undefined)[] => {
    if (value === undefined) return [];
    if (key === 'answered')
      return [{ op: value === true ? 'answered' : 'unanswered', value: null }];
    if (key === 'contains' || key === 'atLeast' || key === 'atMost') return [{ op: key, value }];
    if (key === 'not' && Array.isArray(value)) return [{ op: 'noneOf', value }];
    if (key === 'not' && !isRecord(value)) return [{ op: 'isNot', value }];
    if (key !== 'age' || !isRecord(value)) return [undefined];
    return Object.entries(value).map(([bound, years]) => ({
      ...{ op: bound === 'atLeast' ? 'ageAtLeast' : 'ageAtMost', value: years ?? null },
    }));
  });
  return tests.every((one) => one !== undefined) ? tests : undefined;
}

/** Reverses testsIn. */
export function testOf(tests: readonly OneTest[]): Json {
  const [first] = tests;
  if (tests.length === 1 && first && (first.op === 'is' || first.op === 'oneOf')) {
    return first.value;
  }
  const made: Values = {};
  for (const { op, value } of tests) {
    if (op === 'answered' || op === 'unanswered') made.answered = op === 'answered';
    else if (op === 'isNot' || op === 'noneOf') made.not = value;
    else if (op === 'ageAtLeast' || op === 'ageAtMost') {
      const age = isRecord(made.age) ? made.age : {};
      made.age = { ...age, [op === 'ageAtLeast' ? 'atLeast' : 'atMost']: value };
    } else if (op !== 'is' && op !== 'oneOf') made[op] = value;
  }
  return made;
}

/** Returns the first value of an answer of a kind, for a test that is new or changed. */
export function firstValue(op: Op, { type, choices }: Values): Json {
  const first = Array.isArray(choices) ? choices[0] : undefined;
  const value = isRecord(first) ? (first.value ?? '') : '';
  if (op === 'oneOf' || op === 'noneOf') return [value];
  if (op === 'ageAtLeast' || op === 'ageAtMost') return 18;
  if (op === 'answered' || op === 'unanswered') return null;
  if (op === 'atLeast' || op === 'atMost') return type === 'string' ? 'today' : 1;
  if (type === 'boolean') return true;
  return type === 'integer' || type === 'number' ? 1 : value;
}

/** Returns the test with which a condition on an answer begins. */
export function firstTest(field: Values): Json {
  const [op = 'answered'] = opsFor(field);
  return testOf([{ op, value: firstValue(op, field) }]);
}

/** Returns a value as visitors and staff read it. */
export function valueWords(value: Json, { choices }: Values, answers: readonly NamedAnswer[] = []) {
  const chosen = (Array.isArray(choices) ? choices : []).find(
    (one) => isRecord(one) && one.value === value,
  );
  const label = isRecord(chosen) ? textOf(chosen.label) : undefined;
  if (label) return ownText(label);
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (value === 'today') return t('today');
  const named = answerNamed(answers, value);
  return named ? quoted(named.label) : String(value);
}

const quoted = (name: string): string => t('“{{name}}”', { name });

/** Puts a condition into words: "“Married” is Yes and “Age” is at least 18". */
export function conditionWords(
  condition: Json | undefined,
  answers: readonly NamedAnswer[],
): string {
  if (!isRecord(condition)) return '';
  const parts = Object.entries(condition).flatMap(([name, part]): string[] => {
    if (name === 'not')
      return [t('not ({{condition}})', { condition: conditionWords(part, answers) })];
    if (name === 'any' || name === 'all') {
      const words = (Array.isArray(part) ? part : []).map((one) => conditionWords(one, answers));
      return [
        words.length > 1
          ? `(${words.join(name === 'any' ? t(' or ') : t(' and '))})`
          : words.join(''),
      ];
    }
    const answer = answerNamed(answers, name);
    const field = answer?.field ?? {};
    const label = answer?.label ?? name;
    return (testsIn(part) ?? [{ op: 'is' as const, value: '…' }]).map(({ op, value }) => {
      const values = (Array.isArray(value) ? value : value === null ? [] : [value])
        .map((one) => (isRecord(one) ? '…' : valueWords(one, field, answers)))
        .join(t(' or '));
      return `${quoted(label)} ${opWords(op, field)} ${values}`.trim();
    });
  });
  return parts.join(t(' and '));
}
