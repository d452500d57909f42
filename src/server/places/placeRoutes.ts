import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../definition/model/text';
import { readerLanguage } from '../http/readerLanguage';
import type { Route } from '../http/addRoutes';
import type { Places } from './places';

/** Longer than the name of any place. */
const LONGEST_QUERY = 100;

type LookUp = (request: FastifyRequest, language: Language) => unknown;

/** Returns the lookups (docs/requirements.md, P38), each in the reader's language. */
export function placeRoutes(places: Places): readonly Route[] {
  const rows: Readonly<Record<string, LookUp>> = {
    'client/country/': (_, language) => places.countries(language),
    'client/city/': (request, language) =>
      places.findCities(queryOf(request, 'city_name'), language),
    'client/city/{countryId}/': ({ params }, language) =>
      places.citiesOf((params as { countryId: string }).countryId, language),
    'client/cities_by_country_param': (request, language) =>
      places
        .citiesOf(queryOf(request, 'the_country_name'), language)
        .map(({ id: _, ...named }) => named),
    'client/ticket_airports/': (request, language) =>
      places.findAirports(queryOf(request, 'search'), language),
  };
  return Object.entries(rows).map(([path, lookUp]) => ({
    method: 'GET',
    path,
    cached: 'public',
    handle: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-language' });
      return lookUp(request, readerLanguage(request.headers));
    },
  }));
}

function queryOf({ query }: FastifyRequest, name: string): string {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value.slice(0, LONGEST_QUERY) : '';
}
