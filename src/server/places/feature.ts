import type { Feature } from '../feature';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Call, defineCall } from '../../contract/contractCall';
import * as s from '../../contract/schema';
import type { Language } from '../../definition/model/text';
import type { Route } from '../http/route';
import { readerLanguage } from '../http/request';
import type { RoutePorts } from '../routePorts';
import type { Places } from './places';

/** Longer than the name of any place. */
const LONGEST_QUERY = 100;

type Texts = Readonly<Record<string, s.Schema<string>>>;

/** A place, named in the reader's language. Other servers may leave out the other names. */
const place = (own: Texts, more: Texts = {}) =>
  s.having(own, { englishName: s.TEXT, otherNames: s.listOf(s.TEXT), ...more });
const named = place({ id: s.TEXT, name: s.TEXT });
const NEAR: s.Schema<string> = {
  ...s.TEXT,
  description: 'The city that was searched for, if it has no airport and this one is nearby.',
};
const part = (description: string, example: string): s.Schema<string> => ({
  ...s.TEXT,
  description,
  examples: [example],
});

interface Lookup extends Pick<Call, 'path' | 'summary' | 'inPath' | 'query' | 'response'> {
  readonly find: (places: Places, language: Language, request: FastifyRequest) => unknown;
}

/** The lookups of countries, cities and airports, each named in the reader's language (docs/requirements.md, P38). */
const LOOKUPS: readonly Lookup[] = [
  {
    path: 'client/country/',
    summary: 'All countries',
    response: { schema: s.listOf(named) },
    find: (places, language) => places.countries(language),
  },
  {
    path: 'client/city/',
    summary: 'Cities by the beginning of a name, best first',
    query: s.having({}, { city_name: part('In any language.', 'slemani') }),
    response: { schema: { ...s.listOf(named), maxItems: 20 } },
    find: (places, language, request) => places.findCities(queryOf(request, 'city_name'), language),
  },
  {
    path: 'client/city/{countryId}/',
    summary: 'The cities of a country',
    inPath: s.having({ countryId: part("The country's id, or its name in any language.", 'IQ') }),
    response: { schema: s.listOf(named) },
    find: (places, language, { params }) =>
      places.citiesOf((params as { readonly countryId: string }).countryId, language),
  },
  {
    path: 'client/cities_by_country_param',
    summary: 'The cities of a country, by name',
    query: s.having({}, { the_country_name: part('In any language.', 'Iraq') }),
    response: { schema: s.listOf(place({ name: s.TEXT })) },
    find: (places, language, request) =>
      places
        .citiesOf(queryOf(request, 'the_country_name'), language)
        .map(({ id: _, ...city }) => city),
  },
  {
    path: 'client/ticket_airports/',
    summary: 'Airports by code, city or name',
    query: s.having({}, { search: part('The first of all if it is empty.', 'erbil') }),
    response: { schema: s.listOf(place({ code: s.TEXT, airportName: s.TEXT }, { near: NEAR })) },
    find: (places, language, request) => places.findAirports(queryOf(request, 'search'), language),
  },
];

const placeCalls = (): readonly Call[] =>
  LOOKUPS.map(({ path, find: _, ...described }) =>
    defineCall('GET', path, { tag: 'Places', ...described }),
  );

const placeRoutes = ({ places }: RoutePorts): readonly Route[] =>
  LOOKUPS.map(({ path, find }) => ({
    method: 'GET',
    path,
    cached: 'public',
    handle: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-language' });
      return find(places, readerLanguage(request.headers), request);
    },
  }));

function queryOf({ query }: FastifyRequest, name: string): string {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value.slice(0, LONGEST_QUERY) : '';
}

/** Countries, cities and airports. */
export const places = { calls: placeCalls, routes: placeRoutes } as const satisfies Feature;
