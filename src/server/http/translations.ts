import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '../../definition/language/text';
import { valueAt, type Values } from '../../definition/model/values';
import type { Translate } from '../../definition/language/issueWords';
import { unlessMissing } from '../errorCode';

/** The interface texts in each language. */
export type Translations = Readonly<Record<Language, Translate>>;

/**
 * Loads locales/*.json. A missing text falls back to English, then to its key. A text with a `count` may have a form
 * for each plural of its language, as in i18next.
 */
export async function readTranslations(root: string): Promise<Translations> {
  const locales = await Promise.all(
    LANGUAGES.map(async (language) => [language, await readLocale(root, language)] as const),
  );
  const byLanguage = Object.fromEntries(locales) as Record<Language, Values>;
  const translateTo =
    (language: Language): Translate =>
    (key, options) =>
      fill(
        pluralAt(byLanguage[language], key, language, options.count) ??
          pluralAt(byLanguage.en, key, 'en', options.count) ??
          key.slice(key.lastIndexOf('.') + 1),
        options,
      );
  return { ku: translateTo('ku'), ar: translateTo('ar'), en: translateTo('en') };
}

async function readLocale(root: string, language: Language): Promise<Values> {
  const file = join(root, 'locales', `${language}.json`);
  return JSON.parse((await readFile(file, 'utf8').catch(unlessMissing)) ?? '{}') as Values;
}

function wordAt(locale: Values, key: string): string | undefined {
  const word = valueAt(locale, key.split('.'));
  return typeof word === 'string' ? word : undefined;
}

function pluralAt(
  locale: Values,
  key: string,
  language: Language,
  count: unknown,
): string | undefined {
  if (typeof count !== 'number') return wordAt(locale, key);
  const form = new Intl.PluralRules(language).select(count);
  return wordAt(locale, `${key}_${form}`) ?? wordAt(locale, `${key}_other`) ?? wordAt(locale, key);
}

const fill = (word: string, options: Readonly<Record<string, unknown>>): string =>
  word.replaceAll(/\{\{\s*(\w+)\s*\}\}/gu, (_, name: string) => String(options[name] ?? ''));
