import type { Brand } from '../definition/brand/brand';
import { isRecord, parsedJson } from '../definition/model/values';

/** What the server tells the page when it serves it, so that one build serves any agency. */
export interface PageSettings {
  /** Base URL of all calls; ends in a slash. */
  readonly apiBase: string;
  /** Path prefix of the control panel; begins with a slash. */
  readonly panelPath: string;
  /** URL pattern of the map tiles. */
  readonly mapTiles: string;
  /** URL that returns the visitor's country and region; empty: client/geo/ of the API. */
  readonly geoUrl: string;
  /** own: the backend has all calls of this server; papers: only those of docs/requirements.md. */
  readonly apiCalls: 'own' | 'papers';
  readonly brand: Brand;
}

const DEFAULTS: PageSettings = {
  apiBase: '/api/',
  panelPath: '/8d_001pass',
  mapTiles: '',
  geoUrl: '',
  apiCalls: 'own',
  brand: {
    version: '',
    name: ['', '', ''],
    letterhead: ['', '', ''],
    timeZone: 'UTC',
    weekStart: 1,
    currency: 'USD',
  },
};

/**
 * Returns the settings in the document's `rega-settings` meta tag. Without a document everything is the default, so
 * that pure modules can be imported in Node.
 */
export function readPageSettings(page: Document | undefined): PageSettings {
  const meta = page?.querySelector<HTMLMetaElement>('meta[name="rega-settings"]');
  const given = parsedJson(meta?.content ?? '');
  return toSettings(isRecord(given) ? given : {});
}

/** Returns settings; a value that is missing or not a string is replaced with the default. */
function toSettings(given: Readonly<Record<string, unknown>>): PageSettings {
  const setting = (name: Exclude<keyof PageSettings, 'apiCalls' | 'brand'>) => {
    const value = given[name];
    return typeof value === 'string' && value !== '' ? value : DEFAULTS[name];
  };
  return {
    apiCalls: given.apiCalls === 'papers' ? 'papers' : 'own',
    apiBase: setting('apiBase').replace(/\/*$/u, '/'),
    panelPath: setting('panelPath').replace(/\/+$/u, ''),
    mapTiles: setting('mapTiles'),
    geoUrl: setting('geoUrl'),
    brand: { ...DEFAULTS.brand, ...(given.brand as Partial<Brand> | undefined) },
  };
}

export const settings: PageSettings = readPageSettings(globalThis.document);

/** Sets what the server renders its pages with. */
export const setSettings = (given: Readonly<Record<string, unknown>>): void =>
  void Object.assign(settings, toSettings(given));

/** Returns the URL of a call: its path under the base URL of the settings. */
export const apiUrl = (path: string): string => `${settings.apiBase}${path.replace(/^\/+/u, '')}`;
