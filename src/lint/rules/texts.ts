import type { ContentKind } from '../../definition/content/contentType';
import { type Language, LANGUAGES, pick } from '../../definition/model/text';
import { HELP_MARKUP } from '../../definition/language/helpMarkup';
import { isRecord } from '../../definition/model/values';
import { type CheckIssue, pointer } from '../base/checkIssue';
import type { Found, Lint } from '../base/lint';
import { memoise } from '../../definition/model/memoise';
import type { JsonFile } from '../base/project';
import { sampleTexts } from '../base/sampleValues';
import { type PlacedText, schemaTexts } from '../base/wordsOf';
import { misspelled, SPELLINGS } from '../base/spellings';

/** One language's version of a text and its position in its file. */
interface Words {
  readonly at: string;
  readonly language: Language;
  readonly text: string;
  /** The English version: a name such as "WhatsApp" is the same in all three. */
  readonly english: string;
}

type Validator = (words: Words) => Pick<CheckIssue, 'problem' | 'fix'> | undefined;

/** @param samples whether the texts of samples are meant, too, which may be formatted */
function eachText(validate: Validator, samples = true): Lint {
  const issuesIn = (all: readonly Words[]) =>
    all.flatMap((words): Found[] => {
      const found = validate(words);
      return found ? [{ at: words.at, ...found }] : [];
    });
  const inSamples = memoise((kind: ContentKind) => issuesIn(sampleWords(kind)));
  const inSchema = memoise((file: JsonFile) => issuesIn(schemaWords(file)));
  return ({ files, contents }) => [
    ...contents.flatMap(({ path, kind }) => (samples ? inFile(path, inSamples(kind)) : [])),
    ...[...files.values()].flatMap((file) => {
      if (file.path.startsWith('schemas/')) return inFile(file.path, inSchema(file));
      const [, language] = /^locales\/(ku|ar|en)\.json$/u.exec(file.path) ?? [];
      const english = files.get('locales/en.json')?.data;
      const words = language ? localeWords(language as Language, file.data, english) : [];
      return inFile(file.path, issuesIn(words));
    }),
  ];
}

const inFile = (file: string, found: readonly Found[]): CheckIssue[] =>
  found.map((issue) => ({ file, ...issue }));

/** Reports look-alike letters: Arabic ones in Kurdish, Persian and Kurdish ones in Arabic, typewriter apostrophes. */
export const letters = eachText(({ language, text }) => {
  const { pattern, fix } = WRONG_LETTERS[language];
  const [found, wrong = found] = pattern.exec(text) ?? [];
  if (wrong === undefined) return undefined;
  const code = wrong.codePointAt(0)?.toString(16).padStart(4, '0').toUpperCase();
  return { problem: `${language}: "${wrong}" (U+${code}) in "${text}"`, fix };
});

const WRONG_LETTERS: Readonly<Record<Language, { pattern: RegExp; fix: string }>> = {
  ku: {
    pattern: /[\u064a\u0643\u0649\u0629\u06be]|\u0647\u200c/u,
    fix: 'Kurdish writes ی, ک, ە and هـ: U+06CC, U+06A9, U+06D5, U+0647',
  },
  ar: {
    pattern:
      /[\u067e\u0686\u0698\u06a9\u06af\u06cc\u06d5\u06c6\u06ce\u0695\u06b5\u06a4\u06c0\u06be]/u,
    fix: 'Arabic does not have this letter: write ي, ك, ه, or the letter used in Iraq instead',
  },
  en: {
    pattern: /[\u0600-\u06ff]|\p{L}(')/u,
    fix: 'English has Latin letters, and ’ (U+2019) as apostrophe',
  },
};

/** Reports a text that was left in another language. */
export const untranslated = eachText(({ language, text, english }) => {
  if (language === 'en' || text === english || !/[A-Za-z]{3}/u.test(bare(text))) return undefined;
  return /[\u0600-\u06ff]/u.test(text)
    ? undefined
    : { problem: `${language}: "${text}" is in Latin letters only`, fix: 'translate it' };
});

/** Removes interpolated variables. */
const bare = (text: string): string => text.replaceAll(/\{\{.*?\}\}/gu, '');

/** Reports HTML, which pages would show as it is written. */
export const markup = eachText(({ language, text }) => {
  const [tag] = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#[0-9]+);/iu.exec(text) ?? [];
  if (tag === undefined) return undefined;
  return { problem: `${language}: "${tag}" in "${text}"`, fix: 'write plain text, without HTML' };
}, false);

/** Reports emphasis and links that are broken, lead elsewhere than to https or this site, or are not in a help of a form. */
export const helpMarkup = eachText(({ at, language, text }) => {
  const isHelp = /\/help\/\d$/u.test(at) && !/^\/(?:fields|documents)\//u.test(at);
  const [mark] = /\*\*|\]\([^)]*\)?/u.exec(isHelp ? text.replaceAll(HELP_MARKUP, '') : text) ?? [];
  if (mark === undefined) return undefined;
  const fix = isHelp
    ? 'write **words**, [words](https://address) or [words](/path)'
    : 'only the help of a field of a form is shown with emphasis and links';
  return { problem: `${language}: "${mark}" in "${text}"`, fix };
}, false);

/** Reports invisible spaces that make equal texts differ. */
export const spaces = eachText(({ language, text }) =>
  text.trim() !== '' && (text !== text.trim() || /\s{2}|\u00a0/u.test(text))
    ? { problem: `${language}: superfluous space in "${text}"`, fix: 'remove it' }
    : undefined,
);

/** Reports a word that is spelled differently elsewhere. */
export const spelling = eachText(({ language, text }) => {
  const wrong = misspelled(language, text);
  if (wrong === undefined) return undefined;
  const problem = `${language}: "${wrong}" is spelled "${SPELLINGS[language][wrong]}" elsewhere`;
  return { problem, fix: 'use one spelling (schemas/spellings.json)' };
});

const sampleWords = memoise((kind: ContentKind) => sampleTexts(kind).flatMap(wordsOf));

const schemaWords = memoise((file: JsonFile) => schemaTexts(file).flatMap(wordsOf));

const wordsOf = ({ at, text }: PlacedText): Words[] =>
  LANGUAGES.map((language, index) => ({
    language,
    at: at + pointer(index),
    text: pick(text, language),
    english: pick(text, 'en'),
  }));

function localeWords(language: Language, node: unknown, english: unknown, at = ''): Words[] {
  if (typeof node === 'string') {
    return [{ at, language, text: node, english: typeof english === 'string' ? english : '' }];
  }
  if (!isRecord(node)) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    localeWords(language, value, isRecord(english) ? english[key] : undefined, at + pointer(key)),
  );
}
