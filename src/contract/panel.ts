import { LANGUAGES } from '../definition/language/text';
import { get, post } from './contractCall';
import { FAILED_MESSAGES } from './messages';
import {
  DAY,
  FILE,
  having,
  INTEGER,
  listOf,
  MOMENT,
  oneOfThese,
  only,
  orNull,
  PAGE,
  pageOf,
  storable,
  TEXT,
  type TypeOf,
  VALUES,
  YES_OR_NO,
} from './schema';

/**
 * An audit log entry as it is listed: action, user (an e-mail address, or empty), subject, and the title of the content
 * record that it is about; empty if that is gone, or there is none. Contains nothing that a visitor wrote.
 */
export const AUDIT_LINE = having({
  id: TEXT,
  at: MOMENT,
  who: TEXT,
  action: TEXT,
  subject: TEXT,
  title: TEXT,
});

export type AuditLine = TypeOf<typeof AUDIT_LINE>;

/** An audit log entry as it is stored. */
export type AuditEntry = Omit<AuditLine, 'title'>;

/** Waiting applications by service, applications of the last days (oldest first), and missing translations. */
export const DASHBOARD = having({
  waiting: listOf(having({ service: TEXT, count: INTEGER })),
  days: listOf(having({ day: DAY, count: INTEGER })),
  missing: listOf(
    having({ kind: TEXT, id: TEXT, title: TEXT, languages: listOf(oneOfThese(LANGUAGES)) }),
  ),
  /** May be higher than the number listed. */
  missingTotal: INTEGER,
  /** Content that visitors are shown and that does not work for them. */
  broken: listOf(
    having({
      kind: TEXT,
      id: TEXT,
      title: TEXT,
      reason: oneOfThese(['unanswerable', 'gone', 'over']),
    }),
  ),
  lastBackupAt: orNull(MOMENT),
  /** Messages that could not be sent. */
  failed: FAILED_MESSAGES,
});

export type Dashboard = TypeOf<typeof DASHBOARD>;

export type BrokenReason = Dashboard['broken'][number]['reason'];

/** A record in the bin: deleted, until it is purged; or archived, until it is restored. */
export const REMOVED_RECORD = having({
  kind: TEXT,
  id: TEXT,
  title: TEXT,
  removedAt: MOMENT,
  removedBy: TEXT,
  archived: YES_OR_NO,
});

export type RemovedRecordData = TypeOf<typeof REMOVED_RECORD>;

/** The versions of a record, the newest first; `updatedBy` is empty for demo content. */
export const RECORD_VERSIONS = having({
  data: listOf(having({ version: INTEGER, updatedAt: MOMENT, updatedBy: TEXT, record: VALUES })),
});

/** The panel's calls other than applications, accounts and content. */
export const PANEL_CALLS = {
  dashboard: get('dashboard/', {
    staff: 'usePanel',
    tag: 'Applications',
    summary: 'What waits, and what is missing',
    response: { schema: DASHBOARD },
  }),
  audit: get('audit/', {
    staff: 'operate',
    tag: 'Server',
    summary: 'What staff did, newest first',
    query: having(
      {},
      { action: { ...TEXT, maxLength: 50, pattern: '^\\w*$' }, search: storable(100) },
      PAGE,
    ),
    response: { schema: pageOf(AUDIT_LINE) },
  }),
  bin: get('content_bin/', {
    staff: 'readContent',
    tag: 'Content',
    summary: 'The records that were deleted or archived, the last first',
    query: having({}, {}, PAGE),
    response: { schema: pageOf(REMOVED_RECORD) },
  }),
  restore: post('content_bin/', {
    staff: 'editContent',
    tag: 'Content',
    summary: 'Puts a deleted or archived record back',
    body: {
      schema: only({ kind: storable(100), id: storable(100) }),
      example: { kind: 'blog', id: 'the id of a deleted blog' },
    },
    response: { schema: VALUES },
  }),
  move: post('content_order/', {
    staff: 'editContent',
    tag: 'Content',
    summary: 'Moves a record before another of its kind; null: to the end',
    body: {
      schema: only({ kind: storable(100), id: storable(100), before: orNull(storable(100)) }),
      example: { kind: 'carousel', id: 'the id of a slide', before: null },
    },
    response: { schema: having({ ids: listOf(TEXT) }) },
  }),
  versions: get('content_history/', {
    staff: 'readContent',
    tag: 'Content',
    summary: 'The versions of a record',
    query: having({}, { kind: storable(100), id: storable(100) }),
    response: { schema: RECORD_VERSIONS },
  }),
  addPicture: post('content_photo/', {
    staff: 'editContent',
    tag: 'Content',
    summary: 'Stores a picture',
    body: { as: ['multipart'], schema: only({ photo: FILE }) },
    response: { status: 201, schema: having({ address: TEXT }) },
  }),
};
