import { isShown } from '../model/condition';
import { countOf, isCounted } from '../payload/counted';
import type { Field, Shape } from '../model/field';
import type { Service } from '../model/service';
import type { Language } from '../language/text';
import { typeOf } from '../types/table';
import { dotted, type Json, type Path, type Values } from '../model/values';
import { isDisplayed } from '../model/widget';

/** A question and its answer in readable form: for the review page, staff, print and export. */
export interface DescribedAnswer {
  readonly path: string;
  readonly label: string;
  readonly content: DescribedContent;
}

export type DescribedContent =
  /** `code` texts (phones, e-mails) read left to right in every language. */
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly code: boolean;
      /** Set if a list of places may have a name in the reader's language. */
      readonly place?: Place;
    }
  | { readonly kind: 'none' }
  /** Photos, unless another format is given. */
  | { readonly kind: 'files'; readonly tokens: readonly string[]; readonly format?: 'pdf' | 'scan' }
  | { readonly kind: 'group'; readonly answers: readonly DescribedAnswer[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly DescribedAnswer[])[] };

/** A place whose name can be looked up. */
export interface Place {
  readonly source: string;
  /** The answer that narrows the source, such as the country of a city. */
  readonly parent?: string;
}

export interface DescribedBlock {
  readonly title?: string;
  readonly answers: readonly DescribedAnswer[];
}

export interface DescribedStep {
  readonly title: string;
  readonly blocks: readonly DescribedBlock[];
}

/** The interface texts that answers need, and their language. */
export interface AnswerWords {
  readonly yes: string;
  readonly no: string;
  /** Before noon, and after. */
  readonly am: string;
  readonly pm: string;
  /** The language in which records are named and days are written. */
  readonly language: Language;
  /** Days stay YYYY-MM-DD, for programs. */
  readonly plainDays?: boolean;
  /** Returns the name of a place if it is known without loading, else undefined; briefly, that of an airport's city. */
  readonly placeName?: (text: string, place: Place, isBrief?: boolean) => string | undefined;
}

/** Returns all questions that are shown with their answers, step by step. Expects pruned values. */
export function describe(
  service: Service<string>,
  values: Values,
  words: AnswerWords,
): DescribedStep[] {
  return service.steps.map(({ title, blocks }) => ({
    title,
    blocks: blocks
      .map((block) => ({
        ...(block.title !== undefined && { title: block.title }),
        answers: describeShape(service.form, values, words, [], block.fields),
      }))
      .filter(({ answers }) => answers.length > 0),
  }));
}

/** Returns the answers to an object's fields in order, or to the named ones. */
export function describeShape(
  shape: Shape<string>,
  values: Values,
  words: AnswerWords,
  path: Path = [],
  names: readonly string[] = Object.keys(shape.properties),
): DescribedAnswer[] {
  return names.flatMap((name) => {
    const field = shape.properties[name];
    if (!field || !isDisplayed(field) || !isShown(name, shape.properties, values)) return [];
    // With a count of 0, nothing was asked.
    if (isCounted(field) && countOf(values[field.countedBy]) === 0) return [];
    const here = [...path, name];
    const content = describeValue(field, values[name], words, here, values);
    return [{ path: dotted(here), label: field.label, content }];
  });
}

function describeValue(
  field: Field<string>,
  value: Json | undefined,
  words: AnswerWords,
  path: Path,
  beside: Values,
): DescribedContent {
  if (value === undefined || value === null || value === '') return { kind: 'none' };
  return typeOf(field).describe(field, value, {
    words,
    path,
    beside,
    shape: (shape, values, at) => describeShape(shape, values, words, at),
    field: (row, given, at) => describeValue(row, given, words, at, beside),
  });
}
