import type { SectionsSource, Service } from '../../../src/definition/model/service';
import { pointer } from '../../../src/lint/base/checkIssue';
import { OTHER_WIRE } from '../../../src/definition/keywords/reference';
import { type Change, moved } from '../../../src/lint/changes/fieldChanges';

/**
 * Returns the changes of the payload beside the answers to the form: sections, constants, lists.
 */
export const sentChanges = (before: Service, after: Service): Change[] => [
  ...omitted(before.submit.omit ?? [], after.submit.omit ?? []),
  ...differences('/submit/lists', [before.submit.lists, after.submit.lists], () => OTHER_WIRE),
  ...differences('/submit/constants', [before.submit.constants, after.submit.constants], constant),
  ...sections(before.sections, after.sections),
];

/** Returns changes of paths and retention, which leave the answers as they are. */
export const keepingChanges = (before: Service, after: Service): Change[] =>
  KEEPING.flatMap(([part, names, effect]) =>
    differences(`/${part}`, [before[part], after[part]], effect, names),
  );

type Effect = (name: string, was: unknown, is: unknown) => string;

const KEEPING: readonly (readonly ['submit' | 'staff', readonly string[], Effect])[] = [
  [
    'submit',
    ['path', 'encoding'],
    () => 'open pages send as before and are rejected; other servers must be told',
  ],
  ['staff', ['list', 'read'], () => 'applications stay, but cannot be found at the old path'],
  ['staff', ['retentionDays'], retention],
];

/** Returns one change for each key whose value differs between two objects. */
function differences(
  at: string,
  [before = {}, after = {}]: readonly [object | undefined, object | undefined],
  effect: Effect,
  names: readonly string[] = Object.keys({ ...before, ...after }),
): Change[] {
  const [old, now]: Readonly<Record<string, unknown>>[] = [{ ...before }, { ...after }];
  return names.flatMap((name) => {
    const [was, is] = [old?.[name], now?.[name]];
    const problem = moved(`"${name}" of "${at.split('/').at(-1)}"`, was, is);
    const isSame = JSON.stringify(was) === JSON.stringify(is);
    return isSame ? [] : [{ at: at + pointer(name), problem, effect: effect(name, was, is) }];
  });
}

function retention(_: string, was: unknown, is: unknown): string {
  if (is === undefined) return 'from now on the setting RETENTION_DAYS says when they are erased';
  return Number(is) < Number(was ?? Infinity)
    ? 'applications older than that are erased within a day, permanently'
    : 'applications are kept longer, and what was erased stays so';
}

function constant(_: string, was: unknown, is: unknown): string {
  if (was === undefined) return 'applications already sent have nothing there';
  return is === undefined
    ? 'applications already sent keep it, and new ones have nothing there'
    : 'applications already sent keep the old one';
}

function omitted(before: readonly string[], after: readonly string[]): Change[] {
  const at = '/submit/omit';
  const kept = after.filter((name) => !before.includes(name));
  const sent = before.filter((name) => !after.includes(name));
  return [
    ...kept.map((name) => ({
      at,
      problem: `"${name}" is asked, but no longer sent`,
      effect: 'applications already sent keep their answers, and new ones have none',
    })),
    ...sent.map((name) => ({
      at,
      problem: `"${name}" is sent now, and was only asked`,
      effect: 'applications already sent have no answer to it',
    })),
  ];
}

function sections(before: SectionsSource | undefined, after: SectionsSource | undefined): Change[] {
  const at = '/sections';
  if (before && after) {
    return differences(at, [before, after], (name) => SECTIONS[name] ?? OTHER_QUESTIONS);
  }
  if (before) {
    const effect = 'applications already sent keep their answers, and drafts lose them';
    return [{ at, problem: 'sections are no longer asked', effect }];
  }
  if (!after) return [];
  const effect = 'applications already sent have no answers to them';
  return [{ at, problem: 'sections are asked now', effect }];
}

const OTHER_QUESTIONS =
  'forms that are open are refused and ask the new questions; applications sent keep the old ones';

const SECTIONS: Readonly<Record<string, string>> = {
  field: 'applications already sent keep the old name; other servers must be told',
  when: 'forms that are open may be refused and ask again; applications sent keep what they have',
};
