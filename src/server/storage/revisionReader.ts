import Database from 'libsql';

type Statement = Database.Statement<[]>;

/**
 * Reads the revisions of an SQLite database and of its content, in microseconds. On a connection of its own: `data_version`
 * tells it whether any other connection has written since, and does not count a connection's own writes.
 */
export class RevisionReader {
  readonly #file: string;
  #database: Database.Database | undefined;
  #dataVersion: Statement | undefined;
  #row: Statement | undefined;
  #seen: number | undefined;
  #revision = 0;

  constructor(file: string) {
    this.#file = file;
  }

  ofDatabase(): number {
    const row = this.#versionStatement().get() as { readonly data_version: number };
    return row.data_version;
  }

  ofContent(): number {
    const seen = this.ofDatabase();
    if (seen === this.#seen) return this.#revision;
    this.#row ??= this.#database?.prepare('select revision from content_revision');
    const row = this.#row?.get() as { readonly revision: number } | undefined;
    this.#revision = row?.revision ?? 0;
    // Read before the row: a write between the two is found by the next read.
    this.#seen = seen;
    return this.#revision;
  }

  close(): void {
    this.#database?.close();
  }

  /** Opens the connection with the first read: scripts that need no revision have no second connection. */
  #versionStatement(): Statement {
    if (this.#dataVersion) return this.#dataVersion;
    this.#database = new Database(this.#file);
    this.#database.pragma('query_only = ON');
    this.#database.pragma('busy_timeout = 20');
    this.#dataVersion = this.#database.prepare('pragma data_version');
    return this.#dataVersion;
  }
}
