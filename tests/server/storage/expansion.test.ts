import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { afterFile } from '../../shared/afterFile';
import type { Db } from '../../../src/server/storage/connection';
import { migrateTo } from '../../../src/server/storage/migrations/migrate';
import { FIRST_RELEASE } from '../../../src/server/storage/migrations/001-015';
import { BREAKING, MIGRATIONS } from '../../../src/server/storage/migrations/migrations';
import { OperatorError } from '../../../src/server/operatorError';
import { openConnection } from '../../../src/server/storeId/openStorage';
import { place } from '../process/installations';

interface Column {
  readonly type: string;
  readonly isNullable: boolean;
  /** Whether rows may leave it out. */
  readonly isOptional: boolean;
}

interface Tables {
  readonly columns: Readonly<Record<string, Column>>;
  /** Unique indexes, by their table and columns. */
  readonly unique: readonly string[];
}

async function tablesOf(db: Db): Promise<Tables> {
  const columns: Record<string, Column> = {};
  const unique: string[] = [];
  for (const { name, columns: each } of await db.introspection.getTables()) {
    for (const { name: column, dataType, isNullable, hasDefaultValue } of each) {
      const isOptional = isNullable || hasDefaultValue;
      columns[`${name}.${column}`] = { type: dataType, isNullable, isOptional };
    }
    const { rows } = await sql<{ columns: string }>`
      select (select group_concat(name) from pragma_index_info(list.name)) as columns
      from pragma_index_list(${name}) as list where "unique" = 1
    `.execute(db);
    for (const row of rows) {
      unique.push(...(row.columns ? [`${name}.${row.columns}`] : []));
    }
  }
  return { columns, unique };
}

/** Returns what a program that knows only the tables before could not live with. */
function broken(before: Tables, after: Tables): string[] {
  const isOld = (column: string) => before.columns[column] !== undefined;
  const tables = new Set(Object.keys(before.columns).map((column) => column.split('.')[0]));
  return [
    ...Object.entries(before.columns).flatMap(([name, { type, isNullable }]) => {
      const now = after.columns[name];
      if (!now) return `${name} is gone`;
      return now.type === type && now.isNullable === isNullable ? [] : `${name} is of another type`;
    }),
    ...Object.entries(after.columns).flatMap(([name, { isOptional }]) =>
      isOld(name) || isOptional || !tables.has(name.split('.')[0]) ? [] : `${name} is required`,
    ),
    ...after.unique.flatMap((index) => {
      const [table = '', columns = ''] = index.split('.');
      const isNew = !before.unique.includes(index);
      const areOld = columns.split(',').every((column) => isOld(`${table}.${column}`));
      return isNew && areOld ? `${index} must be unique` : [];
    }),
  ];
}

const LATER = MIGRATIONS.map((_, index) => index + 1).slice(FIRST_RELEASE);

/** In steps: the tables after each migration, from the first release on. */
const steps: Tables[] = [];

beforeAll(async () => {
  const { db } = await openConnection(await place({}), () => {});
  afterFile(() => db.destroy());
  for (const version of [FIRST_RELEASE, ...LATER]) {
    await migrateTo(db, version);
    steps.push(await tablesOf(db));
  }
});

describe('a migration', () => {
  test.each(LATER.filter((number) => !BREAKING.has(number)))(
    '%i lets the program before it use its tables',
    (number) => {
      const [before, after] = steps.slice(number - FIRST_RELEASE - 1);
      expect(before && after && broken(before, after)).toEqual([]);
    },
  );

  test('is reported as breaking the version before if it takes columns away', () => {
    const [after, before] = steps;
    expect(before && after && broken(before, after)).not.toEqual([]);
  });
});

test('tables from before the first release are refused, and stay as they are', async () => {
  const { db } = await openConnection(await place({}), () => {});
  afterFile(() => db.destroy());
  await migrateTo(db, FIRST_RELEASE);
  await db.deleteFrom('migration').where('version', '=', FIRST_RELEASE).execute();
  const before = await tablesOf(db);
  await expect(migrateTo(db)).rejects.toThrow(OperatorError);
  expect(await tablesOf(db)).toEqual(before);
});
