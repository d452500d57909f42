import { type Language, LANGUAGES } from '../../definition/model/text';
import { dataBlock, tag } from '../base/escapeHtml';

/** The language tags that search engines know (ISO 639-1), and the locales of Open Graph, where Sorani is cb. */
const TAGS: Readonly<Record<Language, { readonly search: string; readonly graph: string }>> = {
  ku: { search: 'ku', graph: 'cb_IQ' },
  ar: { search: 'ar', graph: 'ar_AR' },
  en: { search: 'en', graph: 'en_GB' },
};

/** Search engines cut longer ones. */
const LONGEST_DESCRIPTION = 160;

export interface Head {
  readonly origin: string;
  /** Without the language. */
  readonly path: string;
  readonly language: Language;
  /** Whether the URL names the language. */
  readonly isAsked: boolean;
  readonly title: string;
  /** Shortened. */
  readonly description: string;
  /** An absolute URL. */
  readonly picture: string;
  readonly kind: 'website' | 'article';
  readonly agency: object;
}

export const urlInLanguage = (address: string, language: Language): string =>
  `${address}?lang=${language}`;

/** Returns the URLs of the page in each language, and the one without a language. */
export const alternates = (address: string): readonly (readonly [tag: string, string])[] => [
  ...LANGUAGES.map((each) => [TAGS[each].search, urlInLanguage(address, each)] as const),
  ['x-default', address],
];

/** Returns the tags for search engines and link previews, without the title. */
export function headTags(head: Head): string {
  const { origin, path, language, isAsked, title, description, picture, kind } = head;
  const address = origin + path;
  const here = isAsked ? urlInLanguage(address, language) : address;
  const graph: readonly (readonly [string, string])[] = [
    ['og:type', kind],
    ['og:title', title],
    ['og:description', description],
    ['og:url', here],
    ['og:image', picture],
    ['og:locale', TAGS[language].graph],
    ...LANGUAGES.filter((each) => each !== language).map(
      (each) => ['og:locale:alternate', TAGS[each].graph] as const,
    ),
  ];
  return [
    tag('meta', { name: 'description', content: description }),
    tag('link', { rel: 'canonical', href: here }),
    ...alternates(address).map(([hreflang, href]) =>
      tag('link', { rel: 'alternate', hreflang, href }),
    ),
    ...graph.map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    dataBlock({ type: 'application/ld+json' }, head.agency),
  ].join('\n    ');
}

/** The tag of pages that search engines should not index. */
export const HIDDEN_TAGS = tag('meta', { name: 'robots', content: 'noindex' });

/** Shortens a text to one line, at the end of a word; a single long word between two characters. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  const cut = line.slice(0, LONGEST_DESCRIPTION - 1);
  const end = cut.lastIndexOf(' ');
  const kept = end < 0 ? cut.replace(/\p{Surrogate}$/u, '') : cut.slice(0, end);
  return `${kept.replace(/[\s.,;:،؛]+$/u, '')}…`;
}
