import { describeShape } from '../../definition/describe/describe';
import type { Day } from '../../definition/model/clock';
import type { AnswerWords, DescribedContent } from '../../definition/model/described';
import {
  type Answer,
  type Field,
  isString,
  type PassportValue,
  type Reads,
  type Shape,
} from '../../definition/model/field';
import { type Around, aroundOf, isShown } from '../../definition/model/named';
import { prefilled } from '../../definition/model/prefill';
import type { Json, Values } from '../../definition/model/values';
import type { Values as Read } from '../../mrz/values';

/** A detail of a passport that a field can have. */
export interface PassportRow {
  readonly name: string;
  readonly label: string;
  readonly answer: Answer;
  readonly content: DescribedContent;
  /** The present answer. */
  readonly given?: DescribedContent;
  /** Nobody gave the present answer: there is none, or the form itself put it in. */
  readonly isFree: boolean;
  readonly isSame: boolean;
  /** No check digit proves it. */
  readonly isName: boolean;
}

/** Returns what a passport says for the fields beside its photo. */
export function passportRows(
  reads: Reads['passport'],
  read: Read,
  shape: Shape<string>,
  values: Values,
  day: Day,
  words: AnswerWords,
  root?: Around,
): PassportRow[] {
  const around = aroundOf(shape, values, root);
  const preset = prefilled(shape, day);
  return Object.entries(reads).flatMap(([key, name]): PassportRow[] => {
    const field = shape.properties[name];
    const answer = field && answerFor(field, key as PassportValue, read);
    if (answer === undefined || !isShown(name, around)) return [];
    const given = values[name];
    const described = (value: Json) =>
      describeShape(shape, { ...values, [name]: value }, words, [], [name], root)[0];
    const offered = described(answer);
    const isNone = given === undefined || given === null || given === '';
    const present = isNone ? undefined : described(given);
    if (!offered) return [];
    const { label, content } = offered;
    const isFree = isNone || given === preset[name];
    const isName = key === 'firstName' || key === 'surname';
    const row = { name, label, answer, content, isFree, isName, isSame: isEqual(given, answer) };
    return [present ? { ...row, given: present.content } : row];
  });
}

function textOf(value: PassportValue, read: Read): string | undefined {
  if (value === 'passportNumber') return read.documentNumber;
  return value === 'passportExpireDate' ? read.expiryDate : read[value];
}

/** Returns what a passport says as an answer: a code only as a choice with this value. */
function answerFor(field: Field<string>, key: PassportValue, read: Read): Answer | undefined {
  const text = textOf(key, read);
  if (text === undefined || !isString(field) || field.source) return undefined;
  if (field.choices) return field.choices.find(({ value }) => isEqual(value, text))?.value;
  return key === 'gender' || key === 'nationality' ? undefined : text;
}

/** Compares without spaces and capitals: a passport has nothing but capitals. */
const isEqual = (one: Json | undefined, other: Answer): boolean =>
  plain(one ?? '') === plain(other);

const plain = (answer: Json): string => String(answer).replaceAll(/\s/gu, '').toUpperCase();
