import type { SqliteStatement } from 'kysely';
import type Database from 'libsql';

type Parameters = readonly unknown[];

/** More than the server has: it builds each from a few filters. */
const MOST = 300;

/** Changes what a statement that was prepared before may return. */
const CHANGES_TABLES = /^\s*(?:create|alter|drop)\b/iu;

/**
 * Returns a function that prepares each statement once: preparing takes ten times as long as running most of them.
 * A statement that failed is prepared again, since it may still be open.
 */
export function keepStatements(database: Database.Database) {
  const kept = new Map<string, SqliteStatement>();
  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql);
    const running =
      <T>(run: (parameters: Parameters) => T) =>
      (parameters: Parameters): T => {
        try {
          return run(parameters);
        } catch (error) {
          kept.delete(sql);
          throw error;
        }
      };
    return {
      reader: statement.reader,
      all: running((parameters) => statement.all(parameters)),
      run: running((parameters) => statement.run(parameters)),
      iterate: (parameters) => database.prepare(sql).iterate(parameters),
    };
  };
  return (sql: string): SqliteStatement => {
    const known = kept.get(sql);
    if (known) return known;
    if (CHANGES_TABLES.test(sql)) {
      kept.clear();
      return prepare(sql);
    }
    if (kept.size >= MOST) kept.clear();
    const prepared = prepare(sql);
    kept.set(sql, prepared);
    return prepared;
  };
}
