import * as read from '../content/read';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import { findOptions, type Option } from '../../definition/model/option';
import type { Language } from '../../definition/model/text';
import { call } from '../api/call';
import { textInLanguage, neutralName, type TranslatedText } from '../content/translatedText';

interface Query {
  readonly search: string;
  /** The country of a city. */
  readonly parent?: string;
  readonly language: Language;
  readonly quiet?: boolean;
}

interface Lookup extends Query {
  readonly signal: AbortSignal;
}

/**
 * The lookup calls (docs/requirements.md, P38), by a field's `source`. A place is stored by its
 * English name, or by its only name; an airport by its code.
 */
const SOURCES: Readonly<Record<string, (lookup: Lookup) => Promise<readonly Option[]>>> = {
  country: async (lookup) => findOptions(await named('client/country/', lookup), lookup.search),
  city: async (lookup) => {
    const { search, parent } = lookup;
    if (parent === undefined) return named('client/city/', lookup, { city_name: search });
    const all = { the_country_name: parent };
    return findOptions(await named('client/cities_by_country_param', lookup, all), search);
  },
  airport: airports,
  place: async ({ search, language, signal, quiet = false }) => {
    const { places } = read.record(await call('GET', 'client/get_transport/', { signal, quiet }));
    return findOptions(placesIn(read.translatedTexts(places), language), search);
  },
};

/** Returns the options of a source. Rejects if they cannot be loaded, or if the source is unknown. */
export async function loadOptions(
  source: string,
  query: Query,
  signal: AbortSignal,
): Promise<readonly Option[]> {
  if (source.startsWith('content/')) return records(source, { ...query, signal });
  const find = Object.hasOwn(SOURCES, source) ? SOURCES[source] : undefined;
  if (!find) throw new Error(`no source of options is called ${source}`);
  return find({ ...query, signal });
}

/** @param source "content", a content type, the property that names its records, and the one that `parent` must be */
async function records(source: string, lookup: Lookup): Promise<Option[]> {
  const { search, parent, language, signal, quiet = false } = lookup;
  const [, type, label = '', under] = source.split('/');
  const found = read.list(await call('GET', `client/${type}/`, { signal, quiet }));
  const options = found.flatMap((record): Option[] => {
    const [value, words] = [read.text(record.id), read.translated(record[label])];
    const isOffered = under === undefined || parent === undefined || record[under] === parent;
    const name = textInLanguage(words, language);
    return isOffered && name !== ''
      ? [{ value, label: name, also: [value, ...Object.values(words)] }]
      : [];
  });
  return findOptions(options, search);
}

async function look(path: string, lookup: Lookup, query: Record<string, string>) {
  const { language, signal, quiet = false } = lookup;
  const headers = { 'Accept-Language': LANGUAGE_FACTS[language].tag };
  const response = await call('GET', path, { query, headers, signal, quiet });
  if (!Array.isArray(response)) throw new TypeError('a lookup gave no list');
  return read.list(response);
}

async function named(
  path: string,
  lookup: Lookup,
  query: Record<string, string> = {},
): Promise<Option[]> {
  const found = await look(path, lookup, query);
  return found.flatMap(({ name, englishName, otherNames }) => {
    const label = read.text(name);
    const value = read.text(englishName) || label;
    return label === '' ? [] : [{ value, label, also: read.strings(otherNames) }];
  });
}

async function airports(lookup: Lookup): Promise<Option[]> {
  const found = await look('client/ticket_airports/', lookup, { search: lookup.search });
  return found.flatMap(({ code, airportName, otherNames, near }): Option[] => {
    const value = read.text(code);
    const label = `${read.text(airportName)} (${value})`;
    const also = [value, ...read.strings(otherNames)];
    return value === ''
      ? []
      : [{ value, label, also, ...(near !== undefined && { near: read.text(near) }) }];
  });
}

function placesIn(texts: readonly TranslatedText[], language: Language): Option[] {
  const byName = new Map(texts.map((words) => [neutralName(words), words]));
  return [...byName].flatMap(([value, words]) => {
    const label = textInLanguage(words, language);
    return value === '' ? [] : [{ value, label, also: Object.values(words).filter(Boolean) }];
  });
}
