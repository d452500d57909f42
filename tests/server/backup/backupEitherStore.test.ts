import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BACKUP_TABLES } from '../../../src/server/features';
import { dataFolders } from '../../../src/server/dataDir';
import { readServerSettings } from '../../../src/server/serverSettings';
import {
  backedUp,
  type Env,
  filesIn,
  hushConsole,
  keyOf,
  onDisk,
  PHOTOS,
  restoreInto,
  rowsIn,
  startFull,
} from './backups';
import { figure } from '../../requirements/figure';
import { ROOT, tempFolder } from '../support/folders';
import { startServer } from '../support/harness';
import { makeDatabase } from '../storage/postgresDatabase';
import { sampleRequest, services } from '../submit/submission';

hushConsole();

const elsewhere = async (): Promise<Env> => ({
  ...(await onDisk()),
  PHOTO_STORE: join(await tempFolder(), 'shared'),
});
const inPostgres = async (): Promise<Env> => ({
  ...(await onDisk()),
  DATABASE_URL: makeDatabase?.() ?? '',
});

const WAYS = [
  { name: 'embedded to embedded', from: onDisk, to: onDisk },
  { name: 'photos elsewhere to the data folder', from: elsewhere, to: onDisk },
  { name: 'photos in the data folder to elsewhere', from: onDisk, to: elsewhere },
  ...(makeDatabase
    ? [
        { name: 'embedded to PostgreSQL', from: onDisk, to: inPostgres },
        { name: 'PostgreSQL to embedded', from: inPostgres, to: onDisk },
        { name: 'PostgreSQL to PostgreSQL', from: inPostgres, to: inPostgres },
      ]
    : []),
];

const FOLDERS = ['photos', 'pictures', 'places'] as const;

describe.each(WAYS)('$name', ({ name, from, to }) => {
  test('restores every row and every file', { timeout: 120_000 }, async (context) => {
    const source = await from();
    const { settings } = await startFull(source);
    // While the server runs.
    const first = await backedUp(source);
    const target = await to();
    expect(await restoreInto(first, target)).toBe(0);

    const second = await backedUp(target);
    const rows = await rowsIn(first);
    expect(await rowsIn(second)).toEqual(rows);
    const before = dataFolders(settings);
    const after = dataFolders(readServerSettings(target, ROOT));
    for (const folder of FOLDERS) {
      const files = await filesIn(before[folder]);
      expect(await filesIn(join(first, folder))).toEqual(files);
      expect(await filesIn(after[folder])).toEqual(files);
    }
    expect(Object.keys(await filesIn(join(first, 'photos')))).toHaveLength(PHOTOS);
    expect(Object.keys(rows)).toEqual(BACKUP_TABLES.map(({ name }) => `${name}.jsonl`).toSorted());
    expect(rows['application.jsonl']).toHaveLength(services.length);
    expect(rows['photo.jsonl']).toHaveLength(PHOTOS);

    const { app, login } = await startServer({ env: target, staff: false });
    const headers = await login();
    const ask = async (path: string) => (await app.inject({ url: path, headers })).json();
    expect(await ask('/api/application/')).toMatchObject({ total: services.length });
    expect(await ask('/api/dashboard/')).toMatchObject({ lastBackupAt: expect.any(String) });
    // The idempotency key of the restored application is known.
    const [service] = services;
    if (!service) throw new Error('there is no service');
    const again = await sampleRequest(service, { 'idempotency-key': keyOf(service) });
    expect((await app.inject(again)).statusCode).toBe(422);
    const kept = `${Object.values(rows).flat().length} rows and ${PHOTOS} photos`;
    figure(context, 'R38', `${name}: ${kept} the same again`);
  });
});
