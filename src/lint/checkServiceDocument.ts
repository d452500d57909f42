import type { ContentKind } from '../definition/content/contentType';
import { mapTexts } from '../definition/language/localise';
import { memoise } from '../definition/model/memoise';
import type { ListFiles, SharedFiles } from '../definition/model/resolve';
import type { ServiceFile } from '../definition/model/service';
import { LANGUAGES, pick, textOrOther } from '../definition/model/text';
import { isRecord } from '../definition/model/values';
import type { CheckIssue, LintIssue } from './base/checkIssue';
import type { JsonFile, OtherService, Project } from './base/project';
import { findIssues } from './findIssues';
import { readService, unreadParts } from './readService';
import { EMPTY, type Finding, findings } from './schema/findings';
import type { SchemaError } from './schema/schemaWords';

/** What a service document refers to, and what validates it. */
export interface DocumentProject {
  readonly shared: SharedFiles;
  readonly lists: ListFiles;
  /** Texts that are the same in all languages. */
  readonly names: readonly string[];
  readonly contents: readonly ContentKind[];
  /** The other services of the site. */
  readonly others?: readonly OtherService[];
  /** The meta-schema of services, compiled (virtual:service-schema). */
  readonly validate: (document: unknown) => readonly SchemaError[];
  /** YYYY-MM-DD */
  readonly today: string;
}

/** An error in a service document. */
export interface DocumentIssue {
  /** A JSON pointer into the document with references resolved. */
  readonly at: string;
  /** The name of the lint, or the keyword of the meta-schema that is violated. */
  readonly code: string;
  readonly problem: string;
  readonly fix: string;
  /** `language`: a text lacks some languages, and visitors can read it in another. */
  readonly level: 'error' | 'language';
}

/** Returns what `npm run check` reports about a service document. The same `project` object makes the next call faster. */
export function checkServiceDocument(document: unknown, project: DocumentProject): DocumentIssue[] {
  const validate = (data: unknown) => findings(project.validate(data), 'service');
  const empty = validate(document).filter(({ code }) => code === EMPTY);
  const data = empty.length > 0 ? withAnyText(document) : document;
  const path = pathOf(String((isRecord(document) && document.id) || ''));
  const file: JsonFile = { path, data };
  const files = new Map([...filesOf(project), [path, file]]);
  const { vocabulary, reference } = unreadParts(file, files, validate);
  const unread = [
    ...named(
      vocabulary.filter((one) => !isOfArm(one, vocabulary)),
      'vocabulary',
    ),
    ...named(reference, 'reference'),
  ];
  const found = unread.length > 0 ? unread : issuesIn(file, files, project, validate);
  const gaps = empty.filter((gap) => unread.every(({ at }) => at !== gap.at));
  const isOfGap = ({ at }: LintIssue) => gaps.some((gap) => `${at}/`.startsWith(textOf(gap.at)));
  const all = [
    ...gaps.map((gap) => ({ ...gap, level: 'language' as const })),
    ...found
      .filter((issue) => issue.file === path && !isOfGap(issue))
      .map(({ at, lint, code = lint, problem, fix }) => {
        return { at: String(at), code, problem, fix, level: 'error' as const };
      }),
  ];
  return [...new Map(all.map((issue) => [JSON.stringify(issue), issue])).values()];
}

/** Returns what a service of the store may not have, since the pages of the build belong to files. */
export const fileOnlyIssues = ({ page, pages, lookup }: Partial<ServiceFile>): DocumentIssue[] =>
  Object.entries({ '/page/component': page?.component, '/pages': pages, '/lookup': lookup })
    .filter(([, value]) => value !== undefined)
    .map(([at]) => ({
      ...{ at, code: 'fileOnly', level: 'error' as const },
      ...{ problem: 'only a service from a file has this', fix: 'remove it' },
    }));

/** Writes another language into texts that lack one, as visitors read them. */
export const withAnyText = (document: unknown): unknown =>
  mapTexts(document, (text) =>
    LANGUAGES.map((language, index) =>
      isNone(text[index]) ? textOrOther(language, (other) => pick(text, other)) : text[index],
    ),
  );

/**
 * Returns whether an issue reports only that a value fits none of several schemas, or one that is not meant, where texts inside
 * it are empty: those are what is missing.
 */
function isOfArm({ at, code }: CheckIssue, all: readonly CheckIssue[]): boolean {
  if (code === EMPTY) return false;
  return all.some(
    (whole) =>
      whole.code === 'anyOf' &&
      `${at}/`.startsWith(`${whole.at}/`) &&
      all.some((one) => one.code === EMPTY && String(one.at).startsWith(`${whole.at}/`)),
  );
}

const isNone = (text = ''): boolean => text.trim() === '';

/** Returns the pointer of the text in three languages, followed by a slash. */
const textOf = (at: string): string => at.slice(0, at.lastIndexOf('/') + 1);

const pathOf = (id: string): string => `schemas/services/${id}.json`;

const named = (issues: readonly CheckIssue[], lint: string): LintIssue[] =>
  issues.map((issue) => ({ ...issue, lint }));

function issuesIn(
  file: JsonFile,
  files: Project['files'],
  { contents, others = [], today }: DocumentProject,
  validate: (data: unknown) => readonly Finding[],
): LintIssue[] {
  const document = readService(file, files, validate);
  if (!('service' in document)) return named(document, 'vocabulary');
  return findIssues({
    texts: new Map(),
    files,
    services: [document],
    others: others.filter(({ path }) => path !== file.path),
    contents: contents.map((kind) => ({ path: contentPath(kind), kind })),
    today,
  });
}

const contentPath = ({ id }: ContentKind): string => `schemas/content/${id}.json`;

const filesOf = memoise(
  ({ shared, lists, names, contents }: DocumentProject): Project['files'] =>
    new Map(
      [
        ...Object.entries(shared).map(([name, data]) => [`schemas/shared/${name}.json`, data]),
        ...Object.entries(lists).map(([name, data]) => [`schemas/lists/${name}.json`, data]),
        ...contents.map((kind) => [contentPath(kind), kind]),
        ['schemas/names.json', { names }],
      ].map(([path, data]) => [String(path), { path: String(path), data }]),
    ),
);
