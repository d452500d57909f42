import { defineCall } from './contractCall';
import * as s from './schema';

/** Why something is not published: a code with a text under `errors`. */
const ISSUE = s.having({ path: s.TEXT, code: s.TEXT }, { limit: s.TEXT });

/** A change that is prepared beside what visitors have of a record. */
export const CHANGE = s.having({
  /** The record as it will be, as staff read records. Its version is what a write names in If-Match. */
  record: s.VALUES,
  /** The record as it was when the change was begun, or last compared with it. */
  base: s.VALUES,
  /** The record as visitors have it. */
  live: s.VALUES,
  /** The record has been changed since the base. */
  moved: s.YES_OR_NO,
  /** The issues to solve before it can be published. */
  issues: s.listOf(ISSUE),
  /** When it was to be published and was not; null: it was not tried. */
  failedAt: s.orNull(s.MOMENT),
});

export type ContentChange = s.TypeOf<typeof CHANGE>;

export const CHANGES = s.having({ data: s.listOf(CHANGE) });

const TITLED = { kind: s.storable(100), id: s.storable(100) };

const common = { tag: 'Content', staff: 'editContent' } as const;
const one = { ...common, versioned: true, inPath: s.having(TITLED) } as const;
const change = { schema: s.named('ContentChange', CHANGE) };

/**
 * Changes of live records, at most one per record. `change.at` in the body is the day or hour of publication in the
 * agency's time zone (YYYY-MM-DD or YYYY-MM-DD HH:00), empty if staff publish it. A stale write is answered with 412;
 * `current` is the change, or only the live record if there is none.
 */
export const CONTENT_CHANGE_CALLS = {
  list: defineCall('GET', 'content_change/', {
    ...common,
    staff: 'readContent',
    summary: 'Lists the prepared changes: all, those of a kind, or that of a record',
    query: s.having({}, TITLED),
    response: { schema: CHANGES },
  }),
  save: defineCall('PUT', 'content_change/{kind}/{id}/', {
    ...one,
    summary: 'Prepares a change of a record, the whole of it, without publishing it',
    body: { as: ['json', 'multipart'], schema: s.VALUES, example: { change: { at: '' } } },
    response: change,
  }),
  drop: defineCall('DELETE', 'content_change/{kind}/{id}/', {
    ...one,
    summary: 'Drops a change',
  }),
  publish: defineCall('POST', 'content_change/{kind}/{id}/publish/', {
    ...one,
    summary: 'Publishes a change now',
    response: { schema: s.VALUES },
  }),
};
