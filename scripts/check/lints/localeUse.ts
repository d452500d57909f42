import { ISSUE_CODES } from '../../../src/definition/issue';
import { LANGUAGES } from '../../../src/definition/text';
import { closest } from '../closest';
import type { Lint } from '../lint';
import type { Project } from '../project';
import { baseOf, keyPointer, locales, pathOf } from './locales';

/** A place in src that asks for words. */
interface Use {
  readonly file: string;
  readonly line: number;
  /** The key, or the beginning of it where the rest is put in at run time. */
  readonly key: string;
  readonly isWhole: boolean;
}

/** Words that the source asks for and that no locale has. */
export const unknownKey: Lint = (project) => {
  const keys = knownKeys(project);
  const named = uses(project)
    .filter(({ key, isWhole }) => !keys.some((k) => (isWhole ? k === key : k.startsWith(key))))
    .map(({ file, line, key }) => ({
      file,
      at: line,
      problem: `no locale has the words "${key}"`,
      mend: mendOf(key, keys),
    }));
  const coded = ISSUE_CODES.filter((code) => !keys.includes(`errors.${code}`)).map((code) => ({
    file: pathOf('en'),
    at: '/errors',
    problem: `the fault "${code}" has no words`,
    mend: `add "errors.${code}" in ${LANGUAGES.length} languages`,
  }));
  return [...named, ...coded];
};

function mendOf(key: string, keys: readonly string[]): string {
  const near = closest(key, keys);
  return near === undefined ? 'add them to all three locales' : `did you mean "${near}"?`;
}

/** Words that nothing in the source asks for. */
export const unusedKey: Lint = (project) => {
  const asked = uses(project);
  const isUsed = (key: string) =>
    asked.some((use) => (use.isWhole ? use.key === key : key.startsWith(use.key)));
  return knownKeys(project)
    .filter((key) => !isUsed(key))
    .map((key) => ({
      file: pathOf('en'),
      at: keyPointer(key),
      problem: `nothing in src asks for "${key}"`,
      mend: 'take it out in all three languages',
    }));
};

const knownKeys = (project: Project): string[] => [
  ...new Set([...locales(project).en.keys()].map(baseOf)),
];

/** Keys by the look of them (a group of the locales, a dot), and whatever t and translate are given. */
function uses(project: Project): Use[] {
  const groups = [...new Set(knownKeys(project).map((key) => key.split('.')[0]))].join('|');
  const looks = new RegExp(`(['"\`])((?:${groups})\\.[\\w.]*)(\\$\\{|\\1)`, 'gu');
  const calls = /\b(?:t|translate)\(\s*(['"`])([\w.]+)(\$\{|\1)/gu;
  return [...project.texts].flatMap(([file, text]) =>
    /^src\/.*\.tsx?$/u.test(file)
      ? [...text.matchAll(looks), ...text.matchAll(calls)].map((match) => useOf(file, text, match))
      : [],
  );
}

function useOf(file: string, text: string, match: RegExpExecArray): Use {
  const line = text.slice(0, match.index).split('\n').length;
  return { file, line, key: match[2] ?? '', isWhole: match[3] !== '${' };
}
