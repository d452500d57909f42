import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isFiles } from '../../src/definition/field';
import type { Service } from '../../src/definition/service';
import { LANGUAGES } from '../../src/definition/text';
import { startServer } from './harness';
import { sampleRequest, services } from './submission';

const { app, login, settings } = await startServer();

const sentWire = ({ sample, submit, form }: Service) =>
  Object.fromEntries(
    Object.entries(sample).filter(([name]) => {
      const field = form.properties[name];
      return !submit.omit?.includes(name) && !(field && isFiles(field));
    }),
  );

describe.each(services.map((service) => [service.id, service] as const))('%s', (_, service) => {
  test('what a visitor sends is what staff read', async () => {
    const headers = { 'content-language': 'en', 'idempotency-key': `sample-of-${service.id}` };
    const sent = await app.inject(await sampleRequest(service, headers));
    expect(sent.json()).toEqual({
      reference: expect.stringMatching(/^RG-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    });
    expect(sent.statusCode).toBe(201);

    const staff = await login();
    const url = `/api/${service.staff.list}`;
    const list = await app.inject({ url, headers: staff });
    const { data, total, page, perPage } = list.json<{
      data: Record<string, unknown>[];
      [key: string]: unknown;
    }>();
    expect({ total, page, perPage }).toEqual({ total: 1, page: 1, perPage: 20 });
    const [record] = data;
    expect(record).toMatchObject(sentWire(service));
    expect(record).toMatchObject({
      reference: sent.json<{ reference: string }>().reference,
      language: 'en',
      definitionVersion: service.version,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    const read = await app.inject({ url: `${url}${String(record?.id)}/`, headers: staff });
    expect(read.json()).toEqual(record);
  });

  const files = Object.entries(service.form.properties).filter(([, field]) => isFiles(field));
  if (files.length === 0) return;

  test('its photos are read by staff only', async () => {
    const staff = await login();
    const list = await app.inject({ url: `/api/${service.staff.list}`, headers: staff });
    const [record] = list.json<{ data: Record<string, string[]>[] }>().data;
    const [path = ''] = record?.[files[0]?.[0] ?? ''] ?? [];
    const url = `/api/${path}`;
    expect((await app.inject({ url })).statusCode).toBe(401);
    const photo = await app.inject({ url, headers: staff });
    expect(photo.statusCode).toBe(200);
    expect(photo.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const id = path.split('/')[1] ?? '';
    const file = join(settings.dataDir, 'photos', `${id}.jpg`);
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({ width: 64, height: 48, format: 'jpeg' });
    expect(photo.rawPayload.equals(await readFile(file))).toBe(true);
  });
});

describe('an application is told as it was asked', () => {
  test('the words for an open end stay in the language of the visitor', async () => {
    const open = services.find(({ sample }) => JSON.stringify(sample).includes('Until now'));
    if (!open) throw new Error('no sample has an open end');
    const { app: own, login: enter } = await startServer();
    for (const language of LANGUAGES) {
      const request = await sampleRequest(open, { 'content-language': language });
      expect((await own.inject(request)).statusCode).toBe(201);
    }
    const list = await own.inject({ url: `/api/${open.staff.list}`, headers: await enter() });
    const texts = list.json<{ data: unknown[] }>().data.map((record) => JSON.stringify(record));
    expect(texts.map((text) => text.includes('تا ئێستا'))).toEqual([false, false, true]);
    expect(texts.map((text) => text.includes('حتى الآن'))).toEqual([false, true, false]);
    expect(texts.map((text) => text.includes('Until now'))).toEqual([true, false, false]);
  });
});
