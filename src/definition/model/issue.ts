import { dotted, type Path } from './values';

/** What is wrong with one answer, on both sides. Its text is chosen when it is shown, in the current language. */
export interface Issue {
  /** Dotted, as the name of the control: "father.fName", "children.0.name". */
  readonly path: string;
  readonly code: IssueCode;
  /** The violated bound, for the text. */
  readonly limit?: number | string;
}

/** All issue codes: each has a text under `errors` in every locale. */
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
  'position',
  'url',
  'colour',
  'contrast',
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
  'same',
  'mustBe',
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
  'fileCount',
  'filePixels',
  'fileLong',
  'pdfLocked',
  'pdfPages',
  'scan',
  'infected',
] as const;

export type IssueCode = (typeof ISSUE_CODES)[number];

/** Creates an issue without the key `limit` if there is none, so that issues can be compared and serialised. */
export const issueAt = (path: Path, code: IssueCode, limit?: number | string): Issue =>
  limit === undefined ? { path: dotted(path), code } : { path: dotted(path), code, limit };
