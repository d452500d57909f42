import type { ServiceFile, Staff } from '../definition/model/service';
import type { ListFiles, SharedFiles } from '../definition/model/resolve';
import { defineCall } from './contractCall';
import * as s from './schema';
import { SERVICE_ID, TILE } from './storeServices';

/** Days after which the link to a draft ends. */
export const LINK_DAYS = 14;

/** How many fields are counted at once. */
export const MOST_FIELDS = 100;

/** A service as a file of schemas/services has it, with references to shared fields. */
const DOCUMENT: s.Schema<ServiceFile> = { type: 'object' };

const SHARED_FILES: s.Schema<SharedFiles> = { type: 'object' };
const LIST_FILES: s.Schema<ListFiles> = { type: 'object' };
const STAFF: s.Schema<Staff> = { type: 'object' };

const TITLE = s.listOf(s.TEXT);

/** Where the service is: a file only, a record of the store, or a record that replaces a file. */
const COMPOSED_SOURCES = ['file', 'store', 'replaced'] as const;

/**
 * published: visitors have it. withdrawn: staff have taken it off the site, and still read its applications.
 * draft: it was never published.
 */
const COMPOSED_STATES = ['published', 'withdrawn', 'draft'] as const;

const COMPOSED_LINE = s.having(
  {
    id: s.TEXT,
    title: TITLE,
    route: s.TEXT,
    source: s.oneOfThese(COMPOSED_SOURCES),
    state: s.oneOfThese(COMPOSED_STATES),
    /** There is a draft beside what is published. */
    hasDraft: s.YES_OR_NO,
    /** When the draft is published by itself: a day or an hour of the agency; empty: when staff publish it. */
    publishAt: s.TEXT,
    /** When the draft was due and could not be published; null: it was not tried. */
    failedAt: s.orNull(s.MOMENT),
    /** What a write names in If-Match; 0: nothing is stored, there is only a file. */
    version: s.INTEGER,
    /** The version that applications name: `version` in the document that visitors have; 0: none. */
    definitionVersion: s.INTEGER,
    /** How many stored applications the service has. */
    applications: s.INTEGER,
    /** When and by whom the record or its draft was written last; empty if there is only a file. */
    updatedAt: s.TEXT,
    updatedBy: s.TEXT,
    /** When the link to the draft ends; null: there is none. */
    linkEndsAt: s.orNull(s.MOMENT),
    /** The file below the record is another one than when the record was published (an upgrade has changed it). */
    fileChanged: s.YES_OR_NO,
  },
  {
    /** Why the published record cannot be used now, such as a shared field that is gone: visitors have what was before. */
    unusable: s.TEXT,
  },
);

export type ComposedLine = s.TypeOf<typeof COMPOSED_LINE>;

/** A stored document, who wrote it and when. */
const STORED = s.having({
  document: DOCUMENT,
  version: s.INTEGER,
  updatedAt: s.MOMENT,
  updatedBy: s.TEXT,
});

export const COMPOSED = s.having({
  line: COMPOSED_LINE,
  published: s.orNull(STORED),
  draft: s.orNull(STORED),
  /** The document of the file with the same id, and its hash. */
  file: s.orNull(s.having({ document: DOCUMENT, hash: s.TEXT })),
  /** The hash that the file had when the record was last compared with it; empty: never. */
  basis: s.TEXT,
});

/** One service with all that is stored of it. */
export type Composed = s.TypeOf<typeof COMPOSED>;

const PUBLISHED_VERSIONS = s.having({
  /** What was published, the newest first: up to 50, also of a service that was removed less than 30 days ago. */
  data: s.listOf(
    s.having({
      ...{ version: s.INTEGER, updatedAt: s.MOMENT, updatedBy: s.TEXT, document: DOCUMENT },
      /** Visitors had it; otherwise it was withdrawn. */
      onSite: s.YES_OR_NO,
    }),
  ),
});

/** What a document is refused for, with a JSON pointer into it; the body of 422 has them as `issues`. */
const COMPOSING_ISSUE = s.having(
  { at: s.TEXT, problem: s.TEXT, fix: s.TEXT },
  { code: s.TEXT, level: s.oneOfThese(['error', 'language']) },
);

export type ComposingIssue = s.TypeOf<typeof COMPOSING_ISSUE>;

const TOUCHED = s.having({
  /** All stored applications of the service. */
  applications: s.INTEGER,
  /** How many of them answer each field that was asked about. */
  fields: s.listOf(s.having({ name: s.TEXT, answered: s.INTEGER })),
});

const common = { staff: 'composeServices', tag: 'Composing' } as const;
const composed = s.named('ComposedService', COMPOSED);
const writes = { ...common, versioned: true, response: { schema: composed } } as const;
const one = { inPath: s.having({ id: SERVICE_ID }), listedBy: 'composing/' };

/** The calls with which staff compose services. Writes name the `version` of the line (If-Match), and 412 has `current`. */
export const COMPOSING_CALLS = {
  list: defineCall('GET', 'composing/', {
    ...common,
    summary: 'All services, from files and from the store',
    response: { schema: s.having({ data: s.listOf(COMPOSED_LINE) }) },
  }),
  parts: defineCall('GET', 'composing_parts/', {
    ...common,
    summary:
      'The shared fields and lists that documents may refer to, and names that stay the same in all languages',
    response: {
      schema: s.having({
        shared: SHARED_FILES,
        lists: LIST_FILES,
        names: s.listOf(s.TEXT),
      }),
    },
  }),
  read: defineCall('GET', 'composing/{id}/', {
    ...common,
    ...one,
    summary: 'A service: what is published, its draft, and the file of that id',
    response: { schema: composed },
  }),
  save: defineCall('PUT', 'composing/{id}/draft/', {
    ...writes,
    ...one,
    summary:
      'Saves the draft, which may be unfinished; creates the service if there is none. `at` is the day or the hour at which it is published by itself (YYYY-MM-DD or YYYY-MM-DD HH:00), empty for none; left out, it stays',
    body: {
      schema: s.only({ document: DOCUMENT }, { basis: s.storable(64), at: s.TEXT }),
      example: { document: { id: 'translation', version: 1 } },
    },
  }),
  discard: defineCall('DELETE', 'composing/{id}/draft/', {
    ...writes,
    ...one,
    summary: 'Drops the draft',
  }),
  publish: defineCall('POST', 'composing/{id}/publish/', {
    ...writes,
    ...one,
    summary: 'Publishes the draft, or an earlier version again',
    body: {
      schema: s.only({}, { version: s.VERSION, lacksLanguages: s.YES_OR_NO }),
      example: {},
    },
  }),
  withdraw: defineCall('POST', 'composing/{id}/withdraw/', {
    ...writes,
    ...one,
    summary: 'Takes a published service off the site, or puts it back there; its applications stay',
    body: { schema: s.only({ withdrawn: s.YES_OR_NO }), example: { withdrawn: true } },
  }),
  remove: defineCall('DELETE', 'composing/{id}/', {
    ...common,
    ...one,
    versioned: true,
    isNamed: true,
    summary: 'Removes the record for good after 30 days: a file of that id is in its place again',
  }),
  versions: defineCall('GET', 'composing/{id}/versions/', {
    ...common,
    ...one,
    summary: 'What was published of a service',
    response: { schema: PUBLISHED_VERSIONS },
  }),
  touched: defineCall('GET', 'composing/{id}/touched/', {
    ...common,
    ...one,
    summary: 'How many stored applications answer some fields',
    query: s.having(
      {},
      { fields: { ...s.TEXT, maxLength: 5000, description: `Up to ${MOST_FIELDS}, with commas.` } },
    ),
    response: { schema: TOUCHED },
  }),
  addLink: defineCall('POST', 'composing/{id}/link/', {
    ...common,
    ...one,
    summary: 'A secret link to the draft, shown only now; an earlier one ends',
    response: { status: 201, schema: s.having({ link: s.TEXT, endsAt: s.MOMENT }) },
  }),
  endLink: defineCall('DELETE', 'composing/{id}/link/', {
    ...common,
    ...one,
    summary: 'Ends the link to the draft',
  }),
  /** The services of the store as the panel needs them: its pages, lists and names. */
  staff: defineCall('GET', 'service/', {
    staff: 'usePanel',
    tag: 'Composing',
    summary: 'The published services of the store, for the lists of staff',
    response: {
      schema: s.having({
        data: s.listOf(
          s.having({
            ...{ id: s.TEXT, version: s.INTEGER, route: s.TEXT },
            tile: TILE,
            staff: STAFF,
            withdrawn: s.YES_OR_NO,
          }),
        ),
      }),
    },
  }),
};
