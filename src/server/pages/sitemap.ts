import { setImmediate as afterOthers } from 'node:timers/promises';
import { LANGUAGES } from '../../definition/model/text';
import type { PublicContent } from '../content/publicContent';
import { alternates, urlInLanguage } from './pageHead';
import { escapeHtml, tag } from '../base/escapeHtml';
import type { PublicPage } from './publicPage';

/** Returns the paths of all pages, without languages: where a page shows a record, one for each record. */
export async function addressesOf(
  pages: readonly PublicPage[],
  content: PublicContent | undefined,
): Promise<readonly string[]> {
  const addresses = await Promise.all(
    pages.map(async ({ route, record, isPrivate }) => {
      if (isPrivate) return [];
      if (record === undefined) return [route];
      const ids = (await content?.ids(record)) ?? [];
      return ids.map((id) => route.replace(/:\w+/u, id));
    }),
  );
  return addresses.flat();
}

/** Pages that are written without a pause for other requests. */
const AT_ONCE = 200;

/** Returns a sitemap with each page in every language, and its alternates. */
export async function sitemap(origin: string, addresses: readonly string[]): Promise<string> {
  const urls: string[] = [];
  for (const [index, path] of addresses.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await afterOthers();
    const others = alternates(origin + path)
      .map(([hreflang, href]) => closed('xhtml:link', { rel: 'alternate', hreflang, href }))
      .join('');
    for (const language of LANGUAGES) {
      const address = escapeHtml(urlInLanguage(origin + path, language));
      urls.push(`<url><loc>${address}</loc>${others}</url>`);
    }
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

const closed: typeof tag = (name, attributes) => tag(name, attributes).replace(/>$/u, '/>');

/** Allows everything. The panel is not listed, since that would publish its path: its pages say noindex themselves. */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
