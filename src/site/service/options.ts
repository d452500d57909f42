import { fold } from '../../definition/fold';
import type { Option, OptionQuery, Ports } from '../../engine/ports';
import { call } from '../../platform/api/call';
import { recordIn, textsIn } from '../../platform/content/reading';
import { inLanguage } from '../../platform/content/words';
import { useLanguageStore } from '../../platform/language/languageStore';

type Read = (query: OptionQuery, signal: AbortSignal) => Promise<readonly Option[]>;

/**
 * The lookups of paper 2, section 7, by the source that a field names. Countries and cities are known
 * by their names, for some servers give nothing else; airports by their code; the places that we drive
 * to by their names in the visitor's language, too.
 */
const SOURCES: Readonly<Record<string, Read>> = {
  country: async ({ search }, signal) =>
    matching(search, named(await call('GET', 'client/country/', { signal }))),
  city: async ({ search, parent }, signal) =>
    parent === undefined
      ? named(await call('GET', 'client/city/', { query: { city_name: search }, signal }))
      : matching(search, await citiesOf(parent, signal)),
  airport: async ({ search }, signal) =>
    airports(await call('GET', 'client/ticket_airports/', { query: { search }, signal })),
  place: async ({ search }, signal) =>
    matching(search, places(await call('GET', 'client/get_transport/', { signal }))),
};

/** Options of a source. Rejects if they cannot be had, or if nothing has that name. */
export const loadOptions: Ports['loadOptions'] = async (source, query, signal) => {
  const read = Object.hasOwn(SOURCES, source) ? SOURCES[source] : undefined;
  if (!read) throw new Error(`no source of options is called ${source}`);
  return read(query, signal);
};

async function citiesOf(country: string, signal: AbortSignal): Promise<readonly Option[]> {
  const query = { the_country_name: country };
  return named(await call('GET', 'client/cities_by_country_param', { query, signal }));
}

/** For the lookups that give everything, whatever was typed. */
function matching(search: string, options: readonly Option[]): readonly Option[] {
  const typed = fold(search);
  return options.filter(({ label }) => fold(label).includes(typed));
}

function named(answer: unknown): Option[] {
  return records(answer).flatMap(({ name }) =>
    typeof name === 'string' ? [{ value: name, label: name }] : [],
  );
}

function airports(answer: unknown): Option[] {
  return records(answer).flatMap(({ code, airportName }) =>
    typeof code === 'string'
      ? [{ value: code, label: `${String(airportName ?? '')} (${code})` }]
      : [],
  );
}

function places(answer: unknown): Option[] {
  const { language } = useLanguageStore.getState();
  const names = textsIn(recordIn(answer).places).map((name) => inLanguage(name, language));
  return [...new Set(names)]
    .filter((name) => name !== '')
    .map((name) => ({ value: name, label: name }));
}

function records(answer: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(answer)) throw new TypeError('a lookup gave no list');
  return answer.flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null ? [{ ...entry }] : [],
  );
}
