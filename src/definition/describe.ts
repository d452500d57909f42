import { isShown } from './condition';
import { countOf, isCounted } from './counted';
import type { Field, Shape } from './field';
import type { Service } from './service';
import type { Language } from './text';
import { typeOf } from './types/table';
import { dotted, type Json, type Path, type Values } from './values';
import { isTold } from './widget';

/** One answer as a person reads it: for the review page, staff, print and export alike. */
export interface Answered {
  readonly path: string;
  readonly label: string;
  readonly content: Content;
}

export type Content =
  /** `code` texts (phones, dates, e-mails) read left to right in every language. */
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly code: boolean;
      /** Of what a list of places may have a name for in the reader's language. */
      readonly place?: Place;
    }
  | { readonly kind: 'none' }
  /** Photos, unless their format is said. */
  | { readonly kind: 'files'; readonly tokens: readonly string[]; readonly format?: 'pdf' }
  | { readonly kind: 'group'; readonly answers: readonly Answered[] }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly Answered[])[] };

/** Where the names of a place are to be had. */
export interface Place {
  readonly source: string;
  /** The answer that narrows the source, such as the country of a city. */
  readonly parent?: string;
}

export interface DescribedBlock {
  readonly title?: string;
  readonly answers: readonly Answered[];
}

export interface DescribedStep {
  readonly title: string;
  readonly blocks: readonly DescribedBlock[];
}

/** The interface words that answers need, and their language. */
export interface AnswerWords {
  readonly yes: string;
  readonly no: string;
  /** Before noon, and after. */
  readonly am: string;
  readonly pm: string;
  /** In which of its languages a record is named. */
  readonly language: Language;
  /** The name of a place where it is known at once; undefined where it is not. */
  readonly placeName?: (text: string, place: Place) => string | undefined;
}

/**
 * Everything that was asked, with what was answered, step by step; hidden questions are left out.
 * @param values pruned, so that calculated values are among them
 */
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

/** The answers to an object's fields in their order, or to those that are named. */
export function describeShape(
  shape: Shape<string>,
  values: Values,
  words: AnswerWords,
  path: Path = [],
  names: readonly string[] = Object.keys(shape.properties),
): Answered[] {
  return names.flatMap((name) => {
    const field = shape.properties[name];
    if (!field || !isTold(field) || !isShown(name, shape.properties, values)) return [];
    // Of nobody nothing was asked.
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
): Content {
  if (value === undefined || value === null || value === '') return { kind: 'none' };
  return typeOf(field).describe(field, value, {
    words,
    path,
    beside,
    shape: (shape, values, at) => describeShape(shape, values, words, at),
    field: (row, given, at) => describeValue(row, given, words, at, beside),
  });
}
