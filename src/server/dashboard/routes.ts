import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../definition/model/values';
import { PANEL_CALLS } from '../../contract/panel';
import { hasRight } from '../../contract/rights';
import { ownerOf } from '../auth/sessions';
import { contractRoute } from '../http/contractRoute';
import { readerLanguage } from '../http/readerLanguage';
import type { Route } from '../http/addRoutes';
import type { StoredApplicationFilter } from '../applications/stored';
import type { Storage } from '../storage/storage';
import { dayAfter } from '../../definition/model/clock';
import { dayAt, startOf } from '../brand/agencyDay';
import { seenBy } from '../auth/rightsGuard';
import { reachedReceipts } from '../messages/receiptLimits';
import { doubtsIn } from '../retention/grace';
import { contentIssues } from './contentIssues';
import type { RoutePorts } from '../routePorts';

const DAYS = 14;
/** Further failed messages are counted, and not listed. */
const MOST_FAILED = 20;

const NO_ISSUES = { broken: [], missing: [], missingTotal: 0 };
const NONE_FAILED = { total: 0, messages: [] };

/** Returns what waits for the staff, and what content lacks: each part to those whose work it is. */
export const dashboardRoutes = ({
  kinds,
  storage,
  settings,
  now,
}: RoutePorts): readonly Route[] => [
  contractRoute(PANEL_CALLS.dashboard, async (request) => {
    const owner = ownerOf(request);
    const language = readerLanguage(request.headers);
    const seen = hasRight(owner, 'readApplications') ? seenBy(request, {}) : { services: [] };
    const waiting = await storage.inbox.countByService({ ...seen, status: 'new' });
    const isEditor = hasRight(owner, 'editContent');
    const isOperator = hasRight(owner, 'operate');
    return {
      waiting: waiting.map(({ serviceId, count }) => ({ service: serviceId, count })),
      days: await countDays(storage.inbox, seen, now()),
      ...(isEditor
        ? await contentIssues(kinds, storage.content, dayAt(now()), language)
        : NO_ISSUES),
      lastBackupAt: isOperator ? await lastBackup(settings.dataDir) : null,
      failed: isOperator ? await storage.messages.failed(MOST_FAILED) : NONE_FAILED,
      doubts: isOperator ? await doubtsIn(storage.moments) : [],
      receiptLimit: isOperator ? await reachedReceipts(storage, settings, now()) : null,
    };
  }),
];

/** Counts the applications of each of the last days, the current day last. */
async function countDays({ hours }: Storage['inbox'], seen: StoredApplicationFilter, now: Date) {
  const today = dayAt(now);
  const days = Array.from({ length: DAYS }, (_, index) => dayAfter(today, index - (DAYS - 1)));
  const from = startOf(today, 1 - DAYS).toISOString();
  const counts = new Map(days.map((day) => [day, 0]));
  for (const { hour, count } of await hours({ ...seen, from })) {
    const day = dayAt(new Date(`${hour}:00:00.000Z`));
    counts.set(day, (counts.get(day) ?? 0) + count);
  }
  return days.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

/** Returns when the last backup was made, from the note in the data folder; null if there is none. */
async function lastBackup(dataDir: string): Promise<string | null> {
  try {
    const note: unknown = JSON.parse(await readFile(join(dataDir, 'last-backup.json'), 'utf8'));
    return isRecord(note) && typeof note.at === 'string' ? note.at : null;
  } catch {
    return null;
  }
}
