import type { LintIssue } from './base/checkIssue';
import type { Lint } from './base/lint';
import type { Project } from './base/project';
import * as conditions from './rules/conditions';
import * as content from './rules/content';
import { circle } from './rules/circles';
import { expression } from './rules/expressions';
import {
  bounds,
  choiceBounds,
  choices,
  mustBe,
  pattern,
  prefill,
  range,
  severalBounds,
  unless,
} from './rules/fields';
import * as form from './rules/form';
import { mask, measure, position, scale, signature } from './rules/hints';
import * as labels from './rules/labels';
import { listOptions, narrowed, offered } from './rules/lists';
import { counted, reads, together } from './rules/made';
import * as files from './rules/project';
import * as rows from './rules/rows';
import * as sameWords from './rules/sameWords';
import * as samples from './rules/samples';
import * as sending from './rules/sending';
import { dangling, dateOrder, dateRules, repeated } from './rules/siblings';
import * as texts from './rules/texts';

export type Lints = Readonly<Record<string, Lint>>;

/** Lints that check how the parts of a document fit together. */
const STRUCTURE = {
  ...{ dangling, repeated, dateOrder, dateRules },
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
  ...content,
  ...texts,
  ...labels,
  ...sameWords,
} as const satisfies Lints;

/** The lints of services by their names. */
export const SERVICE_LINTS: Lints = { ...STRUCTURE, ...BEHAVIOUR, ...OTHERS };

/** Returns what the lints of services find in a project, and then other lints. */
export function findIssues(project: Project, more: Lints = {}): LintIssue[] {
  const run = (lints: Lints, on: Project) =>
    Object.entries(lints).flatMap(([lint, find]) => find(on).map((issue) => ({ lint, ...issue })));
  const structure = run(STRUCTURE, project);
  const unsound = new Set(structure.map(({ file }) => file));
  const services = project.services.filter(({ path }) => !unsound.has(path));
  return [
    ...structure,
    ...run(BEHAVIOUR, { ...project, services }),
    ...run({ ...OTHERS, ...more }, project),
  ];
}
