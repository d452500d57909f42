import { parseNumber } from '../model/digits';
import { isNone, isRecord, type Json, type Values, sameJson } from '../model/values';
import { bodyOf, parseSections } from './elements';
import { type Question, questionsOf, TYPES } from './questions';
import type { QuestionSection } from '../model/section';

export function answerNames(given: readonly QuestionSection[]): ReadonlySet<string> {
  return new Set(questionsOf(given).flatMap((questions) => questions.flatMap(namesOf)));
}

const namesOf = ({ name, rows }: Question): string[] =>
  rows === undefined || rows === name ? [name] : [name, rows];

/**
 * Returns the sections as they are sent: as they were received, with the answers filled in.
 * Unanswered elements stay unchanged, except for an answer that was received with the section and
 * then removed: it becomes null, or an empty list.
 * @param values pruned; those that are not in sections are ignored
 */
export function toSections(given: readonly QuestionSection[], values: Values): QuestionSection[] {
  const questions = questionsOf(given);
  return given.map((section, index) => {
    if (!Array.isArray(section.body)) return section;
    const body = section.body.map((element: unknown, at) => {
      const question = questions[index]?.[at];
      return question && isRecord(element) ? withAnswer(question, values) : element;
    });
    return { ...section, body: body as unknown as QuestionSection['body'] };
  });
}

function withAnswer(question: Question, values: Values): Values {
  const { type, name, rows, element } = question;
  const answered =
    type === undefined || type === TYPES.list ? element : withValue(question, values[name]);
  return rows === undefined ? answered : withRows(question, answered, values[rows]);
}

function withValue(question: Question, answer: Json | undefined): Values {
  const { element } = question;
  if (!isNone(answer)) return { ...element, value: answer };
  return givenAnswer(question) === undefined ? element : { ...element, value: null };
}

function withRows(question: Question, element: Values, answer: Json | undefined): Values {
  const list = isRecord(element.list) ? element.list : {};
  if (Array.isArray(answer) && answer.length > 0) {
    const listArray = answer.map((row) => toRow(question.columns, row));
    return { ...element, list: { ...list, listArray } };
  }
  if (givenRows(question) === undefined) return element;
  return { ...element, list: { ...list, listArray: [] } };
}

const toRow = (columns: readonly Question[], row: Json): Json =>
  isRecord(row) ? columns.map(({ name }) => row[name] ?? null) : row;

/**
 * Extracts the answers from sections that were sent: the inverse of toSections. An answer of the
 * wrong type is returned as it is, so that the schema rejects it; a value that was received with
 * the section and is not an answer is ignored.
 * @param sent the same sections in the same order, or any other JSON
 */
export function fromSections(given: readonly QuestionSection[], sent: unknown): Values {
  const sections = parseSections(sent);
  const answers = questionsOf(given).flatMap((questions, index) => {
    const section = sections[index];
    const elements = section ? bodyOf(section) : [];
    return questions.flatMap((question, at) => answersTo(question, elements[at] ?? {}));
  });
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
}

function answersTo(question: Question, sent: Values): (readonly [string, Json | undefined])[] {
  const { name, type, rows, element } = question;
  const value = ownAnswer(sent.value, element.value, givenAnswer(question), (json) =>
    toAnswer(type, json),
  );
  const listArray = ownAnswer(
    listArrayOf(sent),
    listArrayOf(element),
    givenRows(question),
    (json) => toRows(question.columns, json),
  );
  return [
    ...(type === TYPES.list ? [] : [[name, value] as const]),
    ...(rows === undefined ? [] : [[rows, listArray] as const]),
  ];
}

/** Returns what was sent, unless it is empty or was received with the section without being an answer. */
function ownAnswer(
  sent: Json | undefined,
  given: Json | undefined,
  prefill: Json | undefined,
  read: (sent: Json) => Json | undefined,
): Json | undefined {
  if (sent === undefined || isNone(sent)) return undefined;
  if (prefill === undefined && sameJson(sent, given)) return undefined;
  return read(sent);
}

/** Returns the answer that an element contained initially; undefined if there is none, or it has the wrong type. */
export function givenAnswer({ type, element }: Question): Json | undefined {
  const { value } = element;
  if (value === undefined || isNone(value)) return undefined;
  const answer = toAnswer(type, value);
  return type !== undefined && typeof answer === ANSWER_TYPES[type] ? answer : undefined;
}

const ANSWER_TYPES: Readonly<Record<number, string>> = {
  [TYPES.text]: 'string',
  [TYPES.number]: 'number',
  [TYPES.date]: 'string',
  [TYPES.country]: 'string',
  [TYPES.city]: 'string',
  [TYPES.yesNo]: 'boolean',
  [TYPES.choice]: 'string',
};

/** Returns the rows that a list contained initially; undefined if there are none, or they are malformed. */
export function givenRows({ element, columns, rows }: Question): Values[] | undefined {
  const listArray = rows === undefined ? undefined : listArrayOf(element);
  const read = listArray === undefined ? undefined : toRows(columns, listArray);
  if (!Array.isArray(read) || !read.every(isRecord)) return undefined;
  return read.length > 0 ? read : undefined;
}

const listArrayOf = ({ list }: Values): Json | undefined =>
  isRecord(list) ? list.listArray : undefined;

/** Numbers are accepted as texts, too. */
const toAnswer = (type: number | undefined, value: Json): Json | undefined =>
  type === TYPES.number && typeof value === 'string' ? parseNumber(value) : value;

function toRows(columns: readonly Question[], listArray: Json): Json | undefined {
  if (!Array.isArray(listArray)) return listArray;
  if (listArray.length === 0) return undefined;
  return listArray.map((row) => fromRow(columns, row));
}

function fromRow(columns: readonly Question[], row: Json): Json {
  if (!Array.isArray(row) || row.length > columns.length) return row;
  const cells = columns.map(({ name, type }, index) => {
    const cell = row[index];
    const answer = cell === undefined || isNone(cell) ? undefined : toAnswer(type, cell);
    return [name, answer] as const;
  });
  return Object.fromEntries(cells.filter(([, answer]) => answer !== undefined));
}
