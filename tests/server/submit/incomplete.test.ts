import { describe, expect, test } from 'vitest';
import type { Service } from '../../../src/definition/model/service';
import type { Values } from '../../../src/definition/model/values';
import { fromPayload } from '../../../src/definition/payload/payload';
import { toRequest } from '../../../src/definition/payload/submitRequest';
import { multipartBody, type TestPart } from '../http/multipartBody';
import { picture } from '../photos/pictures';
import { fileFields } from '../support/picks';
import { startStaffed } from '../support/staffed';
import { sampleRequest, services } from './submission';

const { app, answerOf, staff } = await startStaffed();
const [{ id: me }] = (await answerOf('GET', 'user/')).data as { id: string }[] as [{ id: string }];

/** Those that say what they are about in questions that anybody may be asked. */
const NAMED = services.filter(({ given }) => !given);

const enter = async (of: Service, change: (values: Values) => Values, query = '?incomplete=1') => {
  const request = await sampleRequest(of, {}, change);
  const headers = { ...request.headers, ...staff };
  return app.inject({ ...request, url: `/api/${of.staff.list}${query}`, headers });
};

interface Entered {
  readonly id: string;
  readonly incomplete: boolean;
  readonly missing: readonly string[];
  readonly assignee: string | null;
  readonly answers: Values;
}

const read = async (reference: string): Promise<Entered> => {
  const { data } = await answerOf('GET', `application/?search=${reference}`);
  const [line] = data as unknown as Entered[];
  const whole = (await answerOf('GET', `application/${line!.id}/`)) as unknown as Entered;
  expect([line!.incomplete, line!.assignee]).toEqual([whole.incomplete, whole.assignee]);
  return whole;
};

/** Leaves out one answer that the form requires of everybody. */
const without =
  (name: string) =>
  ({ [name]: _, ...rest }: Values): Values =>
    rest;

const requiredIn = ({ form, sample }: Service): string[] =>
  (form.required ?? []).filter((name) => sample[name] !== undefined);

/** Returns the first answer that is typed and required of everybody. */
const typedIn = (of: Service): string | undefined =>
  requiredIn(of).find((name) => !fileFields(of).includes(name));

const ASKING = NAMED.filter((of) => typedIn(of) !== undefined);

describe.each(ASKING)('an application for $id at the counter', (of) => {
  const name = typedIn(of)!;

  test('is stored without what is required, marked, and given to who has entered it', async () => {
    expect((await enter(of, without(name), '')).statusCode).toBe(422);
    const response = await enter(of, without(name));
    expect(response.statusCode, response.body).toBe(201);
    const entered = await read(response.json<{ reference: string }>().reference);
    expect(entered).toMatchObject({ incomplete: true, assignee: me });
    expect(entered.missing).toContain(name);
  });

  test('is as any other if nothing is missing, and refused by visitors if anything is', async () => {
    const response = await enter(of, (values) => values);
    const entered = await read(response.json<{ reference: string }>().reference);
    expect(entered).toMatchObject({ incomplete: false, missing: [], assignee: me });
    const request = await sampleRequest(of, {}, without(name));
    const visitor = await app.inject({ ...request, url: `${request.url}?incomplete=1` });
    expect(visitor.statusCode).toBe(422);
  });
});

test.each(NAMED)('an application for $id may have no answer at all', async (of) => {
  const response = await enter(of, () => ({}));
  expect(response.statusCode, response.body).toBe(201);
  const { missing } = await read(response.json<{ reference: string }>().reference);
  expect(missing.length).toBeGreaterThan(0);
});

test.each(ASKING)('what is typed must be valid all the same: $id', async (of) => {
  const response = await enter(of, () => ({ [typedIn(of)!]: 'x'.repeat(50_000) }));
  expect(response.statusCode).toBe(422);
  const { errors } = response.json<{ errors: { code: string }[] }>();
  expect(errors.map(({ code }) => code)).not.toContain('required');
});

test('is found by its mark, and completed by a correction', async () => {
  const [of] = NAMED.filter(
    (one) =>
      one.submit.encoding === 'multipart' &&
      requiredIn(one).some((name) => fileFields(one).includes(name)),
  );
  const photos = requiredIn(of!).find((name) => fileFields(of!).includes(name))!;
  const request = toRequest(of!, without(photos)(fromPayload(of!, of!.sample)), 'en');
  if (request.encoding !== 'multipart') throw new Error('it has no files');
  const texts = request.parts.flatMap((part): TestPart[] =>
    'text' in part ? [{ name: part.name, content: part.text }] : [],
  );
  const body = multipartBody(texts);
  const response = await app.inject({
    method: 'POST',
    url: `/api/${of!.staff.list}?incomplete=1`,
    headers: { ...body.headers, ...staff },
    payload: body.payload,
  });
  expect(response.statusCode, response.body).toBe(201);
  const { reference } = response.json<{ reference: string }>();
  const { id, missing } = await read(reference);
  expect(missing).toEqual([photos]);
  const found = async () =>
    ((await answerOf('GET', 'application/?incomplete=1&perPage=100')).data as { id: string }[]).map(
      (line) => line.id,
    );
  expect(await found()).toContain(id);
  const files = multipartBody([{ name: photos, filename: 'a.jpg', content: await picture() }]);
  const corrected = await app.inject({
    method: 'POST',
    url: `/api/application/${id}/correction/?fields=${photos}`,
    headers: { ...files.headers, ...staff },
    payload: files.payload,
  });
  expect(corrected.statusCode, corrected.body).toBe(200);
  expect(await read(reference)).toMatchObject({ incomplete: false, missing: [] });
  expect(await found()).not.toContain(id);
});
