import type { Language } from './text';

/** A question and its answer in readable form: for the review page, staff, print and export. */
export interface DescribedAnswer {
  readonly path: string;
  readonly label: string;
  readonly content: DescribedContent;
}

export type DescribedContent =
  | DescribedText
  | { readonly kind: 'none' }
  /** Photos, unless another format is given. */
  | { readonly kind: 'files'; readonly tokens: readonly string[]; readonly format?: 'pdf' | 'scan' }
  | { readonly kind: 'group'; readonly answers: readonly DescribedAnswer[] }
  | {
      readonly kind: 'rows';
      readonly rows: readonly (readonly DescribedAnswer[])[];
      /** The answers that name each row, if the field says so (`rowTitle`); an empty text for a row without them. */
      readonly names?: readonly string[];
    };

/** `code` texts (phones, e-mails) read left to right in every language. */
export interface DescribedText {
  readonly kind: 'text';
  readonly text: string;
  readonly code: boolean;
  /** Set if a list of places may have a name in the reader's language. */
  readonly place?: Place;
  /** The text is latitude and longitude. */
  readonly isPosition?: true;
}

/** A place whose name can be looked up. */
export interface Place {
  readonly source: string;
  /** The answer that narrows the source, such as the country of a city. */
  readonly parent?: string;
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
