import { type AnswerWords, describe, type DescribedStep } from '../../definition/describe/describe';
import { localise } from '../../definition/language/localise';
import type { Service } from '../../definition/model/service';
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
}

/** Returns the values that the page set and the form did not show, in the order of the form. */
export function presetValues({ definition, answers }: StaffApplication): readonly HandedOver[] {
  return Object.entries(definition.form.properties).flatMap(([name, field]) => {
    const text = textOf(answers[name]);
    if (widgetOf(field) !== 'hidden' || text === '') return [];
    return [{ name, label: field.label[2], text }];
  });
}

function textOf(value: Values[string]): string {
  if (value === undefined || value === null) return '';
  return isComposed(value) ? JSON.stringify(value) : String(value);
}

const isComposed = (value: Json): boolean => Array.isArray(value) || isRecord(value);

/** Returns the service's name in English. */
export const serviceTitle = ({ tile }: Pick<Service, 'tile'>): string => tile.title[2];
