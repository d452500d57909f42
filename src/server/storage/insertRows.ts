import { CompiledQuery, type Insertable, sql } from 'kysely';
import type { Db } from './connection';
import type { Tables } from './tables';

type Row<T extends keyof Tables> = Readonly<Insertable<Tables[T]>>;

/** The SQL of each database, without values, by what it depends on. */
const KNOWN = new WeakMap<object, Map<string, string>>();

/**
 * Inserts rows, which all have the same columns. The SQL is made once, since making it takes longer than running it.
 * @param unique the column by which rows that exist already are left out; left out: they are an error
 * @returns how many were inserted
 */
export async function insertRows<T extends keyof Tables>(
  db: Db,
  table: T,
  rows: readonly Row<T>[],
  unique?: keyof Row<T> & string,
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const columns = Object.keys(first) as (keyof Row<T> & string)[];
  const { adapter } = db.getExecutor();
  const known = KNOWN.get(adapter) ?? new Map<string, string>();
  KNOWN.set(adapter, known);
  const key = `${table} ${rows.length} ${unique ?? ''} ${columns.join(' ')}`;
  const text =
    known.get(key) ?? compile(db, { table, columns, ...(unique && { unique }) }, rows.length);
  known.set(key, text);
  const values = rows.flatMap((row) => columns.map((column) => row[column]));
  const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
  return Number(numAffectedRows ?? 0);
}

function compile(
  db: Db,
  { table, columns, unique }: { table: string; columns: readonly string[]; unique?: string },
  rows: number,
): string {
  const row = sql`(${sql.join(columns.map(() => null))})`;
  const all = sql.join(Array.from({ length: rows }, () => row));
  const ending = unique === undefined ? sql`` : sql` on conflict (${sql.ref(unique)}) do nothing`;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return sql`insert into ${sql.table(table)} (${names}) values ${all}${ending}`.compile(db).sql;
}
