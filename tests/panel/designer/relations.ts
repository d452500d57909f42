import { isRecord, type Json, type Values } from '../../../src/definition/model/values';
import {
  type OneTest,
  opWords,
  testsIn,
  valueWords,
} from '../../../src/panel/designer/service/controls/conditionTests';
import {
  operatorOf,
  OPERATORS,
  type OperatorPart,
} from '../../../src/panel/designer/service/controls/operators';
import type { NamedAnswer } from '../../../src/panel/designer/service/servicing';
import type { Handling } from './handling';

/* How conditions, expressions and answers are written with their controls. */

const labelIn = (answers: readonly NamedAnswer[], name: string): string => {
  const found = answers.find((one) => one.name === name);
  if (!found) throw new Error(`"${name}" is not among ${answers.map((one) => one.name).join(' ')}`);
  return found.label;
};

/** Writes a condition. @param begun it has a first test already, with which a new one begins */
export async function writeCondition(
  here: Handling,
  condition: Values,
  answers: readonly NamedAnswer[],
  begun = false,
): Promise<void> {
  const ADD = '^(?:Add a condition|And another condition)$';
  let isBegun = begun;
  let done = 0;
  for (const [name, part = null] of Object.entries(condition)) {
    if (name === 'any') {
      if (done === 0 && !isBegun) await here.button(ADD, -1);
      await here.button('And one of several', -1);
      await writeAlternatives(here.in('At least one of these#-1'), part as Json[], answers);
      // With which the condition had to begin.
      if (done === 0) await here.button('^Delete the condition', -1);
    } else if (name === 'not') {
      await here.button('And not', -1);
      await writeCondition(here.in('Not#-1'), part as Values, answers, true);
      if (done === 0 && isBegun) await here.button('^Delete the condition', -1);
    } else if (name === 'all') throw new Error('no control for "all"');
    else {
      if (!isBegun) await here.button(ADD, -1);
      await writeTest(here, [name, part], answers);
    }
    isBegun = false;
    done += 1;
  }
}

async function writeAlternatives(
  here: Handling,
  alternatives: readonly Json[],
  answers: readonly NamedAnswer[],
): Promise<void> {
  for (const [index, one] of alternatives.entries()) {
    if (index > 0) await here.button('Add an alternative');
    await writeCondition(here, one as Values, answers, true);
  }
}

/** Writes the test that was added last. */
async function writeTest(
  here: Handling,
  [name, part]: readonly [string, Json],
  answers: readonly NamedAnswer[],
): Promise<void> {
  const tests = testsIn(part);
  if (tests?.length !== 1) throw new Error(`no control for ${JSON.stringify(part)}`);
  const field = answers.find((one) => one.name === name)?.field ?? {};
  await here.choose('Question', labelIn(answers, name), -1);
  for (const test of tests) {
    await here.choose('Condition', opWords(test.op, field), -1);
    await writeTestValue(here, test, field, answers);
  }
}

async function writeTestValue(
  here: Handling,
  { op, value }: OneTest,
  field: Values,
  answers: readonly NamedAnswer[],
): Promise<void> {
  if (op === 'answered' || op === 'unanswered') return;
  if (op === 'ageAtLeast' || op === 'ageAtMost') {
    await here.write('Years', String(value), -1);
    return;
  }
  if (op === 'atLeast' || op === 'atMost') {
    await writeOperand(here, 'Answer', value, { field, answers });
    return;
  }
  await writeAnswer(
    here,
    'Answer',
    value,
    field.type === 'array' ? { ...field, type: 'string' } : field,
  );
}

/** Writes a fixed answer to a question. */
export async function writeAnswer(
  here: Handling,
  label: string,
  value: Json | undefined,
  field: Values,
  none?: string,
): Promise<void> {
  const { type, items, properties } = field;
  if (type === 'object' && isRecord(properties)) {
    const record = isRecord(value) ? value : {};
    for (const [name, own] of Object.entries(properties)) {
      const words = labelText(own) ?? name;
      await writeAnswer(here.in(label), words, record[name], own as Values, 'None');
    }
    return;
  }
  const choices = type === 'boolean' ? [true, false] : choiceValues(field);
  if (type === 'array' && isRecord(items)) {
    const own = here.in(label);
    for (const [index, row] of (value as Json[]).entries()) {
      await own.button('Add a row');
      await writeAnswer(own, labelText(items) ?? `row ${index + 1}`, row, items);
    }
    return;
  }
  if (type === 'array' || Array.isArray(value)) {
    const wanted = (value ?? []) as Json[];
    const own = here.in(label);
    for (const one of wanted) await own.tick(valueWords(one, field), true);
    for (const one of choices) {
      if (!wanted.includes(one)) await own.tick(valueWords(one, field), false);
    }
    return;
  }
  if (choices.length > 0) {
    await here.choose(label, value === undefined ? (none ?? '') : valueWords(value, field), -1);
    return;
  }
  await here.write(label, value === undefined ? '' : String(value), -1);
}

const labelText = (field: Json | undefined): string | undefined =>
  isRecord(field) && Array.isArray(field.label) ? String(field.label[2]) : undefined;

const choiceValues = ({ choices, items }: Values): Json[] => {
  const list = Array.isArray(choices) ? choices : isRecord(items) ? items.choices : undefined;
  return (Array.isArray(list) ? list : []).flatMap((one) =>
    isRecord(one) && one.value !== undefined ? [one.value] : [],
  );
};

interface Around {
  readonly field: Values;
  readonly answers: readonly NamedAnswer[];
}

/** Writes what a number or a day is compared with. */
export async function writeOperand(
  here: Handling,
  label: string,
  value: Json,
  { field, answers }: Around,
): Promise<void> {
  const isDay = field.format === 'date';
  if (isRecord(value)) {
    await here.choose(label, 'something calculated', -1);
    await writeExpression(here, 'What it is', value, answers);
  } else if (value === 'today') await here.choose(label, 'today', -1);
  else if (value === 'above') await here.choose(label, 'the same day in the row above', -1);
  else if (typeof value === 'number') {
    await here.choose(label, 'a number', -1);
    await here.write('Number', String(value), -1);
  } else if (isDay && /^\d/u.test(String(value))) {
    await here.choose(label, 'a certain day', -1);
    await here.write('Day, such as 2030-01-31', String(value), -1);
  } else await here.choose(label, labelIn(answers, String(value)), -1);
}

/** Writes an expression into the select that is called so. */
export async function writeExpression(
  here: Handling,
  label: string,
  value: Json,
  answers: readonly NamedAnswer[],
): Promise<void> {
  const operator = operatorOf(value);
  if (typeof value === 'number') {
    await here.choose(label, 'a number', -1);
    await here.write('Number', String(value), -1);
  } else if (typeof value === 'string') {
    await here.choose(label, labelIn(answers, value), -1);
  } else if (isRecord(value) && operator !== undefined) {
    const { label: words, parts } = OPERATORS[operator]!;
    await here.choose(label, `${words} …`, -1);
    // The list comes first: the answers in its rows are offered then.
    const ordered = [...parts].sort(
      (a, b) => Number(b.is === 'listName') - Number(a.is === 'listName'),
    );
    for (const part of ordered) await writePart(here, part, value, answers);
  } else if (isRecord(value) && typeof value.const === 'string') {
    await here.choose(label, value.const === 'today' ? 'today' : 'a certain day', -1);
    if (value.const !== 'today') await here.write('Day, such as 2030-01-31', value.const, -1);
  } else throw new Error(`no control for ${JSON.stringify(value)}`);
}

async function writePart(
  here: Handling,
  part: OperatorPart,
  whole: Values,
  beside: readonly NamedAnswer[],
): Promise<void> {
  const { label, is } = part;
  const value = whole[part.key];
  const list = part.inRowsOf === undefined ? undefined : whole[part.inRowsOf];
  const answers = inRows(beside, list);
  if (is === 'number') {
    if (value !== undefined) await here.write(label, String(value), -1);
  } else if (is === 'name' || is === 'listName') {
    if (typeof value === 'string') await here.choose(label, labelIn(beside, value), -1);
  } else if (is === 'condition') {
    if (isRecord(value)) await writeCondition(here.in(`${label}#-1`), value, answers);
  } else if (is === 'list' || is === 'pair') {
    if (!Array.isArray(value)) await writeExpression(here, label, value ?? 0, answers);
    else {
      const own = here.in(`${label}#-1`);
      for (const [index, one] of value.entries()) {
        const name = `Part ${index + 1}`;
        if ((await own.count('combobox', name)) === 0) await own.button('Add a part');
        await writeExpression(own, name, one, answers);
      }
    }
  } else if (is === 'expression') {
    if (part.isOptional) {
      if (value === undefined) return;
      await here.tick(label, true);
    }
    await writeExpression(here, label, value ?? 0, answers);
  } else if (is === 'group') {
    if (!isRecord(value)) return;
    await here.tick(label, true);
    for (const inner of part.parts ?? []) await writePart(here, inner, value, answers);
  } else {
    const own = here.in(label);
    for (const [index, one] of (Array.isArray(value) ? value : []).entries()) {
      if (index > 0) await own.button('Add a group');
      for (const inner of part.parts ?? []) await writePart(own, inner, one as Values, answers);
    }
  }
}

/** As the designer names answers in the rows of a list. */
function inRows(answers: readonly NamedAnswer[], list: Json | undefined): readonly NamedAnswer[] {
  const of = answers.find(({ name }) => name === list)?.field;
  const row = of && isRecord(of.items) ? of.items : undefined;
  if (!row || !isRecord(row.properties)) return answers;
  const inside = Object.entries(row.properties).map(([name, field]) => ({
    ...{ name, label: labelText(field) ?? name, field: field as Values },
  }));
  const outer = answers.map((one) => ({
    ...one,
    name: one.name.startsWith('/') ? one.name : `../${one.name}`,
  }));
  return [...inside, ...outer];
}
