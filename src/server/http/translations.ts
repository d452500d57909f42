import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInstance, type ResourceLanguage, type TFunction } from 'i18next';
import { type Language, LANGUAGES } from '../../definition/model/text';
import { unlessMissing } from '../errorCode';

export type Translations = Readonly<Record<Language, TFunction>>;

/** Loads locales/*.json. A missing text falls back to English, then to the last part of its key. */
export async function readTranslations(root: string): Promise<Translations> {
  const locales = LANGUAGES.map(
    async (language) => [language, { site: await readLocale(root, language) }] as const,
  );
  const words = createInstance({
    resources: Object.fromEntries(await Promise.all(locales)),
    fallbackLng: 'en',
    defaultNS: 'site',
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => '',
    parseMissingKeyHandler: (key) => key.slice(key.lastIndexOf('.') + 1),
  });
  await words.init();
  return { ku: words.getFixedT('ku'), ar: words.getFixedT('ar'), en: words.getFixedT('en') };
}

async function readLocale(root: string, language: Language): Promise<ResourceLanguage> {
  const file = join(root, 'locales', `${language}.json`);
  return JSON.parse(
    (await readFile(file, 'utf8').catch(unlessMissing)) ?? '{}',
  ) as ResourceLanguage;
}
