import { languageByPlace } from '../../definition/languageByPlace';
import type { Language } from '../../definition/text';
import { settings } from '../settings';

/** Who takes longer is not waited for: by then the visitor is reading. */
const PATIENCE_MS = 2000;

/**
 * The language of the place that the visitor's address belongs to, by the geolocation service of the
 * settings or our own (docs/requirements.md, P3). Undefined where that fails, is slow or knows nothing: the
 * page stays as it is, and nobody is told. Sends nothing about the visitor.
 */
export async function languageOfPlace(): Promise<Language | undefined> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(settings.geoUrl || `${settings.apiBase}client/geo/`, {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: patience.signal,
    });
    return answer.ok ? languageIn(await answer.json()) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

function languageIn(answer: unknown): Language | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { country, region }: { readonly country?: unknown; readonly region?: unknown } = answer;
  return languageByPlace({ country: textIn(country), region: textIn(region) });
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
