import type { Language } from '../../definition/model/text';

/** By the first part of a language tag; both tags of Sorani are ku. */
const BY_TAG: Readonly<Record<string, Language>> = { ku: 'ku', ckb: 'ku', ar: 'ar', en: 'en' };

/**
 * Returns the language that an Accept-Language or Content-Language header prefers, among ours; undefined if it
 * names none of them.
 */
export function languageIn(header: string | undefined): Language | undefined {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([0-9.]+)\s*$/u.exec(text)?.[1]).find(Boolean);
      const primary = tag.split('-', 1)[0] ?? '';
      const language = Object.hasOwn(BY_TAG, primary) ? BY_TAG[primary] : undefined;
      return { language, weight: Number(weight ?? 1) };
    })
    .filter(({ language, weight }) => language !== undefined && weight > 0);
  return wishes.toSorted((a, b) => b.weight - a.weight)[0]?.language;
}

/** Returns the reader's language; English if none is known (docs/requirements.md, P3). */
export const readerLanguage = (headers: { readonly 'accept-language'?: string | undefined }) =>
  languageIn(headers['accept-language']) ?? 'en';
