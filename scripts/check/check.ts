import { issueLine, type PlacedIssue } from './checkIssue';
import type { Lint } from './lint';
import { deadCondition, documentCondition, rowCondition } from './lints/conditions';
import {
  contentCalls,
  contentFields,
  contentName,
  contentPictures,
  contentReads,
  contentSamples,
} from './lints/contents';
import { contentReferences } from './lints/contentReferences';
import {
  bounds,
  choiceBounds,
  choices,
  pattern,
  prefill,
  range,
  severalBounds,
} from './lints/fields';
import { askedTwice, inherited, reserved, steps } from './lints/form';
import { handed, wordsOnly } from './lints/handed';
import { contradiction, emptyStep, hiddenRequired } from './lints/hidden';
import { localeEmpty, localeKeys, localePlurals, localeVariables } from './lints/locales';
import { unknownKey, unusedKey } from './lints/localeUse';
import { calculation, counted, together } from './lints/made';
import { component } from './lints/pages';
import { addresses, content, fileName, unique } from './lints/project';
import { nameList, sameWords } from './lints/sameWords';
import { requiredSet, roundTrip, sample, sampleLasts, samplePhotos } from './lints/samples';
import { lookup } from './lints/lookup';
import { refersTo } from './lints/refersTo';
import { sections } from './lints/sections';
import { statuses } from './lints/statuses';
import { circular, dangling, dateOrder, dateRules } from './lints/siblings';
import { columns, constants, omitted, photos, photosEncoding } from './lints/submit';
import { letters, markup, spaces, spelling, untranslated } from './lints/texts';
import { columnRows, lists, sentTwice, wireTwice } from './lints/wire';
import { likeLabels, likeSteps, saidTwice, wordless } from './lints/words';
import { locate } from './locate';
import type { Project, Texts } from './project';
import { readProject } from './read';

/** Lints that check how the parts of a document fit together. */
const STRUCTURE = {
  dangling,
  circular,
  deadCondition,
  documentCondition,
  rowCondition,
  dateOrder,
  dateRules,
  choices,
  bounds,
  range,
  inherited,
  constants,
  omitted,
  photos,
  photosEncoding,
  counted,
  together,
  calculation,
  contradiction,
  hiddenRequired,
  emptyStep,
  handed,
  wordsOnly,
  columnRows,
  wireTwice,
  lists,
  sentTwice,
  sections,
  lookup,
} as const satisfies Lints;

/** Lints that run a form; they need a form whose structure is valid. */
const BEHAVIOUR = {
  prefill,
  choiceBounds,
  severalBounds,
  sample,
  sampleLasts,
  roundTrip,
  requiredSet,
} as const satisfies Lints;

const OTHERS = {
  fileName,
  unique,
  addresses,
  content,
  steps,
  reserved,
  askedTwice,
  samplePhotos,
  columns,
  statuses,
  pattern,
  contentName,
  contentCalls,
  contentSamples,
  contentFields,
  contentReferences,
  refersTo,
  contentPictures,
  contentReads,
  letters,
  untranslated,
  markup,
  spaces,
  spelling,
  likeLabels,
  likeSteps,
  wordless,
  saidTwice,
  sameWords,
  nameList,
  component,
} as const satisfies Lints;

/**
 * Lints that compare all interface texts. If one locale file cannot be read, each of them would
 * report hundreds of missing keys.
 */
const WORDS = {
  localeKeys,
  localeEmpty,
  localeVariables,
  localePlurals,
  unknownKey,
  unusedKey,
} as const satisfies Lints;

type Lints = Readonly<Record<string, Lint>>;

/** Every lint by the name that is printed with its errors. */
export const LINTS: Lints = { ...STRUCTURE, ...BEHAVIOUR, ...OTHERS, ...WORDS };

/**
 * Returns all errors in a project's files, in the order of files and lines.
 * @param texts the files' texts by their paths from the project's root
 * @param today YYYY-MM-DD
 */
export function check(texts: Texts, today: string): PlacedIssue[] {
  const { project, unread } = readProject(texts, today);
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
    ...(isUnread ? [] : run(WORDS, project)),
  ];
  const placed = found.map((issue) => ({ ...issue, ...locate(project.files, issue) }));
  return unlike(placed).toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** Removes duplicates: an error in a shared field is found once for each service that uses it. */
const unlike = (issues: readonly PlacedIssue[]): PlacedIssue[] => [
  ...new Map(issues.map((issue) => [issueLine(issue), issue])).values(),
];
