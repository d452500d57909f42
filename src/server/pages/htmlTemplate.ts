import type { Brand } from '../../definition/brand/brand';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import { type Language, LANGUAGES } from '../../definition/language/text';
import type { ServerSettings } from '../settings';
import { escapeHtml } from './escapeHtml';

/** The path of the offline shell, which the service worker requests (platform/offline/offlineShell). */
export const OFFLINE_SHELL = '/shell';

const META = /(<meta\s+name="rega-settings"\s+content=")[^"]*(")/u;

/**
 * Returns the HTML template with the settings that the pages need.
 */
export function withSettings(
  html: string,
  { apiBase, apiCalls, panelPath, mapTiles, geoUrl }: ServerSettings,
  brand: Brand,
): string {
  const told = { apiBase, apiCalls, panelPath, mapTiles, geoUrl, brand };
  const content = escapeHtml(JSON.stringify(told));
  return html.replace(META, (_, before: string, after: string) => before + content + after);
}

/** The content of one page, as HTML but for the title. */
export interface Filling {
  readonly language: Language;
  readonly brand: Brand;
  readonly title: string;
  readonly head: string;
  /** The skeleton, shown until the scripts have started. */
  readonly body: string;
  /** Data blocks, which are needed last. */
  readonly data: string;
}

/** The parts of the typeface that a language needs; spaces and digits are Latin in every language. */
const FACES: Readonly<Record<Language, readonly string[]>> = {
  ku: ['arabic', 'latin'],
  ar: ['arabic', 'latin'],
  en: ['latin'],
};

const FACE = /\s*<link\b[^>]*\bvazirmatn-(\w+)-[^>]*>/gu;

/** The places of the template that are filled; their content in the file is for opening it directly. */
const PLACES = {
  language: /<html[^>]*>/u,
  title: /<title>[^<]*<\/title>/u,
  description: /\s*<meta\s+name="description"[^>]*>/u,
  head: /(?=\s*<\/head>)/u,
  body: /(?<=<div id="root">)(?=<\/div>)/u,
  data: /(?=\s*<\/body>)/u,
} as const;

/**
 * Returns a function that fills the HTML template.
 * @throws Error if the template lacks a place
 */
export function templateFiller(
  html: string,
  settings: ServerSettings,
): (filling: Filling) => string {
  if (!META.test(html)) throw new Error('index.html has no <meta name="rega-settings" content="">');
  for (const [name, place] of Object.entries(PLACES)) {
    if (!place.test(html)) throw new Error(`index.html has no place for its ${name}`);
  }
  const shellsFor = (brand: Brand) => {
    const branded = withSettings(html, settings, brand);
    const inLanguages = LANGUAGES.map((each) => [each, shellIn(each, branded)] as const);
    return { version: brand.version, inLanguages: new Map(inLanguages) };
  };
  let shells: ReturnType<typeof shellsFor> | undefined;
  return ({ language, brand, title, head, body, data }) => {
    if (shells?.version !== brand.version) shells = shellsFor(brand);
    const filled = [
      [PLACES.title, `<title>${escapeHtml(title)}</title>`],
      [PLACES.data, data],
      [PLACES.body, body],
      [PLACES.head, head],
    ] as const;
    return filled.reduce(
      (shell, [place, text]) => put(shell, place, text),
      shells.inLanguages.get(language) ?? html,
    );
  };
}

/** Fills in what is the same on every page of a language. */
function shellIn(language: Language, html: string): string {
  const { tag, direction } = LANGUAGE_FACTS[language];
  const named = put(html, PLACES.language, `<html lang="${tag}" dir="${direction}">`);
  return put(named, PLACES.description, '').replace(FACE, (link, face: string) =>
    FACES[language].includes(face) ? link : '',
  );
}

const put = (shell: string, place: RegExp, text: string): string =>
  shell.replace(place, () => text);
