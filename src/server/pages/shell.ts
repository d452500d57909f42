import type { Settings } from '../settings';

const META = /(<meta\s+name="rega-settings"\s+content=")[^"]*(")/u;

/** The page shell with the settings that the pages need; throws if it has no place for them. */
export function withSettings(
  html: string,
  { apiBase, panelPath, mapTiles, geoUrl }: Settings,
): string {
  if (!META.test(html)) throw new Error('index.html has no <meta name="rega-settings" content="">');
  const content = escapeHtml(JSON.stringify({ apiBase, panelPath, mapTiles, geoUrl }));
  return html.replace(META, (_, before: string, after: string) => before + content + after);
}

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;' },
  ...{ '"': '&quot;', "'": '&#39;' },
};

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? character);
