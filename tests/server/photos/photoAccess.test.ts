import { describe, expect, test } from 'vitest';
import { figure, proves } from '../../requirements/figure';
import { startServer } from '../support/harness';
import { fileFields, servicesThat } from '../support/picks';
import { sampleRequest } from '../submit/submission';

const { app, login, files } = await startServer();
const staff = await login();
const token = staff.authorization.slice('Bearer '.length);
const [service] = servicesThat('sends photos', (one) => fileFields(one).length > 0);
const [field = ''] = fileFields(service);
expect((await app.inject(await sampleRequest(service))).statusCode).toBe(201);

const list = await app.inject({ url: `/api/${service.staff.list}`, headers: staff });
const [record] = list.json<{ data: Record<string, unknown>[] }>().data;
const [photo = ''] = record![field] as string[];

const CREDENTIALS: Readonly<Record<string, Record<string, string>>> = {
  none: {},
  'half the token': { authorization: `Bearer ${token.slice(0, 22)}` },
  'the token but its last letter': { authorization: `Bearer ${token.slice(0, -1)}` },
  'the token and a letter': { authorization: `Bearer ${token}A` },
  'another token': { authorization: `Bearer ${'A'.repeat(43)}` },
  'a basic login': { authorization: `Basic ${Buffer.from('a:b').toString('base64')}` },
  'the token in a cookie': { cookie: `token=${token}; access_token=${token}` },
  'an address of ours': { referer: 'http://localhost:80/8d_001pass', 'x-forwarded-for': '::1' },
};

const id = photo.split('/')[1] ?? '';
const ADDRESSES = [
  `/api/${photo}`,
  `/api/photo/${id}`,
  `/api/photo/${id}.jpg`,
  `/photos/${id}.jpg`,
  `/api/${photo}?token=${token}`,
  `/api/${photo}?access_token=${token}`,
  `/api/photo/`,
  `/api/content_photo/${id}`,
  `/api/content_photo/${id}.webp`,
  `/data/photos/${id}.jpg`,
  `/api/photos/${id}.jpg`,
  `/uploads/${id}.jpg`,
  `/api/photo/${String(record?.id)}/`,
];

const GUESSES = [
  '0'.repeat(32),
  id.slice(0, -1),
  `${id}0`,
  '..%2f..%2frega.db',
  '%2e%2e',
  'a',
  '*',
];

const tally = { asked: 0, open: 0 };

async function closed(url: string, headers: Record<string, string>): Promise<void> {
  for (const method of ['GET', 'HEAD'] as const) {
    const response = await app.inject({ method, url, headers });
    tally.asked += 1;
    if (response.statusCode < 400) tally.open += 1;
    expect([401, 403, 404], `${method} ${url}`).toContain(response.statusCode);
    expect(response.body).not.toMatch(/[0-9a-f]{32}/u);
  }
}

describe('application photo', proves('R8'), () => {
  test.each(Object.entries(CREDENTIALS))('is refused with %s', async (_, headers) => {
    for (const url of ADDRESSES) await closed(url, headers);
  });

  test.each(GUESSES)('is not found by the guessed id %j, even for staff', async (guess) => {
    for (const headers of [{}, staff]) await closed(`/api/photo/${guess}/`, headers);
  });

  test.each(['/photos/', '/data/photos/', '/api/photos/', '/api/photo/', '/uploads/'])(
    'is listed nowhere: %s',
    (url) => closed(url, staff),
  );

  test('is served to staff and not cached', async (context) => {
    const response = await app.inject({ url: `/api/${photo}`, headers: staff });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    // The photo's address is a path of ours, without a token.
    expect(photo).toMatch(/^photo\/[0-9a-f]{32}\/$/u);
    expect(list.body).not.toContain(token);
    figure(context, 'R8', `${tally.asked} attempts, ${tally.open} answered`);
    figure(context, 'R7', `photos: ${response.headers['cache-control']}`);
  });

  test('is made small for staff, and neither cached nor stored', async () => {
    const before = await files('photos');
    const url = `/api/${photo}?size=small`;
    const response = await app.inject({ url, headers: staff });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'image/jpeg',
    });
    expect(await files('photos')).toEqual(before);
    expect(await files('tmp')).toEqual([]);
    await closed(url, {});
    await closed(`/api/photo/${'0'.repeat(32)}/?size=small`, staff);
    expect((await app.inject({ url: `${url}er`, headers: staff })).statusCode).toBe(422);
  });
});
