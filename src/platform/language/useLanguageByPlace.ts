import { useEffect } from 'react';
import { showLanguage } from './languageStore';
import { isLanguageOpen, rememberPlace } from './preference';
import { languageByPlace } from '../../definition/language/languageByPlace';
import type { Language } from '../../definition/model/text';
import { isRecord } from '../../definition/model/values';
import { settings } from '../readPageSettings';

/**
 * Shows the language of the visitor's place if there is no other preference. The request starts
 * after the first paint, so that it delays nothing; a language chosen meanwhile wins.
 * @param isEnabled false on pages with a fixed language, such as the control panel
 */
export function useLanguageByPlace(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled || !isLanguageOpen()) return undefined;
    let isOver = false;
    const greet = async () => {
      const language = await languageOfPlace();
      if (isOver || language === undefined || !isLanguageOpen()) return;
      rememberPlace(language);
      await showLanguage(language);
    };
    // On failure the language stays as it is.
    const timer = setTimeout(() => void greet().catch(() => undefined));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isEnabled]);
}

/** A later response is ignored: the visitor has started to read by then. */
const PATIENCE_MS = 2000;

/**
 * Returns the language of the visitor's place, from the geolocation service of the settings or of
 * this server (docs/requirements.md, P3). Returns undefined without a notice if the service fails,
 * is slow or does not know the place. Sends nothing about the visitor.
 */
export async function languageOfPlace(): Promise<Language | undefined> {
  // Not the signal of a timeout, which not all browsers have (scripts/vite/oldestBrowsers).
  const patience = new AbortController();
  setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const response = await fetch(settings.geoUrl || `${settings.apiBase}client/geo/`, {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: patience.signal,
    });
    return response.ok ? languageIn(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

function languageIn(response: unknown): Language | undefined {
  const { country, region } = isRecord(response) ? response : {};
  return languageByPlace({ country: textIn(country), region: textIn(region) });
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
