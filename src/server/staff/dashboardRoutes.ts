import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../definition/model/values';
import { PANEL_CALLS } from '../../contract/panel';
import { contractRoute } from '../http/contractRoute';
import type { Route } from '../http/addRoutes';
import type { Storage } from '../storage/storage';
import { dayAt, startOf } from './agencyDay';
import { missingContent } from './missingContent';
import type { StaffPorts } from './staffRoutes';

const DAYS = 14;
/** Further failed messages are counted, and not listed. */
const MOST_FAILED = 20;

/** Returns what waits for the staff, and what content lacks. */
export const dashboardRoutes = ({ kinds, storage, dataDir, now }: StaffPorts): readonly Route[] => [
  contractRoute(PANEL_CALLS.dashboard, async () => {
    const waiting = await storage.inbox.waiting();
    return {
      waiting: waiting.map(({ serviceId, count }) => ({ service: serviceId, count })),
      days: await countDays(storage.inbox, now()),
      ...(await missingContent(kinds, storage.content)),
      lastBackupAt: await lastBackup(dataDir),
      failed: await storage.messages.failed(MOST_FAILED),
    };
  }),
];

/** Counts the applications of each of the last days, the current day last. */
async function countDays({ hours }: Storage['inbox'], now: Date) {
  const today = dayAt(now);
  const days = Array.from({ length: DAYS }, (_, index) =>
    dayAt(startOf(today, index - (DAYS - 1))),
  );
  const counts = new Map(days.map((day) => [day, 0]));
  for (const { hour, count } of await hours(startOf(today, 1 - DAYS).toISOString())) {
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
