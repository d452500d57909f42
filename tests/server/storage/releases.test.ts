import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { afterFile } from '../../shared/afterFile';
import { readRows } from '../../../src/server/backup/backupFiles';
import { type Manifest, rowsPath } from '../../../src/server/backup/backupManifest';
import { migrate } from '../../../src/server/storage/migrations/migrate';
import { BREAKING } from '../../../src/server/storage/migrations/migrations';
import { openConnection } from '../../../src/server/storeId/openStorage';
import { type Env, hushConsole, onDisk, restoreInto } from '../backup/backups';
import { place } from '../process/installations';
import { ROOT } from '../support/folders';
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
