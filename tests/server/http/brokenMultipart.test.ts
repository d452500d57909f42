import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { acceptBodies } from '../../../src/server/http/bodies';
import { handleErrors } from '../../../src/server/http/errors';
import { readMultipart } from '../../../src/server/http/multipart';
import { readTranslations } from '../../../src/server/http/translations';
import { figure, proves } from '../../requirements/figure';
import { ROOT, tempFolder } from '../support/folders';
import { startServer } from '../support/harness';
import { multipartBody } from './multipartBody';
import { fileFields } from '../support/picks';
import { picture } from '../photos/pictures';
import { expectRefusal } from '../support/scenario';
import { sampleTexts, servicesWith } from '../submit/submission';
import { HttpRefusal } from '../../../src/server/http/refusal';

const { app, files, login } = await startServer();
const staff = await login();
const [service] = servicesWith('multipart');
const [field = ''] = fileFields(service);
const texts = sampleTexts(service);
const photo = { name: field, filename: 'a.jpg', type: 'image/jpeg', content: await picture() };

const post = (payload: Buffer | string, type: string) =>
  app.inject({
    method: 'POST',
    url: `/api/${service.submit.path}`,
    payload,
    headers: { 'content-type': type },
  });

/** Returns the stored applications and photos. */
async function state(): Promise<{ total: number; photos: number; unfinished: number }> {
  const list = await app.inject({ url: `/api/${service.staff.list}`, headers: staff });
  const [photos, unfinished] = [await files('photos'), await files('tmp')];
  const { total } = list.json<{ total: number }>();
  return { total, photos: photos.length, unfinished: unfinished.length };
}

const good = multipartBody([...texts, photo]);
const TYPE = good.headers['content-type'];
const boundary = TYPE.split('boundary=')[1] ?? '';
const goodText = good.payload.toString('latin1');
const changed = (from: string | RegExp, to: string) =>
  Buffer.from(goodText.replace(from, to), 'latin1');
const inner = `Content-Type: multipart/mixed; boundary=in\r\n\r\n--in\r\n\r\nx\r\n--in--`;

/** Broken bodies, with their content type if it is another. */
const BROKEN: readonly (readonly [name: string, payload: Buffer | string, type?: string])[] = [
  ['no boundary', good.payload, 'multipart/form-data'],
  ['an empty boundary', good.payload, 'multipart/form-data; boundary='],
  ['a boundary of 300 letters', good.payload, `multipart/form-data; boundary=${'x'.repeat(300)}`],
  ['another boundary', good.payload, 'multipart/form-data; boundary=another'],
  ['two boundaries', good.payload, `multipart/form-data; boundary=x; boundary=${boundary}`],
  ['the type of parts that are mixed', good.payload, `multipart/mixed; boundary=${boundary}`],
  ['the type of parts that are related', good.payload, `multipart/related; boundary=${boundary}`],
  ['JSON', JSON.stringify(service.sample), 'application/json'],
  ['JSON in the clothes of parts', JSON.stringify(service.sample)],
  ['a form', 'firstName=a', 'application/x-www-form-urlencoded'],
  ['parts in the place of a part', changed('\r\n\r\n', `\r\n${inner}\r\n\r\n`)],
  ['the whole body once more inside', changed(photo.content.toString('latin1'), goodText)],
  ['only the end', `--${boundary}--\r\n`],
  ['a mark alone', `--${boundary}`],
  ['a thousand marks', `--${boundary}\r\n`.repeat(1000)],
  ['a hundred thousand marks', `--${boundary}\r\n`.repeat(100_000)],
  ['empty parts without end', `--${boundary}\r\n\r\n\r\n`.repeat(5000)],
  ['one part without a disposition', changed('Content-Disposition', 'X-Y')],
  ['a disposition that is none', changed('form-data', 'attachment')],
  ['a name that is empty', changed(/name="\w+"/u, 'name=""')],
  ['line ends of one letter', changed(/\r\n/gu, '\n')],
  ['noise', Buffer.alloc(5000, 7)],
  ['headers without end', changed('\r\n\r\n', '\r\nX: y')],
  ['photo parts without a disposition', changed(/Content-Disposition/gu, 'X-Y')],
  ['a header of 100 kB', changed('Content-D', `X: ${'y'.repeat(100_000)}\r\nContent-D`)],
  ['a thousand headers', changed('Content-D', `${'X: y\r\n'.repeat(1000)}Content-D`)],
];

const bodies = BROKEN.map(([name, payload, type = TYPE]) => ({ name, payload, type }));
test.each(bodies)(
  'rejects a body with $name and stores nothing',
  proves('R27'),
  async ({ payload, type }) => {
    const before = await state();
    const response = await post(payload, type);
    expect(response.statusCode, response.body).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expectRefusal(response);
    expect(await state()).toEqual(before);
  },
);

test.each([
  ['text before the first boundary', Buffer.concat([Buffer.from('hello\r\n'), good.payload])],
  ['a name whose quotation mark is not closed', changed(/name="(\w+)"/u, 'name="$1')],
  ['text behind the last', Buffer.concat([good.payload, Buffer.from('goodbye')])],
])('accepts %s', proves('R27'), async (_, payload) => {
  expect((await post(payload, TYPE)).statusCode).toBe(201);
});

test('rejects a body with any nameless part', async () => {
  const before = await state();
  for (const index of [...texts, photo].keys()) {
    let at = -1;
    const payload = goodText.replaceAll('Content-Disposition', (name) => {
      at += 1;
      return at === index ? 'X-Y' : name;
    });
    const response = await post(Buffer.from(payload, 'latin1'), TYPE);
    expect(response.statusCode, `part ${index}: ${response.body}`).toBe(400);
    expectRefusal(response);
  }
  expect(await state()).toEqual(before);
});

const NO_SPACE = Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' });

test.each([
  ['a mistake of the server', 500, 'convert', new TypeError('a mistake')],
  ['a disk that fills', 503, 'refuseFull', HttpRefusal.later('full')],
  ['a disk that was full before that was seen', 503, 'refuseFull', NO_SPACE],
])('does not blame a client for %s, and removes the files', async (_, status, where, error) => {
  const fail = (part: string): object => {
    if (part === where) throw error;
    return {};
  };
  const temp = await tempFolder();
  const own = Fastify();
  handleErrors(own, await readTranslations(ROOT));
  await acceptBodies(own);
  own.post('/', (request) =>
    readMultipart(request, {
      takesFile: () => true,
      convert: () => fail('convert'),
      folder: {
        tempPath: () => join(temp, 'upload'),
        refuseFull: async () => void fail('refuseFull'),
      },
    }),
  );
  const large = multipartBody([{ ...photo, content: Buffer.alloc(3 << 20) }]);
  const response = await own.inject({ method: 'POST', url: '/', ...large });
  expect(response.statusCode, response.body).toBe(status);
  if (status === 503) expect(response.headers['retry-after']).toBe('3600');
  expect(await readdir(temp)).toEqual([]);
  await own.close();
});

const PHOTO_AT = good.payload.indexOf(photo.content);

/** Where a body is cut: all over it, and at each of the photo's first and last bytes. */
const CUTS = [
  ...Array.from({ length: 60 }, (_, index) => Math.floor((good.payload.length * index) / 60)),
  ...Array.from({ length: 200 }, (_, index) => PHOTO_AT + index),
  ...Array.from({ length: 60 }, (_, index) => good.payload.length - 60 + index),
];

test('rejects a truncated body wherever it ends', { timeout: 120_000 }, async (context) => {
  const before = await state();
  let taken = 0;
  for (const end of CUTS) {
    const response = await post(good.payload.subarray(0, end), TYPE);
    if (response.statusCode === 201) taken += 1;
    else {
      expect(response.statusCode, `at ${end}: ${response.body}`).toBeGreaterThanOrEqual(400);
      expect(response.statusCode, `at ${end}`).toBeLessThan(500);
      expectRefusal(response);
    }
  }
  const { total, photos, unfinished } = await state();
  expect(total - before.total).toBe(taken);
  // A complete one lacks only the line end after it.
  expect(taken).toBeLessThanOrEqual(2);
  expect(photos - before.photos).toBe(taken);
  expect(unfinished).toBe(0);
  const tried = BROKEN.length + CUTS.length;
  figure(context, 'R27', `${tried} bodies, ${taken} whole without its last line end, 0 half`);
});
