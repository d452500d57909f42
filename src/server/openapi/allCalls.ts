import { ACCOUNT_CALLS } from '../../contract/accounts';
import { APPLICATION_CALLS } from '../../contract/applications';
import { ARRIVAL_CALL } from '../../contract/arrivals';
import { BULK_CALLS } from '../../contract/bulk';
import { type Call, defineCall } from '../../contract/contractCall';
import { PANEL_CALLS } from '../../contract/panel';
import { DROP_OFF_CALLS } from '../../contract/dropOff';
import { HANDOVER_CALLS } from '../../contract/handover';
import { MESSAGE_CALLS } from '../../contract/messages';
import { DOCUMENT_CALLS } from '../../contract/documents';
import { REQUEST_CALLS } from '../../contract/requests';
import { SECOND_FACTOR_CALLS } from '../../contract/secondFactor';
import { STATUS_CALLS } from '../../contract/status';
import * as s from '../../contract/schema';
import type { ContentKind } from '../../definition/content/contentType';
import { RETENTION_CALL } from '../../contract/retention';
import { contentCalls, hashtagRead } from './documentContent';
import { serviceCalls } from './serviceCalls';
import type { Described } from '../feature';
import type { JsonSchema } from '../../definition/model/jsonSchema';

export const restCalls = ({ services, kinds, hasOpenMetrics }: Described): Call[] => [
  ...services.flatMap((service): Call[] => Object.values(serviceCalls(service))),
  ...kinds.flatMap((kind) => contentCalls(kind)),
  ...publicCalls(kinds),
  ...staffCalls(kinds, hasOpenMetrics),
];

const UNLINK = defineCall('GET', 'delete_service_special_offer/{service}/{serviceType}', {
  staff: 'editContent',
  tag: 'Content',
  summary: 'Unlinks an offer',
  inPath: s.having({ service: s.TEXT, serviceType: s.TEXT }),
  acts: true,
});

const METRICS = defineCall('GET', 'metrics/', {
  tag: 'Server',
  summary: 'Load and response times, for a monitor',
  response: { type: ['text/plain'], schema: {} },
});

/** The calls of staff beside the reads and writes of each kind and service. */
const staffCalls = (kinds: readonly ContentKind[], hasOpenMetrics: boolean): Call[] => [
  ...Object.values(APPLICATION_CALLS),
  ...Object.values(BULK_CALLS),
  ARRIVAL_CALL,
  ...Object.values(ACCOUNT_CALLS),
  ...Object.values(SECOND_FACTOR_CALLS),
  ...Object.values(PANEL_CALLS),
  ...Object.values(MESSAGE_CALLS),
  ...Object.values(STATUS_CALLS),
  ...Object.values(REQUEST_CALLS),
  ...Object.values(HANDOVER_CALLS),
  ...Object.values(DROP_OFF_CALLS),
  ...Object.values(DOCUMENT_CALLS),
  { ...METRICS, ...(!hasOpenMetrics && { staff: 'operate' as const }) },
  ...(kinds.some(({ id }) => id === 'special_offer') ? [UNLINK] : []),
];

/** A place, named in the reader's language. Other servers may leave out the other names. */
const place = (own: Texts, more: Texts = {}): JsonSchema =>
  s.having(own, { englishName: s.TEXT, otherNames: s.listOf(s.TEXT), ...more });
type Texts = Readonly<Record<string, s.Schema<string>>>;
const NEAR: s.Schema<string> = {
  ...s.TEXT,
  description: 'The city that was searched for, if it has no airport and this one is nearby.',
};
const named3 = place({ id: s.TEXT, name: s.TEXT });
const part = (description: string, example: string): s.Schema<string> => ({
  ...s.TEXT,
  description,
  examples: [example],
});

const places = (path: string, summary: string, more: Pick<Call, 'inPath' | 'query' | 'response'>) =>
  defineCall('GET', path, { tag: 'Places', summary, ...more });

/** The lookups of countries, cities and airports, each named in the reader's language (docs/requirements.md, P38). */
const PLACES: readonly Call[] = [
  places('client/country/', 'All countries', { response: { schema: s.listOf(named3) } }),
  places('client/city/', 'Cities by the beginning of a name, best first', {
    query: s.having({}, { city_name: part('In any language.', 'slemani') }),
    response: { schema: { ...s.listOf(named3), maxItems: 20 } },
  }),
  places('client/city/{countryId}/', 'The cities of a country', {
    inPath: s.having({ countryId: part("The country's id, or its name in any language.", 'IQ') }),
    response: { schema: s.listOf(named3) },
  }),
  places('client/cities_by_country_param', 'The cities of a country, by name', {
    query: s.having({}, { the_country_name: part('In any language.', 'Iraq') }),
    response: { schema: s.listOf(place({ name: s.TEXT })) },
  }),
  places('client/ticket_airports/', 'Airports by code, city or name', {
    query: s.having({}, { search: part('The first of all if it is empty.', 'erbil') }),
    response: { schema: s.listOf(place({ code: s.TEXT, airportName: s.TEXT }, { near: NEAR })) },
  }),
];

const WATCH: readonly Call[] = [
  defineCall('GET', 'client/geo/', {
    tag: 'Places',
    summary: 'Where the visitor is',
    response: { schema: s.having({ country: s.TEXT, region: s.TEXT }) },
  }),
  defineCall('GET', 'openapi.json', {
    tag: 'Server',
    summary: 'This document',
    response: { schema: s.having({ openapi: s.TEXT, paths: { type: 'object' } }) },
  }),
  defineCall('GET', 'health/', {
    tag: 'Server',
    summary: 'Whether it is up',
    response: { schema: s.having({ status: s.oneOfThese(['up']) }) },
  }),
  defineCall('GET', 'ready/', {
    tag: 'Server',
    summary: 'Whether it can work',
    response: {
      or: 503,
      schema: s.having({
        status: s.oneOfThese(['ready', 'low', 'full', 'unscanned', 'unsafe', 'waiting']),
      }),
    },
  }),
];

/** Returns the public calls beside those of services and the plain reads of content. */
function publicCalls(kinds: readonly ContentKind[]): Call[] {
  const picture = defineCall('GET', 'content_photo/{name}', {
    tag: 'Content',
    summary: 'A picture',
    inPath: s.having({ name: s.TEXT }),
    response: { type: ['image/webp'], schema: {} },
  });
  return [...PLACES, ...WATCH, RETENTION_CALL, hashtagRead(kinds), picture];
}
