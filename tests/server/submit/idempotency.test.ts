import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { isBoundToday } from '../../../src/definition/model/compare';
import { isString } from '../../../src/definition/model/field';
import type { Service } from '../../../src/definition/model/service';
import { figure, proves } from '../../requirements/figure';
import { startServer } from '../support/harness';
import { multipartBody } from '../http/multipartBody';
import { fileFields, photosIn, servicesThat } from '../support/picks';
import { picture } from '../photos/pictures';
import { expectRefusal, issuesOf } from '../support/scenario';
import { asksFirstName, sampleRequest, sampleTexts, services, servicesWith } from './submission';

const { app, files, login } = await startServer();
const staff = await login();

const total = async (list: string): Promise<number> =>
  (await app.inject({ url: `/api/${list}`, headers: staff })).json<{ total: number }>().total;

const withKey = (key: string) => ({ 'idempotency-key': key });

const atOnce = { sent: 0, records: 0 };
const each = services.map((service) => [service.id, service] as const);

const referenceIn = (response: LightMyRequestResponse): string =>
  response.json<{ reference: string }>().reference;

describe.each(each)('%s', proves('R35'), (id, service) => {
  const { list } = service.staff;

  test('a repeated submission returns the same reference and stores nothing', async () => {
    const before = await total(list);
    const request = await sampleRequest(service, withKey(`again-${id}`));
    const first = await app.inject(request);
    const second = await app.inject(request);
    expect(first.statusCode).toBe(201);
    expect(second.statusCode).toBe(201);
    expect(referenceIn(second)).toBe(referenceIn(first));
    expect(await total(list)).toBe(before + 1);
  });

  test('a repetition in another language is the same submission', async () => {
    const key = withKey(`language-${id}`);
    const first = await app.inject(
      await sampleRequest(service, { ...key, 'content-language': 'en' }),
    );
    const second = await app.inject(
      await sampleRequest(service, { ...key, 'content-language': 'ckb', 'accept-language': 'ar' }),
    );
    expect(referenceIn(second)).toBe(referenceIn(first));
  });

  test('ten concurrent repetitions store one application and leave no files', async () => {
    const before = await total(list);
    const photos = await files('photos');
    const request = await sampleRequest(service, withKey(`ten-at-once-${id}`));
    const responses = await Promise.all(Array.from({ length: 10 }, () => app.inject(request)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(responses.map(referenceIn)).size).toBe(1);
    expect(await total(list)).toBe(before + 1);
    expect(await files('photos')).toHaveLength(photos.length + photosIn(service));
    expect(await files('tmp')).toEqual([]);
    atOnce.sent += responses.length;
    atOnce.records += (await total(list)) - before;
  });

  test('the same key with other answers is refused', async () => {
    const key = withKey(`other-${id}`);
    await app.inject(await sampleRequest(service, key));
    const before = await total(list);
    const other = await app.inject(
      await sampleRequest(service, key, (values) =>
        asksFirstName(service) ? { ...values, firstName: 'Another' } : {},
      ),
    );
    expect(other.statusCode).toBe(422);
    expectRefusal(other);
    expect(issuesOf(other)).toEqual([['Idempotency-Key', 'keyReused']]);
    expect(await total(list)).toBe(before);
  });

  test('submissions without a key are stored separately', async () => {
    const request = await sampleRequest(service);
    const references = [await app.inject(request), await app.inject(request)].map(referenceIn);
    expect(new Set(references).size).toBe(2);
  });
});

test('each of those is stored once', (context) => {
  expect(atOnce.records).toBe(services.length);
  figure(context, 'R35', `${atOnce.sent} sent ten at a time, ${atOnce.records} records`);
});

test('the same key for another service is refused', proves('R35'), async () => {
  const [one, other] = services;
  if (!one || !other) throw new Error('there are not two services');
  await app.inject(await sampleRequest(one, withKey('two-services')));
  const response = await app.inject(await sampleRequest(other, withKey('two-services')));
  expect(response.statusCode).toBe(422);
});

test('the same key with another photo is refused', proves('R35'), async () => {
  const [service] = servicesWith('multipart');
  const [name = ''] = fileFields(service);
  const send = async (colour: number) => {
    const photo = { name, filename: 'a.jpg', content: await picture('png', colour) };
    const { headers, payload } = multipartBody([...sampleTexts(service), photo]);
    const url = `/api/${service.submit.path}`;
    return app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, ...withKey('another-photo') },
    });
  };
  expect((await send(1)).statusCode).toBe(201);
  expect((await send(1)).statusCode).toBe(201);
  expect((await send(2)).statusCode).toBe(422);
});

test('a refused submission does not use up its key', async () => {
  const [service] = servicesWith('json');
  const key = withKey('used-up-or-not');
  const wrong = await sampleRequest(service, key, (values) => ({ ...values, firstName: 7 }));
  expect((await app.inject(wrong)).statusCode).toBe(422);
  expect((await app.inject(await sampleRequest(service, key))).statusCode).toBe(201);
});

describe('invalid idempotency keys', () => {
  test.each([
    'short',
    'x'.repeat(201),
    'a b c d e f g h',
    'ÿÿÿÿÿÿÿÿÿ',
    '<script>alert',
    '" or 1=1 --',
  ])('%j is refused', async (key) => {
    const [service] = servicesWith('json');
    const response = await app.inject(await sampleRequest(service, withKey(key)));
    expect(response.statusCode).toBe(400);
    expectRefusal(response);
  });
});

test('the date of a visitor in the furthest time zone counts as today', async () => {
  const [service] = servicesThat('asks for a day up to today', (one) => dayUpToToday(one) !== '');
  const day = dayUpToToday(service);
  const start = Date.parse('2026-03-01T09:59:00Z');
  const { app: own } = await startServer({ now: () => new Date(start) });
  const dated = (date: string) =>
    sampleRequest(service, {}, (values) => ({ ...values, [day]: date }));
  expect((await own.inject(await dated('2026-03-01'))).statusCode).toBe(201);
  const refused = await own.inject(await dated('2026-03-02'));
  expect(issuesOf(refused)).toEqual([[day, 'notAfter']]);
  const { app: later } = await startServer({ now: () => new Date(start + 60_000) });
  expect((await later.inject(await dated('2026-03-02'))).statusCode).toBe(201);
});

/** Returns a past date of the sample to which no other date is compared. */
function dayUpToToday({ form, sample }: Service): string {
  const dates = Object.entries(form.properties).flatMap(([name, field]) =>
    isString(field) && field.format === 'date' ? [{ name, ...field }] : [],
  );
  const compared = new Set(
    dates.flatMap(({ compare }) => [compare?.after, compare?.notBefore].flat()),
  );
  const found = dates.find(
    (field) => isBoundToday(field, 'notAfter') && field.name in sample && !compared.has(field.name),
  );
  return found?.name ?? '';
}
