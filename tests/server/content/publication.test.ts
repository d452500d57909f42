import { describe, expect, test } from 'vitest';
import { pathOf } from '../../../src/definition/content/contentType';
import type { Values } from '../../../src/definition/model/values';
import { loadContentKinds } from '../../../src/server/content/contentKinds';
import { multipartBody } from '../http/multipartBody';
import { ROOT } from '../support/folders';
import { startWithShell } from '../pages/templateHtml';
import { issuesOf } from '../support/scenario';

/** In Baghdad, three hours ahead of UTC, it is the evening of 4 March. */
const EVENING = Date.parse('2026-03-04T20:59:59.000Z');
let clock = EVENING;
const server = await startWithShell({}, true, () => new Date(clock));
let headers = await server.login();
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
const kinds = (await loadContentKinds(ROOT)).filter(({ schedules }) => schedules);

const staff = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const response = await server.app.inject({
    method,
    url: `/api/${path}`,
    headers,
    ...(payload && { payload }),
  });
  return response;
};
/** As visitors read it, through the cache of finished responses. */
const read = async (path: string) => {
  const response = await fetch(`${address}/${path}`, { headers: { accept: '*/*' } });
  return { status: response.status, text: await response.text() };
};
const blog = (title: string, publication?: object) => ({
  title: [title, title, title],
  topRate: 5,
  ...(publication && { publication }),
});
const made = async (title: string, publication?: object) => {
  const response = await staff('POST', 'blog/', blog(title, publication));
  expect(response.statusCode, response.body).toBe(201);
  return response.json<Values & { id: string; version: number }>();
};
const stored = async (id: string) => (await staff('GET', `blog/${id}/`)).json<Values>();

/** The public reads of blogs, and the pages that show one. */
const PLACES = [
  'api/client/get_blog/?perPage=100',
  'api/client/top_blogs/',
  'sitemap.xml',
] as const;
const isShown = async (id: string, title: string) => {
  const lists = await Promise.all(PLACES.map(async (place) => (await read(place)).text));
  const one = await read(`api/client/blog_by_id/${id}/`);
  const page = await read(`blog/${id}`);
  const shown = [
    ...lists.map((text) => text.includes(id)),
    one.status === 200,
    page.status === 200,
    page.text.includes(title),
  ];
  expect(new Set(shown).size, `${title}: ${shown.join()}`).toBe(1);
  return shown[0];
};

describe('a record', () => {
  test('is shown if no state was sent, and visitors get no state', async () => {
    const { id } = await made('Plain');
    expect(await isShown(id, 'Plain')).toBe(true);
    expect((await read(`api/client/blog_by_id/${id}/`)).text).not.toContain('publication');
    expect((await read(PLACES[0])).text).not.toContain('publication');
    expect(await stored(id)).toMatchObject({
      publication: { draft: false, from: '', until: '' },
    });
  });

  test('has the day of its end if it has one', async () => {
    const { id } = await made('Ends', { until: '2040-01-02' });
    expect(JSON.parse((await read(`api/client/blog_by_id/${id}/`)).text)).toMatchObject({
      until: '2040-01-02',
    });
    const { id: endless } = await made('Endless');
    expect((await read(`api/client/blog_by_id/${endless}/`)).text).not.toContain('until');
  });

  test('is shown to staff only while it is a draft', async () => {
    const { id, version } = await made('Draft', { draft: true });
    expect(await isShown(id, 'Draft')).toBe(false);
    const list = (await staff('GET', 'blogs/?state=draft')).json<{ data: { id: string }[] }>();
    expect(list.data.map((each) => each.id)).toEqual([id]);
    const publish = { ...blog('Draft'), publication: { draft: false }, version };
    expect((await staff('PUT', `blog/${id}`, publish)).statusCode).toBe(200);
    expect(await isShown(id, 'Draft')).toBe(true);
  });

  test('begins and ends at midnight where the agency is, without a write', async () => {
    clock = EVENING;
    const { id } = await made('Soon', { from: '2026-03-05', until: '2026-03-06' });
    const seen = async () => [
      await isShown(id, 'Soon'),
      (await staff('GET', 'blogs/?state=scheduled')).body.includes(id),
      (await staff('GET', 'blogs/?state=ended')).body.includes(id),
    ];
    // Twice, so that the second read comes from the cache.
    expect([await seen(), await seen()]).toEqual([
      [false, true, false],
      [false, true, false],
    ]);
    clock += 1000;
    expect([await seen(), await seen()]).toEqual([
      [true, false, false],
      [true, false, false],
    ]);
    clock += 48 * 3_600_000 - 1000;
    headers = await server.login();
    expect((await seen())[0]).toBe(true);
    clock += 1000;
    expect([await seen(), await seen()]).toEqual([
      [false, false, true],
      [false, false, true],
    ]);
  });

  test('keeps its state if a client that knows of none saves it, as JSON or form data', async () => {
    const { id } = await made('Kept', { draft: true, until: '2030-01-01' });
    const state = { draft: true, from: '', until: '2030-01-01' };
    const changed = await staff('PUT', `blog/${id}`, blog('Kept too'));
    expect(changed.json()).toMatchObject({ publication: state });
    const form = multipartBody([{ name: 'title', content: '["a","b","c"]' }]);
    const put = (body: typeof form) =>
      server.app.inject({
        method: 'PUT',
        url: `/api/blog/${id}`,
        payload: body.payload,
        headers: { ...body.headers, ...headers },
      });
    expect((await put(form)).json()).toMatchObject({ publication: state });
    const published = multipartBody([
      { name: 'title', content: '["a","b","c"]' },
      { name: 'publication', content: '{"draft":false,"until":"2030-01-02"}' },
    ]);
    expect((await put(published)).json()).toMatchObject({
      publication: { draft: false, from: '', until: '2030-01-02' },
    });
  });

  test('comes back from bin and history as it was', async () => {
    const { id } = await made('Bin', { draft: true });
    await server.app.inject({ method: 'DELETE', url: `/api/blog/${id}`, headers });
    await staff('POST', 'content_bin/', { kind: 'blog', id });
    expect(await isShown(id, 'Bin')).toBe(false);
    const { data } = (await staff('GET', `content_history/?kind=blog&id=${id}`)).json<{
      data: { record: Values }[];
    }>();
    expect(data[0]?.record).toMatchObject({ publication: { draft: true } });
  });

  test.each([
    ['a text', 'soon', 'publication'],
    ['a list', [], 'publication'],
    ['a draft that is a word', { draft: 'yes' }, 'publication.draft'],
    ['a day that does not exist', { from: '2026-02-30' }, 'publication.from'],
    ['a day that is a number', { until: 5 }, 'publication.until'],
    ['an end before the start', { from: '2026-03-05', until: '2026-03-04' }, 'publication.until'],
  ])('is refused with %s', async (_, publication, name) => {
    const response = await staff('POST', 'blog/', { ...blog('No'), publication });
    expect(response.statusCode).toBe(422);
    expect(issuesOf(response).map(([at]) => at)).toEqual([name]);
  });

  test('is not found by an unknown state', async () => {
    expect((await staff('GET', 'blogs/?state=gone')).statusCode).toBe(422);
  });
});

test.each(kinds.map((kind) => [kind.id, kind] as const))(
  'drafts of %s are in no public response',
  async (_, kind) => {
    const [create = ''] = kind.calls.create ?? [];
    const { id: _id, createdAt: _at, ...sample } = kind.samples[0] ?? {};
    const body = { ...sample, publication: { draft: true } };
    const added = await staff('POST', create, body);
    expect(added.statusCode, added.body).toBe(201);
    const { id } = added.json<{ id: string }>();
    for (const call of kind.calls.public) {
      const path = pathOf(call);
      const answer = await read(`api/${path.replace('{id}', id)}`);
      expect(answer.status).toBe(path.includes('{id}') ? 404 : 200);
      expect(answer.text, path).not.toContain(id);
    }
    const list = kind.calls.staff.map(pathOf).find((path) => !path.includes('{id}'));
    expect((await staff('GET', `${list}?state=draft&perPage=100`)).body).toContain(id);
  },
);
