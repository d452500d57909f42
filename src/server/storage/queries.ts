import { type SelectQueryBuilder, sql, CompiledQuery, type Insertable } from 'kysely';
import type { Connection, Db } from './connection';
import type { Tables } from './tables';

/** Runs one statement in a transaction of its own. */
export async function run(
  atomic: Connection['atomic'],
  statement: (own: Db) => { execute(): Promise<unknown> },
): Promise<void> {
  await atomic((own) => statement(own).execute());
}

/** Runs statements one after the other, as SQLite requires. */
export async function runAll(db: Db, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Returns whether a query selects a row, or returns one that it has changed. */
export const hasRow = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;

/** Runs a statement in a transaction of its own; returns whether it returns a row that it has changed. */
export const changes = (
  atomic: Connection['atomic'],
  statement: (own: Db) => { executeTakeFirst(): Promise<unknown> },
): Promise<boolean> => atomic((own) => hasRow(statement(own)));

export async function rowCount<From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const all = query.select(sql<number>`count(*)`.as('count'));
  return (await all.executeTakeFirstOrThrow()).count;
}

/** Returns the id of a database; undefined if it has none. */
export async function readStoreId(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('store').select('id').executeTakeFirst())?.id;
}

type Columns<T extends keyof Tables> = Readonly<Insertable<Tables[T]>>;

/** A row with properties that are named like the columns, such as createdAt for created_at. */
type Row<T extends keyof Tables> = {
  [Column in keyof Columns<T> as PropertyOf<Column & string>]: Columns<T>[Column];
};

type PropertyOf<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<PropertyOf<Rest>>}`
  : Column;

const columnOf = (property: string): string =>
  property.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** The SQL of each database, without values, by what it depends on. */
const KNOWN = new WeakMap<object, Map<string, string>>();

/**
 * Inserts rows, which all have the same properties. The SQL is made once, since making it takes longer than running it.
 * @param unique the column by which rows that exist already are left out; left out: they are an error
 * @returns how many were inserted
 */
export async function insertRows<T extends keyof Tables>(
  db: Db,
  table: T,
  rows: readonly Row<T>[],
  unique?: keyof Columns<T> & string,
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const properties = Object.keys(first) as (keyof Row<T> & string)[];
  const { adapter } = db.getExecutor();
  const known = KNOWN.get(adapter) ?? new Map<string, string>();
  KNOWN.set(adapter, known);
  const key = `${table} ${rows.length} ${unique ?? ''} ${properties.join(' ')}`;
  const text = known.get(key) ?? compile(db, table, properties, rows.length, unique);
  known.set(key, text);
  const values = rows.flatMap((row) => properties.map((property) => row[property]));
  const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
  return Number(numAffectedRows ?? 0);
}

function compile(
  db: Db,
  table: string,
  properties: readonly string[],
  rows: number,
  unique: string | undefined,
): string {
  const row = sql`(${sql.join(properties.map(() => null))})`;
  const all = sql.join(Array.from({ length: rows }, () => row));
  const ending = unique === undefined ? sql`` : sql` on conflict (${sql.ref(unique)}) do nothing`;
  const names = sql.join(properties.map((property) => sql.ref(columnOf(property))));
  return sql`insert into ${sql.table(table)} (${names}) values ${all}${ending}`.compile(db).sql;
}
