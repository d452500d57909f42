import { type Language, LANGUAGES } from '../../definition/text';
import { dataBlock, tag } from './escapeHtml';

/**
 * The language tags that search engines and chats know: those of ISO 639-1, and the locales of the Open
 * Graph, where Sorani is cb.
 */
const TAGS: Readonly<Record<Language, { readonly search: string; readonly graph: string }>> = {
  ku: { search: 'ku', graph: 'cb_IQ' },
  ar: { search: 'ar', graph: 'ar_AR' },
  en: { search: 'en', graph: 'en_GB' },
};

/** Longer ones are cut by whoever shows them. */
const LONGEST_DESCRIPTION = 160;

/** What the head says of a page. */
export interface Head {
  readonly origin: string;
  /** Without the language. */
  readonly path: string;
  readonly language: Language;
  /** Whether the address itself names the language. */
  readonly isAsked: boolean;
  readonly title: string;
  /** Shortened. */
  readonly description: string;
  /** A whole address. */
  readonly picture: string;
  readonly kind: 'website' | 'article';
  readonly agency: object;
}

/** The address of a page in a language. */
export const inLanguage = (address: string, language: Language): string =>
  `${address}?lang=${language}`;

/** The same page in each language, and where the visitor's own wish decides. */
export const alternates = (address: string): readonly (readonly [tag: string, string])[] => [
  ...LANGUAGES.map((each) => [TAGS[each].search, inLanguage(address, each)] as const),
  ['x-default', address],
];

/** For search engines, and for chats that a link is sent in; the title has its place already. */
export function headTags(head: Head): string {
  const { origin, path, language, isAsked, title, description, picture, kind } = head;
  const address = origin + path;
  const here = isAsked ? inLanguage(address, language) : address;
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

/** For pages that are not to be found. */
export const HIDDEN_TAGS = tag('meta', { name: 'robots', content: 'noindex' });

/** On one line, and not cut within a word. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= LONGEST_DESCRIPTION) return line;
  const cut = line.slice(0, LONGEST_DESCRIPTION - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,;:،؛]+$/u, '')}…`;
}
