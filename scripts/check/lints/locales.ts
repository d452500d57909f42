import { type Language, LANGUAGES } from '../../../src/definition/model/text';
import { isRecord } from '../../../src/definition/model/values';
import { type CheckIssue, named, pointer } from '../checkIssue';
import type { Lint } from '../lint';
import { memoise } from '../../../src/definition/model/memoise';
import type { JsonFile, Project } from '../project';

const TAGS: Readonly<Record<Language, string>> = { ku: 'ckb', ar: 'ar', en: 'en' };

/** The interface texts of one language, by dotted key. */
type Words = ReadonlyMap<string, unknown>;

/** Returns the texts of all languages; a language without a file has none. */
export const locales = memoise(({ files }: Project): Readonly<Record<Language, Words>> => {
  const read = (language: Language) => {
    const file = files.get(pathOf(language));
    return file ? wordsIn(file) : new Map(leaves(undefined));
  };
  return { ku: read('ku'), ar: read('ar'), en: read('en') };
});

const wordsIn = memoise(({ data }: JsonFile): Words => new Map(leaves(data)));

export const pathOf = (language: Language): string => `locales/${language}.json`;

export const keyPointer = (key: string): string => pointer(...key.split('.'));

/** Returns the key without i18next's plural suffix. */
export const baseOf = (key: string): string =>
  key.replace(/_(?:zero|one|two|few|many|other)$/u, '');

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
