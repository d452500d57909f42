import type { Choice, Field, Properties, StringField } from '../model/field';
import { pick, type Text } from '../model/text';
import { isNone, isRecord, type Json, type Values } from '../model/values';
import { givenAnswer, givenRows } from './answers';
import { textOf } from './elements';
import { unaskable } from './notes';
import { type ElementType, type Question, TYPES } from './questions';
import type { OptionList } from '../model/section';

/** What a field needs to know beyond its own question. */
interface Around {
  readonly options: readonly OptionList[];
  /** The previous question in the same section or row. */
  readonly before: Question | undefined;
}

type Make = (question: Question, label: Text, around: Around) => Field | undefined;

/** Sections cannot say by which answers staff find an application, so the label decides. */
const PERSONAL = /\b(?:names?|passport|phone|mobile|e-?mail)\b/iu;

/** Questions that are answered with sentences. */
const OPEN = /^(?:why|describe|explain|tell us)\b/iu;

/** Creates the field for each element type; returns undefined if the element lacks something that it needs. */
const FIELDS: Readonly<Record<ElementType, Make>> = {
  [TYPES.text]: (_, label) => ({
    type: 'string',
    label,
    ...(PERSONAL.test(pick(label, 'en')) && { search: true }),
    ...(OPEN.test(pick(label, 'en')) && { widget: 'textarea' }),
  }),
  [TYPES.number]: (_, label) => ({ type: 'number', label }),
  // See docs/requirements.md, P22: dates are preset to today.
  [TYPES.date]: (_, label) => ({ type: 'string', format: 'date', label, prefill: 'today' }),
  [TYPES.country]: (_, label) => ({ type: 'string', label, source: { options: 'country' } }),
  [TYPES.city]: (_, label, { before }) => ({
    type: 'string',
    label,
    source: {
      options: 'city',
      ...(before?.type === TYPES.country && { dependsOn: before.name }),
    },
  }),
  [TYPES.list]: listField,
  [TYPES.yesNo]: (_, label) => ({ type: 'boolean', label }),
  [TYPES.choice]: (question, label, { options }) => {
    const choices = choicesOf(question, options);
    return choices.length === 0 ? undefined : { type: 'string', label, choices };
  },
};

/** Creates the fields for a row of questions, by name. */
export function fieldsOf(
  questions: readonly Question[],
  options: readonly OptionList[],
): Properties {
  const fields = questions.flatMap((question, index) => {
    const around = { options, before: questions[index - 1] };
    return [[question.name, fieldOf(question, around)] as const, ...listBeside(question, around)];
  });
  return Object.fromEntries(fields);
}

function fieldOf(question: Question, around: Around): Field {
  const { type, label } = question;
  const field = type && label && FIELDS[type](question, label, around);
  if (!field) return noteField(unaskable(label));
  const answer = givenAnswer(question);
  const choices = 'choices' in field ? field.choices : undefined;
  const isAnswer = !choices || choices.some(({ value }) => value === answer);
  return answer !== undefined && isAnswer ? { ...field, prefill: { const: answer } } : field;
}

/** Creates the list of a yes or no, shown on the answer that triggers it: yes, unless the element says no. */
function listBeside(question: Question, around: Around): readonly (readonly [string, Field])[] {
  const { type, name, label, rows, element } = question;
  if (type !== TYPES.yesNo || rows === undefined || label === undefined) return [];
  const { answerWithYesOrNoValue: trigger } = listOf(element);
  const list = listField(question, textOf(listOf(element).listTitle) ?? label, around);
  return list ? [[rows, { ...list, when: { [name]: trigger !== false } }]] : [];
}

function listField(question: Question, label: Text, { options }: Around): Field | undefined {
  const { columns, element } = question;
  if (columns.length === 0) return undefined;
  const rows = givenRows(question);
  return {
    type: 'array',
    label,
    widget: 'entries',
    items: {
      type: 'object',
      label: textOf(listOf(element).listTitle) ?? label,
      properties: fieldsOf(columns, options),
    },
    ...(rows && { prefill: { const: rows } }),
  };
}

/** Creates a note: a text without an answer. */
export const noteField = (label: Text): StringField => ({ type: 'string', widget: 'note', label });

/** An option's English text is its value. */
function choicesOf({ element }: Question, options: readonly OptionList[]): Choice[] {
  const list = options.find(({ id }) => isSameId(id, element.choiceId));
  const labels = (list?.options ?? []).map(textOf).filter((label) => label !== undefined);
  const choices = labels.map((label): Choice => ({ value: pick(label, 'en'), label }));
  return [...new Map(choices.map((choice) => [choice.value, choice])).values()];
}

/** Compares ids as texts: some servers send numbers. */
export const isSameId = (a: Json | undefined, b: Json | undefined): boolean =>
  !isNone(a) && String(a) === String(b);

const listOf = ({ list }: Values): Values => (isRecord(list) ? list : {});
