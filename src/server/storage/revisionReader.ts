import type Database from 'libsql';
import type { DatabaseFile } from './databaseFile';

type Statement = Database.Statement<[]>;

/**
 * Reads the revisions of an SQLite database and of its content, in microseconds. On a connection of its own: `data_version`
 * tells it whether any other connection has written since, and does not count a connection's own writes.
 */
export function revisionReader(file: DatabaseFile) {
  // Opened with the first read: scripts that need no revision have no second connection.
  let opened: ReturnType<typeof open> | undefined;
  let row: Statement | undefined;
  let seen: number | undefined;
  let revision = 0;
  const ofDatabase = (): number => {
    opened ??= open(file);
    return (opened.version.get() as { readonly data_version: number }).data_version;
  };
  return {
    ofDatabase,
    ofContent(): number {
      const now = ofDatabase();
      if (now === seen) return revision;
      row ??= opened?.database.prepare('select revision from content_revision');
      revision = (row?.get() as { readonly revision: number } | undefined)?.revision ?? 0;
      // Read before the row: a write between the two is found by the next read.
      seen = now;
      return revision;
    },
    close: () => opened?.database.close(),
  };
}

function open(file: DatabaseFile) {
  const database = file.open();
  database.pragma('query_only = ON');
  database.pragma('busy_timeout = 20');
  return { database, version: database.prepare('pragma data_version') };
}
