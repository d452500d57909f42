import { type AnswerWords, describe, type DescribedStep } from '../../definition/describe/describe';
import { localise } from '../../definition/language/localise';
import type { Service } from '../../definition/model/service';
import type { Field } from '../../definition/model/field';
import { isRecord, type Json, type Values } from '../../definition/model/values';
import { widgetOf } from '../../definition/model/widget';
import type { StaffApplication } from './application';

/** Describes answers in the language of staff. */
export const STAFF_WORDS: AnswerWords = {
  language: 'en',
  yes: 'Yes',
  no: 'No',
  am: 'am',
  pm: 'pm',
};

/** Returns all questions and answers, with English labels and answers as typed. */
export const asAsked = ({ definition, answers }: StaffApplication): DescribedStep[] =>
  describe(localise(definition, 'en'), answers, STAFF_WORDS);

/**
 * A value that the page set and the visitor did not see, such as the country or plan that the form
 * was opened for.
 */
export interface HandedOver {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** The content record that it names. */
  readonly record?: { readonly kind: string; readonly id: string };
}

/**
 * Returns the values that the page set and the form did not show, in the order of the form: records
 * by their names, without the answers that only tell of which content type a record is.
 */
export function presetValues({
  definition,
  answers,
  about,
}: StaffApplication): readonly HandedOver[] {
  const { properties } = definition.form;
  const telling = new Set(Object.values(properties).flatMap(conditionsOf));
  return Object.entries(properties).flatMap(([name, field]) => {
    const part = about.find((one) => one.field === name);
    const text = part?.name ?? textOf(answers[name]);
    if (widgetOf(field) !== 'hidden' || text === '' || telling.has(name)) return [];
    const record = part && part.kind !== '' && { kind: part.kind, id: part.value };
    return [{ name, label: field.label[2], text, ...(record && { record }) }];
  });
}

const conditionsOf = (field: Field): readonly string[] =>
  ('refersTo' in field ? (field.refersTo ?? []) : []).flatMap(({ when }) =>
    Object.keys(when ?? {}),
  );

function textOf(value: Values[string]): string {
  if (value === undefined || value === null) return '';
  return isComposed(value) ? JSON.stringify(value) : String(value);
}

const isComposed = (value: Json): boolean => Array.isArray(value) || isRecord(value);

/** Returns the service's name in English. */
export const serviceTitle = ({ tile }: Pick<Service, 'tile'>): string => tile.title[2];
