import { describe, expect, test } from 'vitest';
import type { Composed, ComposedLine } from '../../../src/contract/composing';
import type { StoreService } from '../../../src/contract/storeServices';
import type { ServiceFile } from '../../../src/definition/model/service';
import type { Values } from '../../../src/definition/model/values';
import { type Found, startStaffed } from '../support/staffed';
import { services, servicesWith } from '../submit/submission';
import { ANSWERS, three, translation } from './translation';

const server = await startStaffed();
const { call, answerOf, app, storage } = server;
const composed = (found: Found) => found as unknown as Composed;

const save = async (document: ServiceFile, status = 200) =>
  composed(await answerOf('PUT', `composing/${document.id}/draft/`, { document }, status));
const publish = async (id: string, body: object = {}, status = 200) =>
  composed(await answerOf('POST', `composing/${id}/publish/`, body, status));
const lineOf = async (id: string) => {
  const { data } = (await answerOf('GET', 'composing/')) as unknown as { data: ComposedLine[] };
  return data.find((line) => line.id === id);
};
const send = (id: string, payload: object = ANSWERS) =>
  app.inject({ method: 'POST', url: `/api/client/service/${id}/`, payload });
const publicCall = async () =>
  (await app.inject('/api/client/service/')).json<{ data: StoreService[]; replaced: string[] }>();
const publicList = async () => (await publicCall()).data;

describe('a service of the store', () => {
  test('goes from nothing to an application in the inbox', async () => {
    expect((await send('translation')).statusCode).toBe(404);
    const draft = await save(translation());
    expect(draft.line).toMatchObject({ state: 'draft', source: 'store', hasDraft: true });
    expect(draft.draft?.document.submit.path).toBe('client/service/translation/');
    expect((await send('translation')).statusCode).toBe(404);
    const { line } = await publish('translation');
    expect(line).toMatchObject({ state: 'published', hasDraft: false, definitionVersion: 1 });
    const sent = await send('translation');
    expect(sent.statusCode, sent.body).toBe(201);
    const { reference } = sent.json<{ reference: string }>();
    const list = await answerOf('GET', 'application/?service=translation&status=new');
    expect(list).toMatchObject({
      data: [{ reference, service: 'translation', about: '3', name: 'Naz' }],
      total: 1,
    });
    const [{ id }] = list.data as unknown as [{ id: string }];
    expect(await answerOf('GET', `service/translation/${id}/`)).toMatchObject(ANSWERS);
    expect((await answerOf('GET', 'service/translation/')).total).toBe(1);
    const read = await answerOf('GET', `application/${id}/`);
    expect(read).toMatchObject({ definitionVersion: 1, documents: [{ item: 'original' }] });
    expect(await answerOf('PUT', `application/${id}/`, { status: 'atCourt' })).toMatchObject({
      status: 'atCourt',
    });
    const exported = await call(
      'GET',
      `application_export/?format=csv&ids=${id}&service=translation`,
    );
    expect(exported.body).toContain('Pages');
    expect(await answerOf('GET', 'client/retention/')).toMatchObject({
      services: [{ title: translation().tile.title, days: 30 }],
    });
    expect((await lineOf('translation'))?.applications).toBe(1);
    expect(await answerOf('GET', 'composing/translation/touched/?fields=pages,phone')).toEqual({
      applications: 1,
      fields: [
        { name: 'pages', answered: 1 },
        { name: 'phone', answered: 0 },
      ],
    });
  });

  test('refuses answers that its form refuses', async () => {
    const wrong = await send('translation', { ...ANSWERS, pages: 0 });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({ errors: [{ name: 'pages' }] });
  });

  test('is in the public list with a definition that has neither sample nor checklist', async () => {
    const [listed] = await publicList();
    expect(listed).toMatchObject({ id: 'translation', route: '/services/translation' });
    const definition = (await app.inject('/api/client/service/translation/')).json<Values>();
    expect(definition).toMatchObject({ version: 1, sample: {} });
    expect(definition).not.toHaveProperty('documents');
  });

  test('raises the version with what is asked, and applications keep theirs', async () => {
    const { form, ...rest } = translation();
    await save({ ...rest, form: { ...form, required: ['firstName', 'pages'] } });
    expect((await publish('translation')).line.definitionVersion).toBe(2);
    expect((await send('translation', { firstName: 'Naz' })).statusCode).toBe(422);
    expect((await send('translation')).statusCode).toBe(201);
    const { data } = await answerOf('GET', 'service/translation/?order=createdAt');
    const versions = (data as unknown as Found[]).map((one) => one.definitionVersion);
    expect(versions).toEqual([1, 2]);
    await save(
      translation({
        form: { ...form, required: ['firstName', 'pages'] },
        tile: { ...rest.tile, order: 40 },
      }),
    );
    expect((await publish('translation')).line.definitionVersion).toBe(2);
  });

  test('lists the questions that differ from an earlier version', async () => {
    const before = translation().form;
    const pages = { ...(before.properties.pages as object), maximum: 9 };
    await save(translation({ form: { ...before, properties: { ...before.properties, pages } } }));
    expect((await publish('translation')).line.definitionVersion).toBe(3);
    const changed = async (since: number) =>
      (await app.inject(`/api/client/service/translation/changed/?since=${since}`)).json<object>();
    expect(await changed(1)).toEqual({ fields: ['pages'] });
    expect(await changed(3)).toEqual({ fields: [] });
    expect(await changed(99)).toEqual({ fields: [] });
  });

  test('restores an earlier version and keeps the draft', async () => {
    const { data } = await answerOf('GET', 'composing/translation/versions/');
    const versions = data as unknown as { version: number; document: ServiceFile }[];
    expect(versions).toHaveLength(4);
    await save(translation({ version: 7 }));
    const first = versions.at(-1)!;
    const restored = await publish('translation', { version: first.version });
    expect(restored.published?.document.form.required).toEqual(['firstName']);
    expect(restored.line).toMatchObject({ hasDraft: true, definitionVersion: 4 });
    await answerOf('DELETE', 'composing/translation/draft/');
  });

  test('leaves the site when it is withdrawn, and its applications stay', async () => {
    await answerOf('POST', 'composing/translation/withdraw/', { withdrawn: true });
    expect((await send('translation')).statusCode).toBe(404);
    expect(await publicList()).toEqual([]);
    expect((await answerOf('GET', 'application/?service=translation')).total).toBe(2);
    const refused = await call('DELETE', 'composing/translation/');
    expect(refused.json()).toMatchObject({ errors: [{ code: 'namedByApplications', limit: '2' }] });
    await answerOf('POST', 'composing/translation/withdraw/', { withdrawn: false });
    expect((await send('translation')).statusCode).toBe(201);
  });

  test('is removed without applications, and comes back from its versions', async () => {
    const { tile } = translation();
    await save(
      translation({ id: 'copying', route: '/services/copying', tile: { ...tile, order: 41 } }),
    );
    await publish('copying');
    await answerOf('DELETE', 'composing/copying/');
    expect((await call('GET', 'composing/copying/')).statusCode).toBe(404);
    expect((await answerOf('GET', 'content_bin/')).data).toEqual([]);
    const { data } = await answerOf('GET', 'composing/copying/versions/');
    const [{ version }] = data as unknown as [{ version: number }];
    expect((await publish('copying', { version })).line.state).toBe('published');
  });
});

describe('a write', () => {
  test('is refused with what is stored now if it is based on an older version', async () => {
    const { line } = await save(translation());
    const write = (version: number) =>
      call(
        'PUT',
        'composing/translation/draft/',
        { document: translation() },
        { ...server.staff, 'if-match': `"${version}"` },
      );
    expect((await write(line.version)).statusCode).toBe(200);
    const stale = await write(line.version);
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ current: { line: { id: 'translation' } } });
    const asNew = await write(0);
    expect(asNew.statusCode).toBe(412);
  });

  test.each([
    ['another service', services[0]!.route],
    ['a page', '/aboutUs'],
    ['a page of records', '/blog/one'],
    ['the panel', `${server.settings.panelPath}/x`],
    ['the API', '/api/x'],
  ])('is refused with the address of %s', async (_, route) => {
    const response = await call('PUT', 'composing/other/draft/', {
      document: translation({ id: 'other', route }),
    });
    expect([response.statusCode, response.body]).toEqual([
      422,
      expect.stringContaining('routeTaken'),
    ]);
  });

  test('stores an unfinished draft, which cannot be published', async () => {
    const document = { id: 'half', version: 1 } as unknown as ServiceFile;
    expect((await save(document)).line).toMatchObject({ title: ['half', 'half', 'half'] });
    const refused = await call('POST', 'composing/half/publish/', {});
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ errors: [{ code: 'unpublishable' }] });
    expect(refused.json<{ issues: object[] }>().issues.length).toBeGreaterThan(2);
  });

  test.each([
    [
      'an unknown shared field',
      { form: { ...translation().form, properties: { a: { $ref: '../shared/person.json#/no' } } } },
    ],
    ['a page of the build', { page: { component: 'tours' } }],
    ['a lookup', { lookup: {} }],
  ])('is refused with a reason if it publishes %s', async (_, change) => {
    await save(translation({ ...(change as object), id: 'wrong', route: '/services/wrong' }));
    const refused = await call('POST', 'composing/wrong/publish/', {});
    expect(refused.statusCode).toBe(422);
    expect(refused.json<{ issues: object[] }>().issues.length).toBeGreaterThan(0);
  });
});

test('a text that lacks a language is published only if an owner allows it', async () => {
  const tile = { ...translation().tile, title: ['', '', 'Apostille'] as const, order: 42 };
  await save(translation({ id: 'apostille', route: '/services/apostille', tile }));
  const refused = await call('POST', 'composing/apostille/publish/', {});
  expect(refused.json<{ issues: object[] }>().issues[0]).toMatchObject({ level: 'language' });
  await publish('apostille', { lacksLanguages: true });
  expect((await publicList()).find(({ id }) => id === 'apostille')?.tile.title).toEqual([
    'Apostille',
    'Apostille',
    'Apostille',
  ]);
  await answerOf('DELETE', 'composing/apostille/');
});

describe('a record with the id of a file', async () => {
  const [{ id }] = servicesWith('json');
  const { file } = composed(await answerOf('GET', `composing/${id}/`));
  const document = file!.document;

  test('replaces the file under its own address and calls until it is put back', async () => {
    const title = three('Renamed');
    await save({ ...document, route: '/elsewhere', tile: { ...document.tile, title } });
    const { line } = await publish(id);
    expect(line).toMatchObject({ source: 'replaced', route: document.route, fileChanged: false });
    expect(await publicList()).toContainEqual(
      expect.objectContaining({ id, route: document.route }),
    );
    const { tile } = (await app.inject(`/api/client/service/${id}/`)).json<ServiceFile>();
    expect(tile.title).toEqual(title);
    expect((await send(id)).statusCode).toBe(404);
    const own = services.find((service) => service.id === id)!;
    const sent = await app.inject({
      method: 'POST',
      url: `/api/${own.submit.path}`,
      payload: own.sample,
    });
    expect(sent.statusCode, sent.body).toBe(201);
    await answerOf('DELETE', `composing/${id}/`);
    expect((await lineOf(id))?.source).toBe('file');
  });

  test('reports that the file is another one than it was compared with', async () => {
    await answerOf('PUT', `composing/${id}/draft/`, { document, basis: 'before' });
    expect((await publish(id)).line.fileChanged).toBe(true);
    await answerOf('PUT', `composing/${id}/draft/`, { document, basis: file!.hash });
    expect((await publish(id)).line.fileChanged).toBe(false);
    await answerOf('DELETE', `composing/${id}/`);
  });

  test('takes the service of a file off the site', async () => {
    await answerOf('POST', `composing/${id}/withdraw/`, { withdrawn: true });
    const { data, replaced } = await publicCall();
    expect([data.some((one) => one.id === id), replaced]).toEqual([false, [id]]);
    const { submit, sample } = services.find((service) => service.id === id)!;
    const sent = await app.inject({ method: 'POST', url: `/api/${submit.path}`, payload: sample });
    expect(sent.statusCode).toBe(404);
    await answerOf('DELETE', `composing/${id}/`);
  });
});

describe('the link to a draft', () => {
  const open = (link: string) =>
    app.inject({ method: 'POST', url: '/api/client/service_draft/', payload: { link } });

  test('shows the draft until it is ended, published or discarded', async () => {
    expect((await call('POST', 'composing/none/link/')).statusCode).toBe(404);
    await save(translation({ page: { intro: three('As a draft') } }));
    const made = async () =>
      String((await answerOf('POST', 'composing/translation/link/', undefined, 201)).link);
    const link = await made();
    const opened = await open(link);
    expect(opened.headers['cache-control']).toBe('no-store');
    expect(opened.json()).toMatchObject({ service: { page: { intro: three('As a draft') } } });
    const next = await made();
    expect((await open(link)).statusCode).toBe(404);
    expect((await open(next)).statusCode).toBe(200);
    await answerOf('DELETE', 'composing/translation/link/');
    expect((await open(next)).statusCode).toBe(404);
    const last = await made();
    await answerOf('DELETE', 'composing/translation/draft/');
    expect((await open(last)).statusCode).toBe(404);
    expect(JSON.stringify(await storage.content.documents())).not.toContain(last);
  });
});
