import type { Db } from '../connection';
import { runAll } from '../queries';
import { isEmbedded } from '../sqlSearch';

/** SQL statements that run one after the other, or a function. */
export type Migration = readonly string[] | ((db: Db) => Promise<void>);

/** Returns a migration of SQLite alone. */
export const ofEmbedded =
  (statements: readonly string[]): Migration =>
  async (db) => {
    if (isEmbedded(db)) await runAll(db, statements);
  };
