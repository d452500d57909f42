import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import { type Language, LANGUAGES } from '../../definition/model/text';
import type { AgencyBrand } from '../brand/readBrand';
import type { ServerSettings } from '../serverSettings';
import { escapeHtml, tag } from '../base/escapeHtml';
import { brandUrl } from '../../definition/brand/brand';

/** The path of the offline shell, which the service worker requests (platform/offline/offlineShell). */
export const OFFLINE_SHELL = '/shell';

/** The content of one page, as HTML but for the title. */
export interface Filling {
  readonly language: Language;
  readonly brand: AgencyBrand;
  readonly title: string;
  readonly head: string;
  /** The page without its form, shown until the scripts have started. */
  readonly body: string;
  /** Data blocks, which are needed last. */
  readonly data: string;
}

/** The places of the template that are filled; their content in the file is for opening it directly. */
const PLACES = {
  settings: /<meta\s+name="rega-settings"\s+content="[^"]*"\s*\/?>/u,
  language: /<html[^>]*>/u,
  title: /<title>[^<]*<\/title>/u,
  description: /\s*<meta\s+name="description"[^>]*>/u,
  head: /(?=\s*<\/head>)/u,
  body: /(?<=<div id="root">)(?=<\/div>)/u,
  data: /(?=\s*<\/body>)/u,
} as const;

/** Returns a function that fills the HTML template. @throws Error if the template lacks a place */
export function templateFiller(
  html: string,
  settings: ServerSettings,
): (filling: Filling) => string {
  for (const [name, place] of Object.entries(PLACES)) {
    if (!place.test(html)) throw new Error(`index.html has no place for its ${name}`);
  }
  const shellsFor = (brand: AgencyBrand) => {
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
  const { tag: lang, direction } = LANGUAGE_FACTS[language];
  const named = put(html, PLACES.language, `<html lang="${lang}" dir="${direction}">`);
  return put(named, PLACES.description, '');
}

const put = (shell: string, place: RegExp, text: string): string =>
  shell.replace(place, () => text);

/**
 * Returns the HTML template with the settings and the brand that the pages need.
 * @public scripts/dev/api.mjs loads it
 */
export function withSettings(html: string, own: ServerSettings, agency: AgencyBrand): string {
  const settings = pageSettings(own, agency);
  const { brand } = settings;
  const tags = [
    tag('meta', { name: 'rega-settings', content: JSON.stringify(settings) }),
    tag('meta', { name: 'theme-color', content: agency.palette.deep }),
    tag('link', { rel: 'icon', type: 'image/png', href: brandUrl('icon-64.png', brand) }),
    tag('link', { rel: 'apple-touch-icon', href: brandUrl('touch-180.png', brand) }),
    tag('link', { rel: 'manifest', href: brandUrl('manifest.webmanifest', brand) }),
    tag('link', { rel: 'stylesheet', href: brandUrl('style.css', brand) }),
  ];
  return html.replace(PLACES.settings, () => tags.join(''));
}

/** Returns the settings that pages need. */
export function pageSettings(
  { apiBase, apiCalls, panelPath, mapTiles, geoUrl }: ServerSettings,
  { version, name, logo, letterhead, timeZone, weekStart, currency }: AgencyBrand,
) {
  const brand = { version, name, logo, letterhead, timeZone, weekStart, currency };
  return { apiBase, apiCalls, panelPath, mapTiles, geoUrl, brand };
}
