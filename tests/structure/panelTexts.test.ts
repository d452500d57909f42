import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPanelTexts, stringsOf, translatedOnLoad, untranslated, valuesOf } from './panelTexts';
import { misspelled } from '../../src/lint/base/spellings';
import { baseOf } from '../../src/lint/base/wordsOf';
import { readTree } from './sourceFile';

const translations = { ku: readPanelTexts('ku'), ar: readPanelTexts('ar') };
const known = new Set(Object.keys(translations.ku).map(baseOf));
const sources = readTree('src/panel').filter(({ path }) => /\.tsx?$/u.test(path));

describe('the panel', () => {
  it('has no English words outside t', () => {
    expect(
      sources.flatMap((file) => untranslated(file, known).map((words) => `${file.path}: ${words}`)),
    ).toEqual([]);
  });

  it.each([
    '<h1>Home</h1>',
    '<p>There is nothing, {name}.</p>',
    '<Button aria-label="Open" />',
    '<p>{isOpen ? "Show fewer" : "x"}</p>',
    '<p title={`Row ${one}`} />',
    'sayDone("Saved it")',
    'say(`${one} was removed`)',
  ])('%s has', (text) => {
    expect(untranslated({ path: 'a.tsx', text: `const a = ${text};` }, new Set())).not.toEqual([]);
  });

  it.each([
    "import { a } from './A b';",
    'const a = <p className="pn card" data-a="The b">{t("Open it")}</p>;',
    "if (event.key === 'Escape') throw new Error(`nothing at ${one}`);",
    "const a = 'home/inbox';",
  ])('%s has none', (text) => {
    expect(untranslated({ path: 'a.tsx', text }, new Set(['Open it']))).toEqual([]);
  });

  it('translates nothing while its files are loaded', () => {
    expect(
      sources.flatMap((file) => translatedOnLoad(file).map((words) => `${file.path}: ${words}`)),
    ).toEqual([]);
  });

  it.each([
    ["const TABS = [['me', t('Mine')]];", ["t('Mine')"]],
    ["const tabs = () => [t('Mine')]; function one() { return t('One'); }", []],
  ])('%s', (text, words) => {
    expect(translatedOnLoad({ path: 'a.tsx', text })).toEqual(words);
  });
});

/** Letters of the other language's keyboard, and digits that the site does not use. */
const WRONG = [/[يىكةؤ٠-٩۰-۹]/u, /[یکەێۆڕڵڤگچپژ٠-٩۰-۹]/u] as const;

describe.each([
  ['ku', 0],
  ['ar', 1],
] as const)('in %s', (language, position) => {
  const forms = Object.entries(translations[language]).map(([key, words]) => ({
    key,
    text: baseOf(key),
    words,
  }));
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();

  it('every text has words, in the letters of the language', () => {
    const isWrong = ({ words }: { words: string }) => !words.trim() || WRONG[position].test(words);
    expect(forms.filter(isWrong)).toEqual([]);
  });

  it('a word is spelled as on the site', () => {
    expect(forms.flatMap(({ words }) => misspelled(language, words) ?? [])).toEqual([]);
  });

  it('a text says the values of the English one', () => {
    const isOther = ({ key, text, words }: (typeof forms)[number]) => {
      const [wanted, said] = [valuesOf(text), valuesOf(words)];
      // One and two may be words.
      const isCounted = key !== text && !said.includes('count');
      return (isCounted ? [...said, 'count'].toSorted() : said).join() !== wanted.join();
    };
    expect(forms.filter(isOther)).toEqual([]);
  });

  it('a text with a count has all forms of the language, and no other text has forms', () => {
    const wanted = [...known].flatMap((text) =>
      valuesOf(text).includes('count') ? pluralCategories.map((form) => `${text}_${form}`) : text,
    );
    expect(forms.map(({ key }) => key).toSorted()).toEqual(wanted.toSorted());
  });
});

describe('the files of texts', () => {
  it.each(['ku', 'ar', 'en'])('have each key once in %s', (language) => {
    const text = readFileSync(`locales/panel/${language}.json`, 'utf8');
    expect(JSON.stringify(JSON.parse(text), null, 2).trim()).toBe(text.trim());
  });

  it('have the English form for one of texts with a count only', () => {
    const texts = Object.keys(readPanelTexts('en'));
    expect(texts.filter((text) => !known.has(text) || !valuesOf(text).includes('count'))).toEqual(
      [],
    );
  });

  it.each(['ku', 'ar', 'en'] as const)(
    'have their keys in alphabetical order in %s',
    (language) => {
      const keys = Object.keys(readPanelTexts(language)).map((key) => key.toLowerCase());
      expect(keys.filter((key, index) => index > 0 && key < (keys[index - 1] ?? ''))).toEqual([]);
    },
  );

  it('have no text that the panel does not use', () => {
    const contract = readTree('src/contract').filter(({ path }) => path.endsWith('.ts'));
    const used = new Set([...sources, ...contract].flatMap(stringsOf).map(({ text }) => text));
    expect([...known].filter((text) => !used.has(text))).toEqual([]);
  });
});
