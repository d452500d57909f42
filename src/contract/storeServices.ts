import type { SubPage, Tile } from '../definition/model/service';
import { defineCall } from './contractCall';
import * as s from './schema';

export const LONGEST_ID = 64;

export const SERVICE_ID = {
  ...s.TEXT,
  pattern: `^[a-z][a-z0-9-]{0,${LONGEST_ID - 1}}$`,
} as const;

export const TILE: s.Schema<Tile> = { type: 'object' };
const SUB_PAGE: s.Schema<SubPage> = { type: 'object' };

/** A published service of the store, as the site's menu, tiles and routes need it. */
const STORE_SERVICE = s.having(
  {
    id: s.TEXT,
    route: s.TEXT,
    tile: TILE,
    pages: s.listOf(SUB_PAGE),
  },
  { component: s.TEXT },
);

export type StoreService = s.TypeOf<typeof STORE_SERVICE>;

/** The calls with which visitors have services of the store. */
export const STORE_SERVICE_CALLS = {
  list: defineCall('GET', 'client/service/', {
    tag: 'Services of the store',
    summary: 'The published services that are no files',
    response: {
      schema: s.having({
        data: s.listOf(STORE_SERVICE),
        /** The ids of files that are not shown: a record is in their place, or they were withdrawn. */
        replaced: s.listOf(s.TEXT),
      }),
    },
  }),
  read: defineCall('GET', 'client/service/{id}/', {
    tag: 'Services of the store',
    inPath: s.having({ id: SERVICE_ID }),
    summary: 'The definition of one',
    response: { schema: s.DEFINITION },
    listedBy: 'client/service/',
  }),
  changed: defineCall('GET', 'client/service/{id}/changed/', {
    tag: 'Services of the store',
    inPath: s.having({ id: SERVICE_ID }),
    query: s.having({}, {}, { since: { ...s.VERSION, default: 1 } }),
    summary: 'What has changed in the questions of a service since a version, also of a file',
    response: {
      schema: s.having({
        /** The version of now. */
        version: s.INTEGER,
        /** The names of questions that are asked differently. */
        fields: s.listOf(s.TEXT),
        /** Those that are no longer asked. */
        removed: s.listOf(s.having({ name: s.TEXT, label: s.listOf(s.TEXT) })),
      }),
    },
    listedBy: 'client/service/',
  }),
  draft: defineCall('POST', 'client/service_draft/', {
    limited: true,
    acts: true,
    tag: 'Services of the store',
    summary: 'The definition of a draft, for whoever has its link',
    body: { schema: s.only({ link: s.TOKEN }) },
    response: { schema: s.having({ service: s.DEFINITION, endsAt: s.MOMENT }) },
  }),
};
