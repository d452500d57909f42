import { dotted, type Path } from './values';

/**
 * What is wrong with one answer. The one shape of errors, on both sides; its words are chosen when
 * it is shown, in the language of that moment.
 */
export interface Issue {
  /** Dotted, as the name of the control: "father.fName", "children.0.name". */
  readonly path: string;
  readonly code: IssueCode;
  /** The bound that was broken, for the words. */
  readonly limit?: number | string;
}

/** All that can be wrong: each has its words under `errors` in every locale. */
export const ISSUE_CODES = [
  'required',
  'type',
  'number',
  'integer',
  'choice',
  'unlisted',
  'sought',
  'unknown',
  'pattern',
  'email',
  'phone',
  'date',
  'time',
  'url',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'after',
  'notBefore',
  'notAfter',
  'differs',
  'age',
  'together',
  'togetherLeast',
  'amount',
  'priceList',
  'unfinished',
  'changed',
  'fileType',
  'pdf',
  'fileSize',
  'filePixels',
] as const;

export type IssueCode = (typeof ISSUE_CODES)[number];

/** An issue without the key `limit` where there is none, so that it compares and travels as it is. */
export const issueAt = (path: Path, code: IssueCode, limit?: number | string): Issue =>
  limit === undefined ? { path: dotted(path), code } : { path: dotted(path), code, limit };
