import { type Fault, faultLine, type PlacedFault } from './fault';
import type { Lint } from './lint';
import { deadCondition, rowCondition } from './lints/conditions';
import { bounds, choices, pattern, prefill, range, source } from './lints/fields';
import { askedTwice, inherited, reserved, steps } from './lints/form';
import { localeEmpty, localeKeys, localePlurals, localeVariables } from './lints/locales';
import { unknownKey, unusedKey } from './lints/localeUse';
import { content, fileName, unique } from './lints/project';
import { requiredSet, roundTrip, sample } from './lints/samples';
import { circular, dangling, dateOrder } from './lints/siblings';
import { columns, constants, omitted, photos, photosEncoding } from './lints/submit';
import { letters, spaces, untranslated } from './lints/texts';
import { locate } from './locate';
import type { Texts } from './project';
import { readProject } from './read';

/** Every lint by the name that stands behind its faults. */
export const LINTS = {
  ...{ fileName, unique, content, dangling, circular, deadCondition, rowCondition, dateOrder },
  ...{
    steps,
    reserved,
    inherited,
    askedTwice,
    omitted,
    constants,
    columns,
    photos,
    photosEncoding,
  },
  ...{ source, choices, prefill, bounds, pattern, range, sample, roundTrip, requiredSet },
  ...{ letters, untranslated, spaces },
  ...{ localeKeys, localeEmpty, localeVariables, localePlurals, unknownKey, unusedKey },
} as const satisfies Readonly<Record<string, Lint>>;

/**
 * Everything that is wrong with a project's files, in the order of files and lines.
 * @param texts the files' texts by their paths from the project's root
 * @param today YYYY-MM-DD
 */
export function check(texts: Texts, today: string): PlacedFault[] {
  const { project, unread } = readProject(texts, today);
  const place = (lint: string, fault: Fault): PlacedFault => ({
    ...fault,
    lint,
    ...locate(project.files, fault),
  });
  const faults = [
    ...Object.entries(unread).flatMap(([lint, found]) => found.map((fault) => place(lint, fault))),
    ...Object.entries(LINTS).flatMap(([lint, find]) =>
      find(project).map((fault) => place(lint, fault)),
    ),
  ];
  return unlike(faults).toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** A fault in a shared field is found once for each service that uses it, and said once. */
const unlike = (faults: readonly PlacedFault[]): PlacedFault[] => [
  ...new Map(faults.map((fault) => [faultLine(fault), fault])).values(),
];
