/** What the server tells the page at serve time, so that one build serves any agency. */
export interface Settings {
  /** Base address of every call; ends in a slash. */
  readonly apiBase: string;
  /** Path prefix of the control panel; begins with a slash. */
  readonly panelPath: string;
  /** Address pattern of the map tiles. */
  readonly mapTiles: string;
  /** Address that answers with the visitor's country and region; empty: client/geo/ of the calls. */
  readonly geoUrl: string;
}

const DEFAULTS: Settings = {
  apiBase: '/api/',
  panelPath: '/8d_001pass',
  mapTiles: '',
  geoUrl: '',
};

/** The settings in the document's `rega-settings` meta; what is missing or no text is the default. */
export function readSettings(page: Document): Settings {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="rega-settings"]');
  const given = parseRecord(meta?.content);
  const setting = (name: keyof Settings) => {
    const value = given[name];
    return typeof value === 'string' && value !== '' ? value : DEFAULTS[name];
  };
  return {
    apiBase: setting('apiBase').replace(/\/*$/u, '/'),
    panelPath: setting('panelPath').replace(/\/+$/u, ''),
    mapTiles: setting('mapTiles'),
    geoUrl: setting('geoUrl'),
  };
}

function parseRecord(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

export const settings: Settings = readSettings(document);
