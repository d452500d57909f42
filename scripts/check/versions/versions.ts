import type { ContentKind } from '../../../src/definition/content/contentType';
import { currentDefinition } from '../../../src/definition/model/currentDefinition';
import type { Service } from '../../../src/definition/model/service';
import { LANGUAGES } from '../../../src/definition/model/text';
import { type CheckIssue, type PlacedIssue, pointer } from '../../../src/lint/base/checkIssue';
import { locate } from '../locate';
import type { Project, Texts } from '../../../src/lint/base/project';
import { readProject } from '../read';
import { type PlacedText, schemaTexts } from '../../../src/lint/base/wordsOf';
import { ANSWERS, RECORDS } from '../../../src/lint/changes/effects';
import type { Change } from '../../../src/lint/changes/fieldChanges';
import { propertyChanges } from '../../../src/lint/changes/propertyChanges';
import { keepingChanges, sentChanges } from './sendingChanges';
import { stepChanges } from './stepChanges';

/** The differences from the last commit: errors to fix, and notes. */
export interface Versions {
  readonly issues: readonly PlacedIssue[];
  readonly notes: readonly PlacedIssue[];
}

/** A definition before and after the change. */
interface Compared {
  readonly path: string;
  readonly versions: readonly [before: number, now: number];
  /** Changes that require a new version. */
  readonly changes: readonly Change[];
  readonly others?: readonly Change[];
  /** The name of the lint that reports them. */
  readonly lint: string;
}

/**
 * Returns how changes in services and content types affect answers and records already stored, and
 * whether their version was raised. A file that cannot be read, before or after, is left to the
 * lints.
 * @param committed services, content types and shared files of the last commit
 * @param today YYYY-MM-DD
 */
export function versions(now: Texts, committed: Texts, today: string): Versions {
  const { project } = readProject(now, today);
  const others = [...now].filter(([path]) => /^schemas\/\w+\.schema\.json$/u.test(path));
  const before = readProject(new Map([...others, ...committed]), today).project;
  const compared = compare(before, project);
  const place = (issue: CheckIssue, lint: string): PlacedIssue => {
    return { ...issue, lint, ...locate(project.files, issue) };
  };
  return {
    issues: compared.flatMap((one) =>
      versionIssues(one).map((issue) =>
        place({ file: one.path, at: '/version', ...issue }, 'version'),
      ),
    ),
    notes: [
      ...compared.flatMap(({ path, changes, others = [], lint }) =>
        [...changes, ...others].map(({ at, problem, effect: fix }) =>
          place({ file: path, at, problem, fix }, lint),
        ),
      ),
      ...goneFiles(before, now),
      ...changedTexts(before, project).map((issue) => place(issue, 'sameTexts')),
    ],
  };
}

function compare(before: Project, project: Project): Compared[] {
  const services = before.services.flatMap(({ path, service: old }): Compared[] => {
    const service = project.services.find((one) => one.path === path)?.service;
    return service
      ? [{ path, lint: 'answers', ...comparedService(currentDefinition(old), service) }]
      : [];
  });
  const kinds = before.contents.flatMap(({ path, kind: old }): Compared[] => {
    const kind = project.contents.find((one) => one.path === path)?.kind;
    return kind ? [{ path, lint: 'records', ...comparedKind(old, kind) }] : [];
  });
  return [...services, ...kinds];
}

function comparedService(old: Service, service: Service) {
  const steps = stepChanges(old, service, 'when');
  // The conditions of steps are in those of their fields, too.
  const same = steps.flatMap(({ fields = [] }) => fields.map((name) => `${FIELDS}/${name}/when`));
  const fields = propertyChanges([old.form, service.form], FIELDS, ANSWERS);
  const isFilledIn = ({ at }: Change): boolean => at.endsWith('/prefill');
  const asked = fields.filter((change) => !isFilledIn(change) && !same.includes(change.at));
  return {
    versions: [old.version, service.version] as const,
    changes: [...steps, ...asked, ...sentChanges(old, service)],
    others: [
      ...stepChanges(old, service, 'summary'),
      ...fields.filter(isFilledIn),
      ...keepingChanges(old, service),
    ],
  };
}

const FIELDS = '/form/properties';

const comparedKind = (old: ContentKind, kind: ContentKind) => ({
  versions: [old.version, kind.version] as const,
  changes: propertyChanges(
    [{ properties: old.fields }, { properties: kind.fields }],
    '/fields',
    RECORDS,
  ),
});

function versionIssues({ versions: [before, now], changes }: Compared) {
  const fix = `write ${before + 1}`;
  if (now < before) return [{ problem: `the version was ${before} and is ${now}`, fix }];
  if (changes.length === 0 || now > before) return [];
  return [
    {
      problem:
        'the file differs from the committed one of the same version in what it asks or sends',
      fix,
    },
  ];
}

/** Returns the texts that were changed in one place, and still stand in others as they were. */
function changedTexts(before: Project, { files }: Project): CheckIssue[] {
  const now = [...files.values()].flatMap((file) =>
    schemaTexts(file).map((placed) => ({ file: file.path, placed, key: keyOf(placed) })),
  );
  return [...before.files.values()].flatMap((old): CheckIssue[] => {
    const were = new Map(schemaTexts(old).map((placed) => [placed.at, placed]));
    const known = new Set([...were.values()].map(keyOf));
    return now.flatMap(({ file, placed, key }): CheckIssue[] => {
      const was = were.get(placed.at);
      // A text that has moved, as those behind a new choice, is not a new one.
      if (file !== old.path || !was || known.has(key)) return [];
      const same = now.filter((one) => one.key === keyOf(was));
      if (same.length === 0) return [];
      const index = LANGUAGES.findIndex((_, at) => placed.text[at] !== was.text[at]);
      const places = same.map((one) => {
        const { file: path, line } = locate(files, {
          file: one.file,
          at: one.placed.at + pointer(index),
        });
        return `${path}:${line}`;
      });
      const problem = `"${was.text[index]}" is now "${placed.text[index]}", and not in ${places.join(', ')}`;
      const fix = 'what means the same is called the same everywhere';
      return [{ file, at: placed.at + pointer(index), problem, fix }];
    });
  });
}

const keyOf = ({ text }: PlacedText): string => JSON.stringify(text);

const goneFiles = ({ services, contents }: Project, now: Texts): PlacedIssue[] =>
  [
    ...services.map(({ path }) => gone(path, 'answers', 'the service was removed', ANSWERS_STAY)),
    ...contents.map(({ path }) =>
      gone(path, 'records', 'the content type was removed', RECORDS_STAY),
    ),
  ].filter(({ file }) => !now.has(file));

const ANSWERS_STAY = 'applications already sent stay on the server';
const RECORDS_STAY = 'its records stay on the server, and nobody sees them';

const gone = (file: string, lint: string, problem: string, fix: string): PlacedIssue => ({
  file,
  at: '',
  line: 1,
  lint,
  problem,
  fix,
});
