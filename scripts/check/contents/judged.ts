import type { ContentKind } from '../../../src/definition/content';
import { contentIssues } from '../../../src/definition/contentIssues';
import { missingLanguages } from '../../../src/definition/contentTexts';
import type { Issue, IssueCode } from '../../../src/definition/issue';
import { parsePath, valueAt, type Values } from '../../../src/definition/values';
import { pointer, shown } from '../fault';
import type { Found } from '../lint';

/** What the panel and the server say of a demo record, and where it lacks a language. */
export const judged = (kind: ContentKind, sample: Values): Found[] => [
  ...contentIssues(kind, sample).map((issue) => ({
    at: pointer(...parsePath(issue.path)),
    problem: problemOf(issue, sample),
    mend: issue.code === 'unknown' ? 'take it out' : 'write a value that the field takes',
  })),
  ...missingLanguages(plainFields(kind), sample).map(({ path, languages }) => ({
    at: pointer(...parsePath(path)),
    mend: 'write [Kurdish, Arabic, English]',
    problem: `a language is missing (${languages.join(', ')})`,
  })),
];

/** Sections are judged more strictly (contents/sections). */
const plainFields = ({ fields }: ContentKind): ContentKind['fields'] =>
  Object.fromEntries(Object.entries(fields).filter(([, { widget }]) => widget !== 'sections'));

function problemOf({ path, code, limit }: Issue, sample: Values): string {
  const value = shown(valueAt(sample, parsePath(path)));
  const bound = limit === undefined ? '' : ` ${limit}`;
  return `${value} ${PROBLEMS[code] ?? `is no ${code}`}${bound}`;
}

const PROBLEMS: Readonly<Partial<Record<IssueCode, string>>> = {
  type: 'is of another type',
  choice: 'is none of the choices',
  unknown: 'stands where the kind has no field',
  pattern: 'is no address of a picture',
  required: 'cannot be left out',
  minLength: 'has fewer letters than',
  maxLength: 'has more letters than',
  minimum: 'is less than',
  maximum: 'is more than',
  minItems: 'has fewer entries than',
  maxItems: 'has more entries than',
};
