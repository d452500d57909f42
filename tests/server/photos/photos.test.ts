import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { figure, proves } from '../../requirements/figure';
import { frameBomb, headerBomb, note, noteBomb, png } from './bombs';
import { startServer } from '../support/harness';
import { multipartBody, type TestPart } from '../http/multipartBody';
import { fileFields } from '../support/picks';
import { phonePhoto, picture } from './pictures';
import { expectRefusal, issuesOf } from '../support/scenario';
import { sampleTexts, servicesWith } from '../submit/submission';

const { app, files, login, settings } = await startServer();
const staff = await login();
const [service] = servicesWith('multipart');
const url = `/api/${service.submit.path}`;
const [field = ''] = fileFields(service);

const send = (...photos: Partial<TestPart>[]) => {
  const parts = photos.map((part) => ({ name: field, filename: 'a.jpg', content: '', ...part }));
  return app.inject({ method: 'POST', url, ...multipartBody([...sampleTexts(service), ...parts]) });
};

const newest = async (): Promise<Record<string, unknown>> => {
  const list = await app.inject({ url: `/api/${service.staff.list}`, headers: staff });
  return list.json<{ data: Record<string, unknown>[] }>().data[0] ?? {};
};

const pathOf = (path: unknown) =>
  join(settings.dataDir, 'photos', `${String(path).split('/')[1]}.jpg`);

describe('accepted photos', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    '%s becomes a JPEG',
    async (format) => {
      const response = await send({ content: await picture(format), type: 'text/plain' });
      expect(response.statusCode, response.body).toBe(201);
      const [photo] = (await newest())[field] as string[];
      expect(photo).toMatch(/^photo\/[0-9a-f]{32}\/$/u);
      expect(await sharp(await readFile(pathOf(photo))).metadata()).toMatchObject({
        format: 'jpeg',
        width: 64,
        height: 48,
      });
    },
  );

  test('metadata are removed and the photo is rotated upright', async () => {
    const original = await phonePhoto();
    expect(original.includes('Shilan Karim')).toBe(true);
    expect((await send({ content: original })).statusCode).toBe(201);
    const [photo] = (await newest())[field] as string[];
    const { exif, icc, xmp, orientation, width, height } = await sharp(
      await readFile(pathOf(photo)),
    ).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
    expect({ width, height }).toEqual({ width: 40, height: 60 });
    const bytes = await readFile(pathOf(photo));
    expect(bytes.includes('Exif') || bytes.includes('Shilan')).toBe(false);
  });

  test('a JPEG without its end marker is taken', async () => {
    expect((await send({ content: (await picture()).subarray(0, -2) })).statusCode).toBe(201);
  });

  test('data appended to a picture are removed', async () => {
    const passenger = Buffer.from('<?php system($_GET[0]); ?><script>alert(1)</script>PK\x03\x04');
    expect((await send({ content: Buffer.concat([await picture(), passenger]) })).statusCode).toBe(
      201,
    );
    const [photo] = (await newest())[field] as string[];
    expect((await readFile(pathOf(photo))).includes('script')).toBe(false);
  });

  test('several photos keep their order', async () => {
    const contents = await Promise.all([1, 90, 200].map((colour) => picture('png', colour)));
    expect((await send(...contents.map((content) => ({ content })))).statusCode).toBe(201);
    const photos = (await newest())[field] as string[];
    const reds = await Promise.all(
      photos.map(
        async (photo) =>
          (await sharp(await readFile(pathOf(photo))).stats()).channels[0]?.mean ?? 0,
      ),
    );
    expect(reds.map((red) => Math.round(red / 10))).toEqual([0, 9, 20]);
  });

  test('a large photo is scaled down, and further for a list of several', async () => {
    expect((await send({ content: png(6000, 3000) })).statusCode).toBe(201);
    const [photo] = (await newest())[field] as string[];
    expect(await sharp(await readFile(pathOf(photo))).metadata()).toMatchObject({
      width: 3500,
      height: 1750,
    });
    const small = await app.inject({ url: `/api/${photo}?size=small`, headers: staff });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 224,
      height: 112,
    });
  });

  test('a scrolling screenshot keeps its width', async () => {
    expect((await send({ content: png(1080, 15_000) })).statusCode).toBe(201);
    const [photo] = (await newest())[field] as string[];
    expect(await sharp(await readFile(pathOf(photo))).metadata()).toMatchObject({
      width: 1080,
      height: 15_000,
    });
  });

  test('only the first frame of an animation is stored', async () => {
    expect((await send({ content: frameBomb(100) })).statusCode).toBe(201);
    const [photo] = (await newest())[field] as string[];
    expect(await sharp(await readFile(pathOf(photo))).metadata()).toMatchObject({
      width: 1,
      height: 1,
    });
  });

  test.each(['tEXt', 'zTXt', 'iTXt'] as const)(
    'a PNG with metadata in %s is accepted',
    async (kind) => {
      expect((await send({ content: png(8, 8, [note(kind, 1000)]) })).statusCode).toBe(201);
    },
  );
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const jpegMark = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** Decodes as a picture, and is a script that begins with GIF89a. */
const gifScript = (): Buffer => {
  const gif = frameBomb(1);
  return Buffer.concat([
    gif.subarray(0, 6),
    Buffer.from('/*'),
    gif.subarray(8),
    Buffer.from('*/=1;alert(1)'),
  ]);
};

const REFUSED: Readonly<
  Record<string, readonly [content: string | Buffer, code: string, type?: string]>
> = {
  nothing: ['', 'fileType'],
  'one byte': ['a', 'fileType'],
  text: ['This is no photo.', 'fileType'],
  HTML: ['<!doctype html><script>alert(1)</script>', 'fileType'],
  SVG: [svg, 'fileType'],
  'SVG with a declaration': [`<?xml version="1.0"?>${svg}`, 'fileType'],
  PDF: ['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF', 'fileType'],
  ZIP: [Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'latin1'), 'fileType'],
  'a program': [Buffer.from(`MZ${'\0'.repeat(200)}`, 'latin1'), 'fileType'],
  TIFF: [Buffer.from('II*\0\x08\0\0\0\0\0\0\0', 'latin1'), 'fileType'],
  BMP: [Buffer.from('BM\x46\0\0\0\0\0\0\0\x36\0\0\0', 'latin1'), 'fileType'],
  ICO: [Buffer.from('\0\0\x01\0\x01\0', 'latin1'), 'fileType'],
  'the mark of a JPEG and no more': [jpegMark, 'fileType'],
  'the mark of a JPEG before HTML': [
    Buffer.concat([jpegMark, Buffer.from('<script>')]),
    'fileType',
  ],
  'the mark of a GIF before a script': ['GIF89a/*<script>alert(1)</script>*/=1;', 'fileType'],
  'a GIF that is a script, and declared as a JPEG': [gifScript(), 'fileType'],
  'the mark of a PNG and no more': [png(8, 8).subarray(0, 8), 'fileType'],
  'a JPEG cut short': [(await picture()).subarray(0, 200), 'fileType'],
  'a JPEG without its last byte': [(await picture()).subarray(0, -3), 'fileType'],
  'a PNG cut short': [png(400, 400).subarray(0, 60), 'fileType'],
  'a PNG of 400 million pixels': [png(20_000, 20_000), 'filePixels'],
  'a screenshot that would be too narrow to be read': [png(1080, 40_000), 'fileLong'],
  'a header of 4 billion pixels': [await headerBomb(), 'filePixels'],
  '101 frames': [frameBomb(101), 'filePixels', 'image/gif'],
  'a thousand frames': [frameBomb(1000), 'filePixels', 'image/gif'],
  'notes that unpack to 300 MB': [noteBomb(300), 'fileType'],
  'one note of 50 MB': [png(8, 8, [note('zTXt', 50 << 20)]), 'fileType'],
  'one note of 50 MB in a language': [png(8, 8, [note('iTXt', 50 << 20)]), 'fileType'],
  'a colour profile of 50 MB': [png(8, 8, [note('iCCP', 50 << 20)]), 'fileType'],
  'a PNG of 6,000 pieces': [png(8, 8, Array<Buffer>(6000).fill(note('tEXt', 1))), 'fileType'],
  'eleven megabytes': [Buffer.concat([await picture(), Buffer.alloc(11 << 20)]), 'fileSize'],
  'thirty megabytes': [Buffer.alloc(30 << 20, 0xff), 'fileSize'],
};

const tally = { refused: 0, stored: 0 };

describe('refused files', proves('R9'), () => {
  test.each(Object.entries(REFUSED))('%s', async (_, [content, code, type = 'image/jpeg']) => {
    const before = await files('photos');
    const response = await send({ content: await picture() }, { content, type });
    expect(response.statusCode, response.body).toBe(422);
    expectRefusal(response);
    expect(issuesOf(response)).toEqual([[field, code]]);
    const after = await files('photos');
    expect(after).toEqual(before);
    expect(await files('tmp')).toEqual([]);
    tally.refused += 1;
    tally.stored += after.length - before.length;
  });

  test('none of them is stored', (context) => {
    expect(tally).toEqual({ refused: Object.keys(REFUSED).length, stored: 0 });
    figure(context, 'R9', `${tally.refused} files refused with 422, ${tally.stored} stored`);
  });
});

const NAMES: readonly string[] = [
  '../../evil.jpg',
  '..\\..\\evil.jpg',
  '/etc/passwd',
  'C:\\evil.jpg',
  '....//evil.jpg',
  '.htaccess',
  'evil.php',
  'evil.jpg.php',
  'evil.php%00.jpg',
  'evil.svg',
  'evil.html',
  'con',
  'a b.jpg',
  '.',
  '..',
  '',
  '%2e%2e%2fevil.jpg',
  '<img src=x onerror=alert(1)>.jpg',
  "'; rm -rf ~.jpg",
  '$(id).jpg',
  '`id`',
  'وێنە.jpg',
  '😀.jpg',
  'x'.repeat(300),
  '\u202egpj.exe',
  'rega.db',
  '|id',
  '&id',
  'a;b.jpg',
];

/** Files that the test did not generate. */
const outside = (names: readonly string[]) =>
  names.filter((name) => !/^[0-9a-f]{32}\.jpg$/u.test(name));

describe('hostile file names', proves('R10'), () => {
  test.each(NAMES)('%j never reaches the disk', async (filename) => {
    const response = await send({ content: await picture(), filename });
    expect(response.statusCode, response.body).toBe(201);
    expect(outside(await files('photos'))).toEqual([]);
    expect(JSON.stringify(await newest())).not.toContain('evil');
  });

  const EXTENDED: readonly (readonly [string, Partial<TestPart>])[] = [
    ['beside the name', { name: `${field}"; filename*="UTF-8''..%2f..%2fevil.jpg` }],
    ['after a name', { filename: `a.jpg"; filename*=UTF-8''..%2f..%2fevil.jpg; x="` }],
    ['with NUL', { filename: `a.jpg"; filename*=UTF-8''evil.php%00.jpg; x="` }],
    ['of no charset', { filename: `a.jpg"; filename*=evil''%ff%fe; x="` }],
  ];
  test.each(EXTENDED)('%s never reaches the disk in its extended form', async (_, part) => {
    expect([201, 400, 422]).toContain(
      (await send({ content: await picture(), ...part })).statusCode,
    );
    expect(outside(await files('photos'))).toEqual([]);
    expect(JSON.stringify(await newest())).not.toContain('evil');
  });

  test('the download name is generated', async (context) => {
    const [photo = ''] = (await newest())[field] as string[];
    const response = await app.inject({ url: `/api/${photo}`, headers: staff });
    expect(response.headers['content-disposition']).toMatch(
      /^inline; filename="photo-[0-9a-f]{32}\.jpg"$/u,
    );
    expect(response.headers['cache-control']).toBe('no-store');
    const all = await readdir(settings.dataDir, { recursive: true });
    const strange = all.filter((name) => /evil|passwd|htaccess|وێنە/u.test(name));
    expect(strange).toEqual([]);
    const names = `${NAMES.length} names and ${EXTENDED.length} extended ones`;
    figure(
      context,
      'R10',
      `${names}: ${strange.length + outside(await files('photos')).length} kept`,
    );
  });
});
