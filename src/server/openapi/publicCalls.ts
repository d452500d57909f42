import type { ContentKind } from '../../definition/content/contentType';
import type { Call } from '../../contract/contractCall';
import { RETENTION_CALL } from '../../contract/retention';
import {
  having,
  INTEGER,
  listOf,
  named,
  oneOfThese,
  type Schema,
  TEXT,
} from '../../contract/schema';
import { PER_PAGE, schemaNames } from './documentContent';
import type { JsonSchema } from '../../definition/validate/toJsonSchema';

/** A place, named in the reader's language. Other servers may leave out the other names. */
const place = (own: Readonly<Record<string, Schema<string>>>): JsonSchema =>
  having(own, { englishName: TEXT, otherNames: listOf(TEXT) });
const named3 = place({ id: TEXT, name: TEXT });
const part = (description: string, example: string): Schema<string> => ({
  ...TEXT,
  description,
  examples: [example],
});

const places = (
  path: string,
  summary: string,
  more: Pick<Call, 'response'> & Partial<Call>,
): Call => ({
  method: 'GET',
  path,
  tag: 'Places',
  summary,
  ...more,
});

/** The lookups of countries, cities and airports, each named in the reader's language (docs/requirements.md, P38). */
const PLACES: readonly Call[] = [
  places('client/country/', 'All countries', { response: { schema: listOf(named3) } }),
  places('client/city/', 'Cities by the firstSegment of a name, best first', {
    query: having({}, { city_name: part('In any language.', 'slemani') }),
    response: { schema: { ...listOf(named3), maxItems: 20 } },
  }),
  places('client/city/{countryId}/', 'The cities of a country', {
    inPath: having({ countryId: part("The country's id, or its name in any language.", 'IQ') }),
    response: { schema: listOf(named3) },
  }),
  places('client/cities_by_country_param', 'The cities of a country, by name', {
    query: having({}, { the_country_name: part('In any language.', 'Iraq') }),
    response: { schema: listOf(place({ name: TEXT })) },
  }),
  places('client/ticket_airports/', 'Airports by code, city or name', {
    query: having({}, { search: part('The first of all if it is empty.', 'erbil') }),
    response: { schema: listOf(place({ code: TEXT, airportName: TEXT })) },
  }),
];

const WATCH: readonly Call[] = [
  {
    method: 'GET',
    path: 'client/geo/',
    tag: 'Places',
    summary: 'Where the visitor is',
    response: { schema: having({ country: TEXT, region: TEXT }) },
  },
  {
    method: 'GET',
    path: 'openapi.json',
    tag: 'Server',
    summary: 'This document',
    response: { schema: having({ openapi: TEXT, paths: { type: 'object' } }) },
  },
  {
    method: 'GET',
    path: 'health/',
    tag: 'Server',
    summary: 'Whether it is up',
    response: { schema: having({ status: oneOfThese(['up']) }) },
  },
  {
    method: 'GET',
    path: 'ready/',
    tag: 'Server',
    summary: 'Whether it can work',
    response: {
      or: 503,
      schema: having({ status: oneOfThese(['ready', 'low', 'full', 'unscanned', 'waiting']) }),
    },
  },
];

/** Returns the public calls beside those of services and the plain reads of content. */
export function publicCalls(kinds: readonly ContentKind[]): Call[] {
  const blog = kinds.find(({ id }) => id === 'blog');
  const byHashtag: Call = {
    method: 'GET',
    path: 'client/blogs_by_hashtag/{hashtag}/',
    tag: 'Content',
    summary: 'The blogs with a hashtag, newest first',
    query: having({}, PER_PAGE),
    inPath: having({
      hashtag: { ...TEXT, description: 'Its id, or its name in any language.' },
    }),
    response: {
      schema: having({
        hashtag: named('Text'),
        data: listOf(blog ? named(schemaNames(blog).read) : {}),
        total: INTEGER,
      }),
    },
  };
  const picture: Call = {
    method: 'GET',
    path: 'content_photo/{name}',
    tag: 'Content',
    summary: 'A picture',
    inPath: having({ name: TEXT }),
    response: { type: ['image/webp'], schema: {} },
  };
  return [...PLACES, ...WATCH, RETENTION_CALL, byHashtag, picture];
}
