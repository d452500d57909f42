import type { Choice, Field, Properties, StringField } from '../model/field';
import { MAX_LENGTH, MAX_TEXTAREA_LENGTH } from '../model/types/stringField';
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

/** Creates the field for each element type; returns undefined if the element lacks something that it needs. */
const FIELDS: Readonly<Record<ElementType, Make>> = {
  // The elements of the API have no key for it, so staff can search each text.
  [TYPES.text]: ({ element }, label) => ({
    type: 'string',
    label,
    search: true,
    ...sizeOf(element),
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

/** Returns the length of a text and its input; nothing if the element has no limit, as those of other servers. */
function sizeOf({ maxLength }: Values): Pick<StringField, 'maxLength' | 'widget'> {
  if (typeof maxLength !== 'number' || !Number.isInteger(maxLength) || maxLength < 1) return {};
  return {
    maxLength: Math.min(maxLength, MAX_TEXTAREA_LENGTH),
    ...(maxLength > MAX_LENGTH && { widget: 'textarea' }),
  };
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
