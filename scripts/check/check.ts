import { issueLine, type PlacedIssue } from './checkIssue';
import type { Lint } from './lint';
import * as conditions from './lints/conditions';
import * as contentReferences from './lints/contentReferences';
import * as contents from './lints/contents';
import {
  bounds,
  choiceBounds,
  choices,
  mustBe,
  pattern,
  prefill,
  unless,
  range,
  severalBounds,
} from './lints/fields';
import { circle, expression } from './lints/expressions';
import * as form from './lints/form';
import { mask, measure, position, scale, signature } from './lints/hints';
import * as labels from './lints/labels';
import * as locales from './lints/locales';
import { listOptions, narrowed, offered } from './lints/lists';
import { counted, reads, together } from './lints/made';
import * as files from './lints/project';
import * as rows from './lints/rows';
import * as sameWords from './lints/sameWords';
import * as samples from './lints/samples';
import * as sending from './lints/sending';
import { circular, dangling, dateOrder, dateRules } from './lints/siblings';
import * as texts from './lints/texts';
import { locate } from './locate';
import type { Project, Texts } from './project';
import { readProject } from './read';

/** Lints that check how the parts of a document fit together. */
const STRUCTURE = {
  ...{ dangling, circular, dateOrder, dateRules },
  ...{ choices, bounds, range, measure, narrowed, position, scale, signature },
  ...{ counted, together, reads },
  ...{ expression, circle },
  ...conditions,
  ...rows,
  ...sending,
} as const satisfies Lints;

/** Lints that run a form; they need a form whose structure is valid. */
const BEHAVIOUR = {
  ...{ prefill, unless, mustBe, choiceBounds, severalBounds, mask },
  ...samples,
} as const satisfies Lints;

const OTHERS = {
  ...{ pattern, listOptions, offered },
  ...files,
  ...form,
  ...contents,
  ...contentReferences,
  ...texts,
  ...labels,
  ...sameWords,
} as const satisfies Lints;

type Lints = Readonly<Record<string, Lint>>;

/** Every lint by the name that is printed with its errors. */
export const LINTS: Lints = { ...STRUCTURE, ...BEHAVIOUR, ...OTHERS, ...locales };

/**
 * Returns all errors in a project's files, in the order of files and lines.
 * @param read the files' texts by their paths from the project's root
 * @param today YYYY-MM-DD
 */
export function check(read: Texts, today: string): PlacedIssue[] {
  const { project, unread } = readProject(read, today);
  const run = (lints: Lints, on: Project) =>
    Object.entries(lints).flatMap(([lint, find]) => find(on).map((issue) => ({ lint, ...issue })));
  const structure = run(STRUCTURE, project);
  const unsound = new Set(structure.map(({ file }) => file));
  const services = project.services.filter(({ path }) => !unsound.has(path));
  const isUnread = unread.json.some(({ file }) => file.startsWith('locales/'));
  const found = [
    ...Object.entries(unread).flatMap(([lint, issues]) =>
      issues.map((issue) => ({ lint, ...issue })),
    ),
    ...structure,
    ...run(BEHAVIOUR, { ...project, services }),
    ...run(OTHERS, project),
    // Each of them would report hundreds of missing keys.
    ...(isUnread ? [] : run(locales, project)),
  ];
  const placed = found.map((issue) => ({ ...issue, ...locate(project.files, issue) }));
  return unlike(placed).toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Removes duplicates: an error in a shared field is found once for each service that uses it. */
const unlike = (issues: readonly PlacedIssue[]): PlacedIssue[] => [
  ...new Map(issues.map((issue) => [issueLine(issue), issue])).values(),
];
