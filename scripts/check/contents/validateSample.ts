import type { ContentKind } from '../../../src/definition/content/contentType';
import { checkRecord } from '../../../src/definition/content/checkRecord';
import { missingLanguages } from '../../../src/definition/content/contentTexts';
import type { Issue, IssueCode } from '../../../src/definition/model/issue';
import { parsePath, valueAt, type Values } from '../../../src/definition/model/values';
import { interpret } from '../../../src/definition/validate/interpret';
import { toRecordSchema } from '../../../src/definition/content/toRecordSchema';
import { pointer, shown } from '../checkIssue';
import type { Found } from '../lint';
import { memoise } from '../../../src/definition/model/memoise';

/**
 * Returns what the panel and the server would report about a demo record, and where a language is
 * missing.
 */
export const validateSample = (kind: ContentKind, sample: Values): Found[] => [
  ...checkRecord(kind, sample, validatorOf(kind)).map((issue) => ({
    at: pointer(...parsePath(issue.path)),
    problem: problemOf(issue, sample),
    fix: issue.code === 'unknown' ? 'remove it' : 'write a value that the field accepts',
  })),
  ...missingLanguages(plainFields(kind), sample).map(({ path, languages }) => ({
    at: pointer(...parsePath(path)),
    fix: 'write [Kurdish, Arabic, English]',
    problem: `a language is missing (${languages.join(', ')})`,
  })),
];

const validatorOf = memoise(({ fields }: ContentKind) => interpret(toRecordSchema(fields)));

/** Sections have stricter checks (sections). */
const plainFields = ({ fields }: ContentKind): ContentKind['fields'] =>
  Object.fromEntries(Object.entries(fields).filter(([, { widget }]) => widget !== 'sections'));

function problemOf({ path, code, limit }: Issue, sample: Values): string {
  const value = shown(valueAt(sample, parsePath(path)));
  const bound = limit === undefined ? '' : ` ${limit}`;
  return `${value} ${PROBLEMS[code] ?? `is not a valid ${code}`}${bound}`;
}

const PROBLEMS: Readonly<Partial<Record<IssueCode, string>>> = {
  type: 'has another type',
  choice: 'is not one of the choices',
  unknown: 'is not a field of the content type',
  pattern: 'is not the path of a picture',
  required: 'is required',
  minLength: 'has fewer letters than',
  maxLength: 'has more letters than',
  minimum: 'is less than',
  maximum: 'is more than',
  minItems: 'has fewer entries than',
  maxItems: 'has more entries than',
};
