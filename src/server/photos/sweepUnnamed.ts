import type { FastifyBaseLogger } from 'fastify';
import type { PhotoFolder } from './photoFolder';
import { DAY } from '../../definition/model/clock';

const BATCH = 500;

/** The usual limit of a sweep: a crash leaves few files behind. */
const USUAL_MOST = 20;

export interface SweptFolder {
  readonly folder: PhotoFolder;
  /** Returns those of the ids that the database names. */
  readonly named: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Milliseconds for which a file may exist before the database names it; left out: the folder's default. */
  readonly age?: number;
  /** The share of all files that a sweep may take, where that is more than a few. */
  readonly share: number;
}

export interface SweepPorts {
  /** Returns whether the file store belongs to the database. */
  readonly isOwn: () => Promise<boolean>;
  readonly settings: { readonly trashDays: number; readonly sweepMost: number | undefined };
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/**
 * Moves files that the database does not name to the trash, restores those that it names after all, and deletes
 * old ones. Where unnamed files are many, the database is more likely to be the wrong one, or an old one, than a
 * crash to have left them, and nothing is done.
 */
export async function sweepUnnamed(swept: SweptFolder, ports: SweepPorts): Promise<void> {
  const { settings, log, isOwn } = ports;
  if (!(await isOwn())) {
    log.error('nothing was swept: the photo store is not marked as the one of this database');
    return;
  }
  const { folder, age, share } = swept;
  const thrown = await namedAmong(await folder.inTrash(), swept);
  await folder.takeBack([...thrown]);
  await folder.erase(await folder.inTrash(settings.trashDays * DAY));
  const all = await folder.settled(age);
  const named = await namedAmong(all, swept);
  const unnamed = all.filter((id) => !named.has(id));
  const most = settings.sweepMost ?? Math.max(USUAL_MOST, Math.floor(all.length * share));
  if (unnamed.length > most) {
    log.error(
      { unnamed: unnamed.length, files: all.length, most },
      'nothing was swept: too many files are named by nothing in the database (SWEEP_MOST)',
    );
    return;
  }
  await folder.throwAway(unnamed);
  if (unnamed.length > 0) {
    log.warn(
      { files: unnamed.length },
      'files that nothing in the database names are in the trash',
    );
  }
}

async function namedAmong(ids: readonly string[], { named }: SweptFolder): Promise<Set<string>> {
  const all = new Set<string>();
  for (let start = 0; start < ids.length; start += BATCH) {
    for (const id of await named(ids.slice(start, start + BATCH))) all.add(id);
  }
  return all;
}
