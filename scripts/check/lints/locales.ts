import { type Language, LANGUAGES } from '../../../src/definition/model/text';
import { isRecord } from '../../../src/definition/model/values';
import { ISSUE_CODES } from '../../../src/definition/model/issue';
import { memoise } from '../../../src/definition/model/memoise';
import { type CheckIssue, named, pointer } from '../../../src/lint/base/checkIssue';
import { closest } from '../../../src/lint/base/closest';
import type { Lint } from '../../../src/lint/base/lint';
import type { JsonFile, Project } from '../../../src/lint/base/project';
import { baseOf } from '../../../src/lint/base/wordsOf';

const TAGS: Readonly<Record<Language, string>> = { ku: 'ckb', ar: 'ar', en: 'en' };

/** The interface texts of one language, by dotted key. */
type Words = ReadonlyMap<string, unknown>;

/** Returns the texts of all languages; a language without a file has none. */
const locales = memoise(({ files }: Project): Readonly<Record<Language, Words>> => {
  const read = (language: Language) => {
    const file = files.get(pathOf(language));
    return file ? wordsIn(file) : new Map(leaves(undefined));
  };
  return { ku: read('ku'), ar: read('ar'), en: read('en') };
});

const wordsIn = memoise(({ data }: JsonFile): Words => new Map(leaves(data)));

const pathOf = (language: Language): string => `locales/${language}.json`;

const keyPointer = (key: string): string => pointer(...key.split('.'));

function leaves(node: unknown, key = ''): [string, unknown][] {
  if (!isRecord(node)) return [[key, node]];
  return Object.entries(node).flatMap(([name, value]) =>
    leaves(value, key === '' ? name : `${key}.${name}`),
  );
}

/** Requires the same keys in all three languages. */
export const localeKeys: Lint = (project) => {
  const words = locales(project);
  const bases = (language: Language) => new Set([...words[language].keys()].map(baseOf));
  const all = new Map(LANGUAGES.map((language) => [language, bases(language)]));
  const union = new Set([...all.values()].flatMap((keys) => [...keys]));
  return LANGUAGES.flatMap((language) =>
    [...union]
      .filter((key) => !all.get(language)?.has(key))
      .map((key) => issue(language, key, `"${key}" is missing`, 'add it, or remove it everywhere')),
  );
};

/** Requires that no text is empty. */
export const localeEmpty: Lint = (project) =>
  eachWord(project, (language, key, text) =>
    typeof text === 'string' && text.trim() !== ''
      ? []
      : [issue(language, key, `"${key}" is empty`, 'write them')],
  );

/** Requires the same {{variables}} in all three languages. A plural form may omit its count. */
export const localeVariables: Lint = (project) => {
  const plural = pluralBases(project);
  const found = (key: string, text: unknown) =>
    variables(text).filter((name) => name !== 'count' || !plural.has(baseOf(key)));
  const english = new Map(
    [...locales(project).en].map(([key, text]) => [baseOf(key), found(key, text)]),
  );
  return eachWord(project, (language, key, text) => {
    const here = named(found(key, text)) || 'none';
    const there = named(english.get(baseOf(key)) ?? found(key, text)) || 'none';
    const problem = `"${key}" has the variables ${here}; in English it has ${there}`;
    return here === there ? [] : [issue(language, key, problem, 'use the same variables')];
  });
};

function variables(text: unknown): string[] {
  const names = [...String(text).matchAll(/\{\{\s*(\w+)/gu)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

/**
 * Checks plural forms: Arabic has six. A key without a suffix serves for all forms that are not
 * given.
 */
export const localePlurals: Lint = (project) => {
  const words = locales(project);
  const plural = pluralBases(project);
  return LANGUAGES.flatMap((language) => {
    const forms: string[] = new Intl.PluralRules(TAGS[language]).resolvedOptions().pluralCategories;
    const missing = [...plural]
      .filter((key) => !words[language].has(key))
      .flatMap((key) => forms.map((form) => `${key}_${form}`))
      .filter((key) => !words[language].has(key))
      .map((key) => issue(language, key, `the plural form "${key}" is missing`, 'add it'));
    const idle = [...words[language].keys()]
      .filter((key) => baseOf(key) !== key && !forms.includes(key.split('_').at(-1) ?? ''))
      .map((key) => issue(language, key, `${language} has no such plural form`, 'remove it'));
    return [...missing, ...idle];
  });
};

/** Returns the keys that have plural forms in any language. */
function pluralBases(project: Project): ReadonlySet<string> {
  const keys = Object.values(locales(project)).flatMap((words) => [...words.keys()]);
  return new Set(keys.filter((key) => baseOf(key) !== key).map(baseOf));
}

function eachWord(
  project: Project,
  find: (language: Language, key: string, text: unknown) => CheckIssue[],
): CheckIssue[] {
  const words = locales(project);
  return LANGUAGES.flatMap((language) =>
    [...words[language]].flatMap(([key, text]) => find(language, key, text)),
  );
}

const issue = (language: Language, key: string, problem: string, fix: string): CheckIssue => ({
  file: pathOf(language),
  at: keyPointer(key),
  problem,
  fix,
});

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
  const coded = ISSUE_CODES.filter((code) => !keys.includes(`errors.${code}`)).map((code) =>
    issue('en', 'errors', `the issue code "${code}" has no text`, `add "errors.${code}"`),
  );
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
    .map((key) => issue('en', key, `nothing in src uses "${key}"`, 'remove it in all languages'));
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
