import { LANGUAGES } from '../definition/language/text';
import type { Call } from './call';
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
} from './schema';

/**
 * An audit log entry: action, user (an e-mail address, or empty) and subject. Contains nothing that
 * a visitor wrote.
 */
export const AUDIT_ENTRY = having({
  id: TEXT,
  at: MOMENT,
  who: TEXT,
  action: TEXT,
  subject: TEXT,
});

export type AuditEntry = TypeOf<typeof AUDIT_ENTRY>;

/**
 * Waiting applications by service, applications of the last days (oldest first), and missing
 * translations.
 */
export const DASHBOARD = having({
  waiting: listOf(having({ service: TEXT, count: INTEGER })),
  days: listOf(having({ day: DAY, count: INTEGER })),
  missing: listOf(
    having({ kind: TEXT, id: TEXT, title: TEXT, languages: listOf(oneOfThese(LANGUAGES)) }),
  ),
  /** May be higher than the number listed. */
  missingTotal: INTEGER,
  lastBackupAt: orNull(MOMENT),
  /** Messages that could not be sent. */
  failed: FAILED_MESSAGES,
});

export type Dashboard = TypeOf<typeof DASHBOARD>;

/** The panel's calls other than applications, accounts and content. */
export const PANEL_CALLS = {
  dashboard: {
    staff: true,
    method: 'GET',
    path: 'dashboard/',
    tag: 'Applications',
    summary: 'What waits, and what is missing',
    answer: { schema: DASHBOARD },
  },
  audit: {
    staff: true,
    method: 'GET',
    path: 'audit/',
    tag: 'Server',
    summary: 'What staff did, newest first',
    query: having(
      {},
      { action: { ...TEXT, maxLength: 50, pattern: '^\\w*$' }, search: storable(100) },
      PAGE,
    ),
    answer: { schema: pageOf(AUDIT_ENTRY) },
  },
  addPicture: {
    staff: true,
    method: 'POST',
    path: 'content_photo/',
    tag: 'Content',
    summary: 'Stores a picture',
    body: { as: ['multipart'], schema: only({ photo: FILE }) },
    answer: { status: 201, schema: having({ address: TEXT }) },
  },
} as const satisfies Readonly<Record<string, Call>>;
