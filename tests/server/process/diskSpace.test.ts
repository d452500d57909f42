import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { diskSpace } from '../../../src/server/diskSpace';
import { startServer } from '../support/harness';
import { photo } from '../photos/pictureFolder';
import { multipartBody } from '../http/multipartBody';
import { expectRefusal, issuesOf } from '../support/scenario';
import { sampleRequest, servicesWith } from '../submit/submission';

const { bavail, bsize } = await statfs(tmpdir());
const freeMb = Math.ceil((bavail * bsize) / 1024 / 1024);

test.each([
  { name: 'enough', floor: 0, ready: [200, 'ready'], photos: 201, texts: 201, pictures: 201 },
  { name: 'low', floor: freeMb * 3, ready: [200, 'low'], photos: 503, texts: 201, pictures: 503 },
  {
    name: 'full',
    floor: freeMb * 30,
    ready: [503, 'full'],
    photos: 503,
    texts: 503,
    pictures: 503,
  },
])('reports a disk that is $name and accepts what fits', async (row) => {
  const { app, login, files } = await startServer({ env: { MIN_FREE_MB: String(row.floor) } });
  const ready = await app.inject('/api/ready/');
  expect([ready.statusCode, ready.json<{ status: string }>().status]).toEqual(row.ready);
  // Staff get in whatever the space.
  const headers = await login();
  const [withPhotos] = servicesWith('multipart');
  const [withTexts] = servicesWith('json');
  const body = multipartBody([await photo()]);
  const responses = [
    await app.inject(await sampleRequest(withPhotos)),
    await app.inject(await sampleRequest(withTexts)),
    await app.inject({
      method: 'POST',
      url: '/api/content_photo/',
      payload: body.payload,
      headers: { ...headers, ...body.headers },
    }),
  ];
  const statuses = responses.map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([row.photos, row.texts, row.pictures]);
  for (const response of responses.filter(({ statusCode }) => statusCode === 503)) {
    expectRefusal(response);
    expect(issuesOf(response)).toEqual([['', 'full']]);
    expect(response.headers['retry-after']).toBe('3600');
  }
  expect(await files('tmp')).toEqual([]);
  const metrics = await app.inject({ url: '/api/metrics/', headers });
  expect(metrics.body).toMatch(/^rega_disk_free_bytes \d+$/mu);
});

test.each([
  ['goes on while there is room', 0, undefined],
  ['ends when the disk is low', freeMb * 3, 503],
])('a file that is being written %s', async (_, floor, status) => {
  const { settings } = await startServer();
  const refusal = await diskSpace(settings, floor)
    .refuseWriting()
    .catch((error: unknown) => error);
  expect(refusal).toEqual(status && expect.objectContaining({ status }));
});
