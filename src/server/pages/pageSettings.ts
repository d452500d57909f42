import { brandUrl } from '../../definition/brand/brand';
import type { AgencyBrand } from '../brand/readBrand';
import type { ServerSettings } from '../serverSettings';
import { escapeHtml, tag } from './escapeHtml';

const NAME = 'rega-settings';
const META = /<meta\s+name="rega-settings"\s+content="[^"]*"\s*\/?>/u;

/** @throws Error if the template has no place for the settings */
export function refuseWithoutSettings(html: string): void {
  if (!META.test(html)) throw new Error(`index.html has no <meta name="${NAME}" content="">`);
}

/** Returns the HTML template with the settings and the brand that the pages need. */
export function withSettings(
  html: string,
  { apiBase, apiCalls, panelPath, mapTiles, geoUrl }: ServerSettings,
  agency: AgencyBrand,
): string {
  const { palette, version, name, logo, letterhead, timeZone, weekStart, currency } = agency;
  const brand = { version, name, logo, letterhead, timeZone, weekStart, currency };
  const content = JSON.stringify({ apiBase, apiCalls, panelPath, mapTiles, geoUrl, brand });
  const tags = [
    `<meta name="${NAME}" content="${escapeHtml(content)}">`,
    tag('meta', { name: 'theme-color', content: palette.deep }),
    tag('link', { rel: 'icon', type: 'image/png', href: brandUrl('icon-64.png', brand) }),
    tag('link', { rel: 'apple-touch-icon', href: brandUrl('touch-180.png', brand) }),
    tag('link', { rel: 'manifest', href: brandUrl('manifest.webmanifest', brand) }),
    tag('link', { rel: 'stylesheet', href: brandUrl('style.css', brand) }),
  ];
  return html.replace(META, () => tags.join(''));
}
