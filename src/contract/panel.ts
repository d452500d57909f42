import { LANGUAGES } from '../definition/model/text';
import { defineCall } from './contractCall';
import { FAILED_MESSAGES } from './messages';
import * as s from './schema';

/**
 * An audit log entry as it is listed: action, user (an e-mail address, or empty), subject, and the title of the content
 * record that it is about; empty if that is gone, or there is none. Contains nothing that a visitor wrote.
 */
export const AUDIT_LINE = s.having({
  id: s.TEXT,
  at: s.MOMENT,
  who: s.TEXT,
  action: s.TEXT,
  subject: s.TEXT,
  title: s.TEXT,
});

export type AuditLine = s.TypeOf<typeof AUDIT_LINE>;

/** An audit log entry as it is stored. */
export type AuditEntry = Omit<AuditLine, 'title'>;

/** The server's clock may be wrong; unusually many applications expire at once. */
export const DOUBTS = ['clock', 'many'] as const;

export type Doubt = (typeof DOUBTS)[number];

/**
 * Waiting applications by service, each with how many arrived on the last days; those of all services on these days,
 * the oldest first; and missing translations.
 */
export const DASHBOARD = s.having({
  waiting: s.listOf(s.having({ service: s.TEXT, count: s.INTEGER, days: s.listOf(s.INTEGER) })),
  days: s.listOf(s.having({ day: s.DAY, count: s.INTEGER })),
  missing: s.listOf(
    s.having({
      kind: s.TEXT,
      id: s.TEXT,
      title: s.TEXT,
      languages: s.listOf(s.oneOfThese(LANGUAGES)),
    }),
  ),
  /** May be higher than the number listed. */
  missingTotal: s.INTEGER,
  /** Content that visitors are shown and that does not work for them. */
  broken: s.listOf(
    s.having({
      kind: s.TEXT,
      id: s.TEXT,
      title: s.TEXT,
      /** change: one that was due was not published. */
      reason: s.oneOfThese(['unanswerable', 'gone', 'over', 'change']),
    }),
  ),
  lastBackupAt: s.orNull(s.MOMENT),
  /** Messages that could not be sent. */
  failed: FAILED_MESSAGES,
  /** The most receipts that applicants get in a day, once so many were sent today. */
  receiptLimit: s.orNull(s.INTEGER),
  /** Whether the last attempt of the answering process to send an e-mail failed. */
  mailFails: s.YES_OR_NO,
  /** Why nothing is erased by its age for now. */
  doubts: s.listOf(s.oneOfThese(DOUBTS)),
});

export type Dashboard = s.TypeOf<typeof DASHBOARD>;

export type BrokenReason = Dashboard['broken'][number]['reason'];

/** A record in the bin: deleted, until it is purged; or archived, until it is restored. */
export const REMOVED_RECORD = s.having({
  kind: s.TEXT,
  id: s.TEXT,
  title: s.TEXT,
  removedAt: s.MOMENT,
  removedBy: s.TEXT,
  archived: s.YES_OR_NO,
});

export type RemovedRecordData = s.TypeOf<typeof REMOVED_RECORD>;

/**
 * The versions of a record and of changes that were prepared for it, the newest first; `updatedBy` is empty for demo
 * content.
 */
export const RECORD_VERSIONS = s.having({
  data: s.listOf(
    s.having(
      { version: s.INTEGER, updatedAt: s.MOMENT, updatedBy: s.TEXT, record: s.VALUES },
      /** The record that a change was begun with; versions of records have none. */
      { base: s.VALUES },
    ),
  ),
});

/** The panel's calls other than applications, accounts and content. */
export const PANEL_CALLS = {
  dashboard: defineCall('GET', 'dashboard/', {
    staff: 'usePanel',
    tag: 'Applications',
    summary: 'What waits, and what is missing',
    response: { schema: DASHBOARD },
  }),
  audit: defineCall('GET', 'audit/', {
    staff: 'operate',
    tag: 'Server',
    summary: 'What staff did, newest first',
    query: s.having(
      {},
      {
        action: { ...s.TEXT, maxLength: 50, pattern: '^\\w*$' },
        search: s.storable(100),
        from: s.MOMENT,
        before: s.MOMENT,
      },
      s.PAGE,
    ),
    response: { schema: s.pageOf(AUDIT_LINE) },
  }),
  bin: defineCall('GET', 'content_bin/', {
    staff: 'readContent',
    tag: 'Content',
    summary: 'The records that were deleted or archived, the last first',
    query: s.having({}, {}, s.PAGE),
    response: { schema: s.pageOf(REMOVED_RECORD) },
  }),
  restore: defineCall('POST', 'content_bin/', {
    staff: 'editContent',
    tag: 'Content',
    summary: 'Puts a deleted or archived record back',
    body: {
      schema: s.only({ kind: s.storable(100), id: s.storable(100) }),
      example: { kind: 'blog', id: 'the id of a deleted blog' },
    },
    response: { schema: s.VALUES },
  }),
  move: defineCall('POST', 'content_order/', {
    staff: 'editContent',
    tag: 'Content',
    summary: 'Moves a record before another of its kind; null: to the end',
    body: {
      schema: s.only({
        kind: s.storable(100),
        id: s.storable(100),
        before: s.orNull(s.storable(100)),
      }),
      example: { kind: 'carousel', id: 'the id of a slide', before: null },
    },
    response: { schema: s.having({ ids: s.listOf(s.TEXT) }) },
  }),
  versions: defineCall('GET', 'content_history/', {
    staff: 'readContent',
    tag: 'Content',
    summary: 'The versions of a record',
    query: s.having({}, { kind: s.storable(100), id: s.storable(100) }),
    response: { schema: RECORD_VERSIONS },
  }),
  addPicture: defineCall('POST', 'content_photo/', {
    staff: 'editContent',
    tag: 'Content',
    summary: 'Stores a picture',
    body: { as: ['multipart'], schema: s.only({ photo: s.FILE }) },
    response: { status: 201, schema: s.having({ address: s.TEXT }) },
  }),
};
