import {
  CompiledQuery,
  type Insertable,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import type { Db } from './connection';
import type { Tables } from './tables';

/** Runs statements one after the other, as SQLite requires. */
export async function runAll(db: Db, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Returns whether a query selects a row, or returns one that it has changed. */
export const hasRow = async (query: { executeTakeFirst(): Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined;

export async function rowCount<From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const all = query.select(sql<number>`count(*)`.as('count'));
  return (await all.executeTakeFirstOrThrow()).count;
}

export async function readStoreId(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('store').select('id').executeTakeFirst())?.id;
}

/** A row with properties that are named like the columns, such as createdAt for created_at. */
type ByProperty<Columns> = {
  readonly [Column in keyof Columns as PropertyOf<Column & string>]: Columns[Column];
};

type PropertyOf<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<PropertyOf<Rest>>}`
  : Column;

type Table = keyof Tables;

type Row<T extends Table> = ByProperty<Insertable<Tables[T]>>;

type StoredRow<T extends Table> = ByProperty<Selectable<Tables[T]>>;

/** The values that properties of rows have: one, or one of several. */
type Match<T extends Table> = {
  readonly [Name in keyof StoredRow<T>]?: StoredRow<T>[Name] | readonly StoredRow<T>[Name][];
};

type Change<T extends Table> = {
  readonly [Name in keyof StoredRow<T>]?: StoredRow<T>[Name] | RawBuilder<StoredRow<T>[Name]>;
};

/** A further condition, such as sql`due < ${now}`. */
type Condition = RawBuilder<unknown>;

/** The columns are checked by the types of those who use it. */
const untyped = (db: Db) => db as unknown as Kysely<Record<string, Record<string, unknown>>>;

function matches(match: object, ...more: readonly Condition[]): RawBuilder<boolean> {
  const conditions = Object.entries(match).map(([property, value]: [string, unknown]) => {
    const column = sql.ref(columnOf(property));
    if (value === null) return sql`${column} is null`;
    if (!Array.isArray(value)) return sql`${column} = ${value}`;
    return value.length > 0 ? sql`${column} in (${sql.join(value)})` : sql`1 = 0`;
  });
  const all = [...conditions, ...more];
  return all.length > 0 ? sql.join(all, sql` and `) : sql`1 = 1`;
}

export const select = <T extends Table, P extends keyof StoredRow<T> & string>(
  db: Db,
  table: T,
  match: Match<T>,
  ...properties: readonly P[]
) =>
  untyped(db)
    .selectFrom<string>(table)
    .where(matches(match))
    .select(
      properties.map((property) => `${columnOf(property)} as ${property}`),
    ) as unknown as SelectQueryBuilder<Tables, T, Pick<StoredRow<T>, P>>;

export const exists = <T extends Table>(db: Db, table: T, match: Match<T>): Promise<boolean> => {
  const rows = untyped(db).selectFrom<string>(table).where(matches(match));
  return hasRow(rows.select(sql`1`.as('one')).limit(1));
};

/** Changes the rows that match; returns whether there was one. */
export async function update<T extends Table>(
  db: Db,
  table: T,
  match: Match<T>,
  change: Change<T>,
  ...more: readonly Condition[]
): Promise<boolean> {
  const columns = Object.entries(change).map(([property, value]) => [columnOf(property), value]);
  const { numUpdatedRows } = await untyped(db)
    .updateTable<string>(table)
    .set(Object.fromEntries(columns) as Record<string, unknown>)
    .where(matches(match, ...more))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes the rows that match; returns whether there was one. */
export async function remove<T extends Table>(
  db: Db,
  table: T,
  match: Match<T>,
  ...more: readonly Condition[]
): Promise<boolean> {
  const rows = untyped(db)
    .deleteFrom<string>(table)
    .where(matches(match, ...more));
  return (await rows.executeTakeFirstOrThrow()).numDeletedRows > 0n;
}

export function grouped<K, T>(
  pairs: readonly (readonly [key: K, value: T])[],
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

const columnOf = (property: string): string =>
  property.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** The SQL of each database, without values, by what it depends on. */
const KNOWN = new WeakMap<object, Map<string, string>>();

/**
 * Inserts rows, which all have the same properties. The SQL is made once, since making it takes longer than running it.
 * @param unique the column by which rows that exist already are left out, or any that is unique; left out: they are an error
 * @returns how many were inserted
 */
export async function insertRows<T extends Table>(
  db: Db,
  table: T,
  rows: readonly Row<T>[],
  unique?: (keyof Insertable<Tables[T]> & string) | 'any',
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
  const column = unique === undefined || unique === 'any' ? sql`` : sql` (${sql.ref(unique)})`;
  const ending = unique === undefined ? sql`` : sql` on conflict${column} do nothing`;
  const names = sql.join(properties.map((property) => sql.ref(columnOf(property))));
  return sql`insert into ${sql.table(table)} (${names}) values ${all}${ending}`.compile(db).sql;
}
