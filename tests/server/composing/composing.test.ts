import { describe, expect, test } from 'vitest';
import type { ServiceFile } from '../../../src/definition/model/service';
import type { Values } from '../../../src/definition/model/values';
import type { Found } from '../support/staffed';
import { services, servicesWith } from '../submit/submission';
import { composed, startComposing } from './startComposing';
import { ANSWERS, three, translation } from './translation';

const server = await startComposing();
const { call, answerOf, app, storage, save, publish, lineOf, send, publicCall, publicList } =
  server;

describe('a service of the store', () => {
  test('goes from nothing to an application in the inbox', async () => {
    expect((await send('translation')).statusCode).toBe(404);
    const draft = await save(translation());
    expect(draft.line).toMatchObject({ state: 'draft', source: 'store', hasDraft: true });
    expect(draft.draft?.document.submit.path).toBe('client/service/translation/');
    expect((await send('translation')).statusCode).toBe(404);
    const blog = { title: three('Sworn translations'), service: 'translation' };
    expect((await call('POST', 'blog/', blog)).statusCode).toBe(422);
    const { line } = await publish('translation');
    expect((await call('POST', 'blog/', blog)).statusCode).toBe(201);
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
    expect(await changed(1)).toEqual({ version: 3, fields: ['pages'], removed: [] });
    expect(await changed(3)).toEqual({ version: 3, fields: [], removed: [] });
    expect(await changed(99)).toEqual({ version: 3, fields: [], removed: [] });
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

  test('is removed without applications and blogs that name it, and comes back from its versions', async () => {
    const { tile } = translation();
    await save(
      translation({ id: 'copying', route: '/services/copying', tile: { ...tile, order: 41 } }),
    );
    await publish('copying');
    const title = three('Copies');
    const blog = await answerOf('POST', 'blog/', { title, service: 'copying' }, 201);
    const refused = await call('DELETE', 'composing/copying/');
    expect(refused.json()).toMatchObject({ errors: [{ code: 'named', limit: 'Blogs: Copies' }] });
    await answerOf('DELETE', `blog/${String(blog.id)}/`);
    await answerOf('DELETE', 'composing/copying/');
    expect((await call('GET', 'composing/copying/')).statusCode).toBe(404);
    expect((await answerOf('GET', 'content_bin/')).data).toMatchObject([{ kind: 'blog' }]);
    const { data } = await answerOf('GET', 'composing/copying/versions/');
    const [{ version }] = data as unknown as [{ version: number }];
    expect((await publish('copying', { version })).line).toMatchObject({
      state: 'published',
      definitionVersion: 1,
    });
    // Drafts of visitors tell by the version what has changed.
    await answerOf('DELETE', 'composing/copying/');
    const { form } = translation();
    const another = { ...form, required: ['firstName', 'pages'] };
    await save(
      translation({ id: 'copying', form: another, route: '/c', tile: { ...tile, order: 41 } }),
    );
    expect((await publish('copying')).line.definitionVersion).toBe(2);
  });
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
