import type { Option, Ports } from '../../engine/ports';
import type { Language } from '../../definition/text';
import { call } from '../../platform/api/call';
import { listIn, textIn } from '../../platform/content/reading';
import { LANGUAGE_FACTS } from '../../definition/languageFacts';

/**
 * The outside world for a form that is only read. Airports are kept by their codes and have to be
 * named; all else is kept by the name that was chosen.
 */
export const recordPorts = (language: Language): Ports => ({
  loadOptions: async (source, { search }, signal) =>
    source === 'airport' && search !== '' ? airports(search, language, signal) : [],
  submit: () => Promise.reject(new Error('a record is not sent')),
  notify: () => undefined,
  setTitle: () => undefined,
  today: () => new Date().toISOString().slice(0, 10),
});

async function airports(
  search: string,
  language: Language,
  signal: AbortSignal,
): Promise<readonly Option[]> {
  const headers = { 'Accept-Language': LANGUAGE_FACTS[language].tag };
  const answer = await call('GET', 'client/ticket_airports/', {
    query: { search },
    headers,
    signal,
  });
  return listIn(answer).map(({ code, airportName }) => ({
    value: textIn(code),
    label: `${textIn(airportName)} (${textIn(code)})`,
  }));
}
