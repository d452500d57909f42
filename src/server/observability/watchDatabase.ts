import type { FastifyInstance } from 'fastify';
import { repeat } from '../base/daily';
import type { Storage } from '../storage/storage';
import { HOUR } from '../../definition/model/clock';

const RESTARTED = 'restarted for the database';
const LOST =
  'what is stored could be lost: the server has lost its lock on the SQLite database, or one of its files was replaced';

interface WatchPorts {
  readonly storage: Pick<Storage, 'isHeld' | 'attempts'>;
  readonly now: () => Date;
  /** Ends the process after everything under way was finished and stored; whoever supervises it starts it again. */
  readonly restart: (() => void) | undefined;
}

/**
 * Checks at the start and each hour that no other process can remove the log of the database in use. Only a new process
 * gets the lock back, so this one restarts, but at most once an hour: a restart that does not help would be repeated.
 */
export function watchDatabase(app: FastifyInstance, { storage, now, restart }: WatchPorts) {
  let isSafe = true;
  repeat(app, HOUR, 'the lock on the database was not checked', async () => {
    isSafe = await storage.isHeld();
    if (isSafe) return;
    const start = now();
    const end = new Date(start.getTime() + HOUR / 2);
    const { count } = await storage.attempts.add(RESTARTED, start.toISOString(), end.toISOString());
    const begin = count === 1 ? restart : undefined;
    const remedy = begin ? 'It restarts now, which saves all' : 'Restart it, which saves all';
    app.log.fatal(`${LOST}. ${remedy}`);
    begin?.();
  });
  return { isSafe: () => isSafe };
}
