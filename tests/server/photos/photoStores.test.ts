import { rmSync } from 'node:fs';
import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { backedUp, restoreInto } from '../backup/backups';
import { startBucket } from './bucket';
import { tempFolder } from '../support/folders';
import { startServer } from '../support/harness';
import { fileFields, servicesThat } from '../support/picks';
import { sampleRequest } from '../submit/submission';
import { bucketFiles } from '../../../src/server/photos/stores/bucketFiles';
import { diskFiles, type FileStore, photoPlace } from '../../../src/server/photos/stores/openFiles';

vi.stubEnv('AWS_ACCESS_KEY_ID', 'rega:tests');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret-of-tests');
vi.stubEnv('AWS_REGION', 'eu-central-1');

const shop = await startBucket();
const endpoint = shop.endpoint;
const place = { bucket: 'agency', prefix: 'rega/live', endpoint };

/** A real store with the same key, for this run (docs/testing.md). */
const { BUCKET_ENDPOINT } = process.env;
const real = async () =>
  bucketFiles({ bucket: 'agency', prefix: `p${Math.random()}`, endpoint: BUCKET_ENDPOINT }, 'real');

const STORES: readonly (readonly [string, () => Promise<FileStore>])[] = [
  ['a folder', async () => diskFiles(await tempFolder())],
  ['a bucket', async () => bucketFiles({ ...place, prefix: `p${Math.random()}` }, 'photos')],
  ['a bucket without a prefix', async () => bucketFiles({ ...place, prefix: '' }, 'bare')],
  ...(BUCKET_ENDPOINT === undefined ? [] : [[`a bucket of ${BUCKET_ENDPOINT}`, real] as const]),
];

test('a folder reads a file to its end that is removed meanwhile', async () => {
  const folder = await tempFolder();
  await writeFile(join(folder, 'a.jpg'), 'photo');
  const stream = (await diskFiles(folder).read('a.jpg')) ?? expect.fail();
  rmSync(join(folder, 'a.jpg'));
  expect((await buffer(stream)).toString()).toBe('photo');
});

describe.each(STORES)('%s', (_, open) => {
  const put = async (files: FileStore, texts: Readonly<Record<string, string>>) => {
    const folder = await tempFolder();
    const made = Object.keys(texts).map((name) => ({ name, path: join(folder, `new-${name}`) }));
    for (const { name, path } of made) await writeFile(path, texts[name] ?? '');
    await files.put(made);
    return made;
  };
  const read = async (files: FileStore, name: string): Promise<string | undefined> => {
    const stream = await files.read(name);
    return stream && (await buffer(stream)).toString();
  };
  const names = async (files: FileStore): Promise<string[]> => {
    const all: string[] = [];
    for await (const { name } of files.list()) all.push(name);
    return all.toSorted();
  };

  test('stores, lists, reads and removes files', async () => {
    const files = await open();
    const texts = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`${n}.jpg`, `photo ${n}`]));
    const made = await put(files, texts);
    // Moved, and not copied.
    for (const { path } of made) await expect(access(path)).rejects.toThrow();
    expect(await names(files)).toEqual(Object.keys(texts));
    expect(await read(files, '4.jpg')).toBe('photo 4');
    await files.remove(['1.jpg', '4.jpg', 'never there.jpg']);
    expect(await names(files)).toEqual(['2.jpg', '3.jpg', '5.jpg']);
    expect(await read(files, '4.jpg')).toBeUndefined();
    await files.remove(await names(files));
    expect(await names(files)).toEqual([]);
    await files.remove([]);
  });

  test('reports when a file was stored', async () => {
    const files = await open();
    const before = Date.now();
    await put(files, { 'a.jpg': 'a' });
    for await (const { since } of files.list()) {
      // Some file systems store whole seconds.
      expect(Math.abs(since - before)).toBeLessThan(60_000);
    }
    await files.remove(['a.jpg']);
  });
});

describe('photos in a bucket', async () => {
  const env = { PHOTO_STORE: 's3://agency/rega/live', S3_ENDPOINT: endpoint };
  const { app, login, files, settings } = await startServer({ env });
  const [service] = servicesThat('sends photos', (one) => fileFields(one).length > 0);
  const [field = ''] = fileFields(service);
  const url = `/api/${service.staff.list}`;
  const staff = await login();
  const newest = async () => {
    const response = await app.inject({ url, headers: staff });
    const [first] = response.json<{ data: Record<string, unknown>[] }>().data;
    return { id: String(first?.id), photos: (first?.[field] ?? []) as string[] };
  };
  const inBucket = () => [...shop.objects.keys()].filter((name) => name.includes('/rega/live/'));

  test('are stored and read there only', async () => {
    const before = inBucket().length;
    const response = await app.inject(await sampleRequest(service));
    expect(response.statusCode, response.body).toBe(201);
    const [photo = ''] = (await newest()).photos;
    const id = photo.split('/')[1] ?? '';
    expect(inBucket().length).toBeGreaterThan(before);
    expect(inBucket()).toContain(`agency/rega/live/photos/${id}.jpg`);
    expect([await files('photos'), await files('tmp')]).toEqual([[], []]);
    const read = await app.inject({ url: `/api/${photo}`, headers: staff });
    expect(read.statusCode).toBe(200);
    const copy = join(await tempFolder(), 'copy');
    await writeFile(copy, read.rawPayload);
    expect(
      (
        await sharp(await readFile(copy))
          .raw()
          .toBuffer()
      ).length,
    ).toBe(64 * 48 * 3);
  });

  test('are not acknowledged before the bucket has them', async () => {
    const { id } = await newest();
    const before = inBucket();
    shop.isDown = true;
    const key = { 'idempotency-key': 'sent-to-a-bucket-that-is-down' };
    const request = await sampleRequest(service, key);
    const refused = await app.inject(request);
    expect(refused.statusCode).toBeGreaterThanOrEqual(500);
    shop.isDown = false;
    expect((await newest()).id).toBe(id);
    expect(inBucket()).toEqual(before);
    expect(await files('tmp')).toEqual([]);
    expect((await app.inject(request)).statusCode).toBe(201);
  });

  test('are erased there', async () => {
    const found = await newest();
    const path = `/api/application/${found.id}/`;
    const [photo = ''] = found.photos;
    const name = `agency/rega/live/photos/${photo.split('/')[1] ?? ''}.jpg`;
    expect(inBucket()).toContain(name);
    expect((await app.inject({ method: 'DELETE', url: path, headers: staff })).statusCode).toBe(
      200,
    );
    expect(inBucket()).not.toContain(name);
  });

  test('are backed up and restored into another bucket', async () => {
    const told = vi.spyOn(console, 'log').mockImplementation(() => {});
    const backup = await backedUp({ ...env, DATA_DIR: settings.dataDir });
    const target = { ...env, DATA_DIR: await tempFolder(), PHOTO_STORE: 's3://second' };
    expect(await restoreInto(backup, target)).toBe(0);
    told.mockRestore();
    // A restored installation has an id of its own.
    const isFile = (name: string) => !name.endsWith('/store-id');
    const copied = [...shop.objects].filter(([name]) => name.startsWith('second/') && isFile(name));
    expect(copied.length).toBeGreaterThan(0);
    expect(copied.length).toBe(inBucket().filter(isFile).length);
    for (const [name, { bytes }] of copied) {
      const original = shop.objects.get(name.replace('second/', 'agency/rega/live/'));
      expect(original?.bytes.equals(bytes)).toBe(true);
    }
  });

  test('are swept when a crash left them', async () => {
    const orphan = `agency/rega/live/photos/${'a'.repeat(32)}.jpg`;
    const fresh = `agency/rega/live/photos/${'b'.repeat(32)}.jpg`;
    const kept = inBucket();
    const bytes = Buffer.from('x');
    shop.objects.set(orphan, { bytes, since: new Date(Date.now() - 24 * 3_600_000) });
    shop.objects.set(fresh, { bytes, since: new Date() });
    const again = await startServer({ env: { ...env, DATA_DIR: settings.dataDir } });
    await again.app.ready();
    await expect.poll(inBucket).not.toContain(orphan);
    const trashed = orphan.replace('/photos/', '/trash/photos/');
    expect(inBucket().toSorted()).toEqual([...kept, fresh, trashed].toSorted());
  });
});

test('prevent the start with a wrong key', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'another-key');
  const env = { PHOTO_STORE: 's3://agency', S3_ENDPOINT: endpoint };
  await expect(startServer({ env })).rejects.toThrow(/^PHOTO_STORE agency cannot be read: /u);
});

describe('PHOTO_STORE', () => {
  test.each([
    ['s3://agency', { bucket: 'agency', prefix: '', endpoint: undefined }],
    ['s3://agency/', { bucket: 'agency', prefix: '', endpoint: undefined }],
    ['s3://agency.files/a/b/', { bucket: 'agency.files', prefix: 'a/b', endpoint: undefined }],
    ['shared', { folder: '/srv/rega/shared' }],
    ['/mnt/shared', { folder: '/mnt/shared' }],
  ])('%s', (text, expected) => {
    expect(photoPlace(text, '/srv/rega', undefined)).toEqual(expected);
  });

  test.each(['s3://', 's3://A', 's3:///x', 's3://agency/a b', 'gs://agency', 'https://agency/x'])(
    'rejects %s',
    (text) => {
      expect(() => photoPlace(text, '/srv/rega', undefined)).toThrow('s3://bucket/prefix');
    },
  );
});
