import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { frameBomb, headerBomb, noteBomb, png } from '../photos/bombs';
import { startServer } from '../support/harness';
import type { TestPart } from '../http/multipartBody';
import { ADDRESS, expectNothingNew, keptIn, nameOf, photo } from '../photos/pictureFolder';
import { phonePhoto, picture } from '../photos/pictures';
import { expectRefusal, issuesOf } from '../support/scenario';
import { startStaffed } from '../support/staffed';

const { app, call, answerOf, sendParts, settings } = await startStaffed();

const folder = join(settings.dataDir, 'pictures');
const upload = (parts: readonly TestPart[]) => sendParts('POST', 'content_photo/', parts);
const addressOf = (response: LightMyRequestResponse) =>
  response.json<{ address: string }>().address;
const stored = (response: LightMyRequestResponse) =>
  readFile(join(folder, nameOf(addressOf(response))));
const kept = () => keptIn(settings);

describe('uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'of type %s is stored as WebP and public',
    async (format) => {
      const response = await upload([await photo({ content: await picture(format) })]);
      expect(response.statusCode, response.body).toBe(201);
      expect(addressOf(response)).toMatch(ADDRESS);
      const read = await app.inject({ url: addressOf(response) });
      expect(read.statusCode).toBe(200);
      expect(read.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const file = await stored(response);
      expect(read.rawPayload).toEqual(file);
      const { width, height, format: own } = await sharp(file).metadata();
      expect({ width, height, own }).toEqual({ width: 64, height: 48, own: 'webp' });
    },
  );

  it('loses its metadata and is rotated upright', async () => {
    const response = await upload([await photo({ content: await phonePhoto() })]);
    const { exif, icc, xmp, width, height } = await sharp(await stored(response)).metadata();
    expect({ exif, icc, xmp, width, height }).toEqual({ width: 40, height: 60 });
  });

  it('is scaled down to 1920 pixels', async () => {
    const response = await upload([await photo({ content: png(4000, 2000) })]);
    const { width, height } = await sharp(await stored(response)).metadata();
    expect({ width, height }).toEqual({ width: 1920, height: 960 });
  });

  it('may be transparent', async () => {
    const content = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const response = await upload([await photo({ content })]);
    const { channels } = await sharp(await stored(response)).stats();
    expect(channels[3]?.max).toBe(0);
  });
});

const text: TestPart = { name: 'title', content: 'x' };
const NO_PICTURES: readonly (readonly [
  name: string,
  parts: () => Promise<TestPart[]>,
  status: number,
  issues?: readonly (readonly [string, string])[],
])[] = [
  ['nothing', async () => [], 422, [['photo', 'required']]],
  ['a text', async () => [text], 422, [['title', 'unknown']]],
  [
    'a text instead of it',
    async () => [{ name: 'photo', content: '/a.svg' }],
    422,
    [['photo', 'unknown']],
  ],
  ['a text beside it', async () => [await photo(), text], 422, [['title', 'unknown']]],
  ['another name', async () => [await photo({ name: 'file' })], 422, [['file', 'unknown']]],
  ['two', async () => [await photo(), await photo()], 422, [['photo', 'maxItems']]],
  [
    'eleven',
    async () => Promise.all(Array.from({ length: 11 }, () => photo())),
    422,
    [['photo', 'maxItems']],
  ],
  [
    'an SVG',
    async () => [await photo({ content: '<svg xmlns="http://www.w3.org/2000/svg"/>' })],
    422,
    [['photo', 'fileType']],
  ],
  [
    'a page',
    async () => [await photo({ content: '<html><script>alert(1)</script>', type: 'image/png' })],
    422,
    [['photo', 'fileType']],
  ],
  [
    'half a picture',
    async () => [await photo({ content: (await picture('png')).subarray(0, 90) })],
    422,
    [['photo', 'fileType']],
  ],
  ['an empty file', async () => [await photo({ content: '' })], 422, [['photo', 'fileType']]],
  [
    'more than 10 MB',
    async () => [await photo({ content: Buffer.alloc(10_600_000, 1) })],
    422,
    [['photo', 'fileSize']],
  ],
  [
    'too many pixels',
    async () => [await photo({ content: await headerBomb() })],
    422,
    [['photo', 'filePixels']],
  ],
  [
    'many frames',
    async () => [await photo({ content: frameBomb(500) })],
    422,
    [['photo', 'filePixels']],
  ],
  [
    'notes of many megabytes',
    async () => [await photo({ content: noteBomb(100) })],
    422,
    [['photo', 'fileType']],
  ],
  ['__proto__', async () => [await photo({ name: '__proto__' })], 400],
];

describe('files that are no pictures', () => {
  it.each(NO_PICTURES.map(([name, parts, status, issues]) => ({ name, parts, status, issues })))(
    '$name',
    async ({ parts, status, issues }) => {
      const before = await kept();
      const response = await upload(await parts());
      expect(response.statusCode, response.body).toBe(status);
      expectRefusal(response);
      if (issues) expect(issuesOf(response)).toEqual(issues);
      await expectNothingNew(settings, before);
    },
  );

  it('JSON and anonymous uploads are refused', async () => {
    const before = await kept();
    expect((await call('POST', 'content_photo/', { photo: 'x' })).statusCode).toBe(415);
    const refused = await sendParts('POST', 'content_photo/', [await photo()], {});
    expect(refused.statusCode).toBe(401);
    await expectNothingNew(settings, before);
  });

  it.each(['none', `${'a'.repeat(32)}.webp`, '..%2Frega.db', '%2e%2e', `${'a'.repeat(32)}.jpg`])(
    '%s is not found',
    async (name) => {
      const response = await app.inject({ url: `/api/content_photo/${name}` });
      expect(response.statusCode).toBe(404);
    },
  );

  it('a photo of an application cannot be read as a picture', async () => {
    const known = await kept();
    expect(known.length).toBeGreaterThan(0);
    const id = nameOf(known[0]).replace('.webp', '');
    expect((await call('GET', `photo/${id}/`)).statusCode).toBe(404);
  });
});

test('the next start sweeps only old pictures that no record or prepared change names', async () => {
  const [orphan, named, prepared, fresh] = await Promise.all(
    [1, 2, 3, 4].map(async () => addressOf(await upload([await photo()]))),
  );
  const { id } = await answerOf('POST', 'carousel/', { photo: named ?? '' }, 201);
  await answerOf('PUT', `content_change/carousel/${String(id)}/`, { photo: prepared ?? '' });
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const address of [orphan, named, prepared])
    await utimes(join(folder, nameOf(address)), old, old);
  const again = await startServer({ env: { DATA_DIR: settings.dataDir } });
  const states = () =>
    Promise.all(
      [orphan, named, prepared, fresh].map(
        async (url = '') => (await again.app.inject({ url })).statusCode,
      ),
    );
  await expect.poll(states).toEqual([404, 200, 200, 200]);
});
