import { readdirSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { afterFile } from '../../shared/afterFile';
import { readRows } from '../../../src/server/backup/backupFiles';
import { MANIFEST, type Manifest, rowsPath } from '../../../src/server/backup/backupManifest';
import { migrate } from '../../../src/server/storage/migrations/migrate';
import { BREAKING } from '../../../src/server/storage/migrations/migrations';
import { openConnection } from '../../../src/server/storeId/openStorage';
import { type Env, filesIn, hushConsole, onDisk, restoreInto } from '../backup/backups';
import { place } from '../process/installations';
import { ROOT, tempFolder } from '../support/folders';
import { RESTORING } from '../../../src/server/dataDir';
import { FIRST_RELEASE } from '../../../src/server/storage/migrations/001-015';
import { type Server, startServer } from '../support/harness';
import { makeDatabase } from './postgresDatabase';
import { newToken, tokenHash } from '../../../src/server/auth/sessions';
import { backupTablesIn, putRows } from '../../../src/server/backup/backupStores';

hushConsole();

const FOLDER = join(ROOT, 'tests/fixtures/releases');
const RELEASES = readdirSync(FOLDER).map(Number);
const manifestOf = (release: number): Manifest =>
  JSON.parse(readFileSync(join(FOLDER, String(release), 'manifest.json'), 'utf8')) as Manifest;

/** Returns whether a program that knows the migrations up to a version cannot use the tables of this one. */
const breaksSince = (version: number): boolean => Math.max(...BREAKING) > version;

const rowsOf = (release: number, table: string): Record<string, unknown>[] =>
  readFileSync(join(FOLDER, String(release), rowsPath(table)), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const STORES: readonly (readonly [name: string, env: () => Env])[] = [
  ['SQLite', () => ({})],
  ...(makeDatabase
    ? [['PostgreSQL', () => ({ DATABASE_URL: makeDatabase?.() ?? '' })] as const]
    : []),
];

describe.each(STORES)('on %s, the tables of version', (_, env) => {
  describe.each(RELEASES)('%i', (release) => {
    const { tables } = manifestOf(release);
    let server: Server;
    beforeAll(async () => {
      const target = { ...(await onDisk()), ...env() };
      expect(await restoreInto(join(FOLDER, String(release)), target)).toBe(0);
      server = await startServer({ env: target, staff: false });
    });

    test('are migrated, and every application is listed and shown', async () => {
      const { app, storage } = server;
      const [owner] = rowsOf(release, 'staff');
      const token = newToken();
      await storage.sessions.add({
        tokenHash: tokenHash(token),
        staffId: String(owner?.id),
        expiresAt: '2999-01-01T00:00:00.000Z',
      });
      const headers = { authorization: `Bearer ${token}` };
      const list = await app.inject({ url: '/api/application/?perPage=100', headers });
      const { data, total } = list.json<{ data: { id: string }[]; total: number }>();
      expect(total).toBe(tables.application);
      for (const { id } of data) {
        const shown = await app.inject({ url: `/api/application/${id}/`, headers });
        expect(shown.statusCode, shown.body).toBe(200);
      }
    });

    test('are migrated, with all of their content', async () => {
      const records = rowsOf(release, 'content');
      expect(records).toHaveLength(tables.content ?? 0);
      for (const { kind, id } of records) {
        expect(await server.storage.content.read(String(kind), String(id))).toBeDefined();
      }
    });

    // A process of the earlier version may run until it is replaced.
    test.runIf(!breaksSince(release))('still take its rows once they are migrated', async () => {
      const connection = await openConnection(await place(env()), () => {});
      afterFile(() => connection.db.destroy());
      await migrate(connection);
      await connection.atomic(async (db) => {
        for (const { name } of await backupTablesIn(db)) {
          if (tables[name] === undefined) continue;
          await putRows(db, name, readRows(join(FOLDER, String(release), rowsPath(name))));
        }
      });
      const { count } = await connection.db
        .selectFrom('application')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBe(tables.application);
    });
  });
});

test('a backup from before the first release is refused in one line, and nothing of it is restored', async () => {
  const [release] = RELEASES;
  const backup = join(await tempFolder(), 'old');
  await cp(join(FOLDER, String(release)), backup, { recursive: true });
  const manifest = { ...manifestOf(release!), version: FIRST_RELEASE - 1 };
  await writeFile(join(backup, MANIFEST), JSON.stringify(manifest));
  const target = await onDisk();
  expect(await restoreInto(backup, target)).toBe(1);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    [
      expect.stringMatching(
        /^the database is at version 14, .*let release 1\.0\.0 migrate it first$/u,
      ),
    ],
  ]);
  expect(Object.keys(await filesIn(String(target.DATA_DIR)))).toEqual([RESTORING]);
});
