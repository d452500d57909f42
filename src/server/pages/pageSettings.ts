import { brandUrl } from '../../definition/brand/brand';
import type { AgencyBrand } from '../brand/readBrand';
import type { ServerSettings } from '../serverSettings';
import { tag } from '../base/escapeHtml';

/** The place of the settings in the template. */
export const SETTINGS_META = /<meta\s+name="rega-settings"\s+content="[^"]*"\s*\/?>/u;

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
    tag('meta', { name: 'rega-settings', content }),
    tag('meta', { name: 'theme-color', content: palette.deep }),
    tag('link', { rel: 'icon', type: 'image/png', href: brandUrl('icon-64.png', brand) }),
    tag('link', { rel: 'apple-touch-icon', href: brandUrl('touch-180.png', brand) }),
    tag('link', { rel: 'manifest', href: brandUrl('manifest.webmanifest', brand) }),
    tag('link', { rel: 'stylesheet', href: brandUrl('style.css', brand) }),
  ];
  return html.replace(SETTINGS_META, () => tags.join(''));
}
