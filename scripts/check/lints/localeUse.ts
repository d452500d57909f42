import { ISSUE_CODES } from '../../../src/definition/model/issue';
import { LANGUAGES } from '../../../src/definition/model/text';
import { closest } from '../closest';
import type { Lint } from '../lint';
import type { Project } from '../project';
import { baseOf, keyPointer, locales, pathOf } from './locales';

/** A place in src that uses a translation key. */
interface Use {
  readonly file: string;
  readonly line: number;
  /** The key, or its beginning if the rest is added at run time. */
  readonly key: string;
  readonly isWhole: boolean;
}

/** Reports translation keys that the source uses and no locale has. */
export const unknownKey: Lint = (project) => {
  const keys = knownKeys(project);
  const named = uses(project)
    .filter(({ key, isWhole }) => !keys.some((k) => (isWhole ? k === key : k.startsWith(key))))
    .map(({ file, line, key }) => ({
      file,
      at: line,
      problem: `no locale has the key "${key}"`,
      fix: fixOf(key, keys),
    }));
  const coded = ISSUE_CODES.filter((code) => !keys.includes(`errors.${code}`)).map((code) => ({
    file: pathOf('en'),
    at: '/errors',
    problem: `the issue code "${code}" has no text`,
    fix: `add "errors.${code}" in ${LANGUAGES.length} languages`,
  }));
  return [...named, ...coded];
};

function fixOf(key: string, keys: readonly string[]): string {
  const near = closest(key, keys);
  return near === undefined ? 'add them to all three locales' : `did you mean "${near}"?`;
}

/** Reports translation keys that nothing in the source uses. */
export const unusedKey: Lint = (project) => {
  const asked = uses(project);
  const isUsed = (key: string) =>
    asked.some((use) => (use.isWhole ? use.key === key : key.startsWith(use.key)));
  return knownKeys(project)
    .filter((key) => !isUsed(key))
    .map((key) => ({
      file: pathOf('en'),
      at: keyPointer(key),
      problem: `nothing in src uses "${key}"`,
      fix: 'remove it in all three languages',
    }));
};

const knownKeys = (project: Project): string[] => [
  ...new Set([...locales(project).en.keys()].map(baseOf)),
];

/** The panel's own t, whose keys are English texts (tests/structure/panelTexts). */
const PANEL = 'src/panel/';

/**
 * Finds keys by their form (a group of the locales, then a dot), and the arguments of t and
 * translate.
 */
function uses(project: Project): Use[] {
  const groups = [...new Set(knownKeys(project).map((key) => key.split('.')[0]))].join('|');
  const looks = new RegExp(`(['"\`])((?:${groups})\\.[\\w.]*)(\\$\\{|\\1)`, 'gu');
  const calls = /\b(?:t|translate)\(\s*(['"`])([\w.]+)(\$\{|\1)/gu;
  return [...project.texts].flatMap(([file, text]) => {
    if (!/^src\/.*\.tsx?$/u.test(file)) return [];
    const called = file.startsWith(PANEL) ? [] : text.matchAll(calls);
    return [...text.matchAll(looks), ...called].map((match) => useOf(file, text, match));
  });
}

function useOf(file: string, text: string, match: RegExpExecArray): Use {
  const line = text.slice(0, match.index).split('\n').length;
  return { file, line, key: match[2] ?? '', isWhole: match[3] !== '${' };
}
