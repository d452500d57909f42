import { calculationOf } from '../../../src/definition/model/calculate';
import { type Field, isList, isObject, type Shape } from '../../../src/definition/model/field';
import { choicesUnder } from '../../../src/definition/model/option';
import { isFiles } from '../../../src/definition/model/types/table';
import type { Json, Values } from '../../../src/definition/model/values';

/** Around the limits of the forms. */
const NUMBERS = [
  ...[0, 1, 2.5, 4.99, 5, 6, 10, 14, 14.999, 15, 15.03, 16, 25.5, 37],
  ...[100, 101, 199, 200, 219, 220],
];

const TEXTS = ['123456789', '12345678', '01234567890', '0712 345 6789', 'other', 'Nawroz'];

export interface Making {
  readonly random: () => number;
  /** Whether the source asks for the parts of a group one by one: they may be missing. */
  readonly isAskedApart: (group: string) => boolean;
}

/** Makes answers to a form, most of them there. */
export function someAnswers({ properties }: Shape, making: Making, missing = 0.15): Values {
  const { random, isAskedApart } = making;
  const answers: Values = {};
  for (const [name, field] of Object.entries(properties)) {
    if (field.widget === 'note' || calculationOf(field) !== undefined) continue;
    if (random() < missing && !('countedBy' in field)) continue;
    const counter = 'countedBy' in field ? answers[field.countedBy ?? ''] : undefined;
    if ('countedBy' in field && typeof counter !== 'number') continue;
    if (isObject(field)) answers[name] = someAnswers(field, making, isAskedApart(name) ? 0.1 : 0);
    else if (isList(field)) {
      const rows = typeof counter === 'number' ? counter : 1 + Math.floor(random() * 2);
      answers[name] = Array.from({ length: rows }, () => rowOf(field.items, making));
    } else answers[name] = someAnswer(field, random, answers);
  }
  return answers;
}

/** Something in it is answered: a row without an answer is none. */
function rowOf(row: Field, making: Making): Json {
  if (!isObject(row)) return someAnswer(row, making.random, {});
  const [first] = Object.entries(row.properties);
  const answers = someAnswers(row, making);
  if (Object.keys(answers).length > 0) return answers;
  return first ? someAnswers({ properties: Object.fromEntries([first]) }, making, 0) : {};
}

function someAnswer(field: Field, random: () => number, beside: Values): Json {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  if (isFiles(field)) return ['00000000-0000-4000-8000-000000000000'];
  if (field.type === 'array') {
    const chosen = 'choices' in field ? field.choices.map(({ value }) => value) : [];
    const few = chosen.filter(() => random() < 1.5 / chosen.length);
    return few.length > 0 ? few : [pick(chosen)];
  }
  if ('choices' in field && field.choices) {
    const under = 'source' in field ? beside[field.source?.dependsOn ?? ''] : undefined;
    return pick(choicesUnder(field.choices, under)).value;
  }
  if (field.type === 'boolean') return random() < 0.6;
  if (field.widget === 'counter') return Math.floor(random() * 4);
  if (field.type === 'integer') return Math.round(pick(NUMBERS));
  if (field.type === 'number') return pick(NUMBERS);
  const format = 'format' in field ? field.format : undefined;
  if (format === 'date') return pick(['1980-05-01', '2001-12-31', '2024-02-29']);
  if (format === 'email') return 'hero@example.com';
  if (format === 'position') return '-6.9035,38.6541';
  return format === 'phone' ? '0750 123 4567' : pick(TEXTS);
}
