import type Database from 'libsql';

type Statement = Database.Statement;

/** More than the server has: it builds each from a few filters. */
const MOST = 300;

/** Changes what a statement that was prepared before may return. */
const CHANGES_TABLES = /^\s*(?:create|alter|drop)\b/iu;

/**
 * Returns a function that prepares each statement once: preparing takes ten times as long as running most of them.
 * A statement that failed is prepared again, since it may still be open.
 */
export function keepStatements(database: Database.Database) {
  const kept = new Map<string, Statement>();
  return (sql: string) => {
    if (CHANGES_TABLES.test(sql)) {
      kept.clear();
      return database.prepare(sql);
    }
    const statement = kept.get(sql) ?? database.prepare(sql);
    if (kept.size >= MOST) kept.clear();
    kept.set(sql, statement);
    const running =
      <T>(run: (parameters: readonly unknown[]) => T) =>
      (parameters: readonly unknown[]): T => {
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
      iterate: (parameters: readonly unknown[]) => database.prepare(sql).iterate(parameters),
    };
  };
}
