import { describe, expect, test } from 'vitest';
import { loadContentKinds } from '../../../src/server/content/contentKinds';
import type { Values } from '../../../src/definition/model/values';
import { ROOT } from '../support/folders';
import { startServer } from '../support/harness';

const { app, login, storage } = await startServer({ env: { DEMO: '0' } });
const staff = await login();
const kinds = await loadContentKinds(ROOT);
const MADE = '2026-05-01T08:00:00.000Z';

async function add(kind: string, id: string, document: Values): Promise<void> {
  await storage.content.add(kind, { id, createdAt: MADE, document });
}

const remove = (path: string, language = 'en') =>
  app.inject({
    method: 'DELETE',
    url: `/api/${path}`,
    headers: { ...staff, 'accept-language': language },
  });

const blog = (title: string, ...hashtags: string[]): Values => ({
  title: ['', '', title],
  hashtag: hashtags.map((id) => ({ id })),
});

await add('hashtag', 'winter', { name: ['زستان', 'شتاء', 'Winter'] });
await add('hashtag', 'summer', { name: ['هاوین', 'صيف', 'Summer'] });
await add('hashtag', 'nobody', { name: ['', '', 'Nobody'] });
await add('blog', 'one', blog('Snow', 'winter', 'summer'));
for (const at of [1, 2, 3]) await add('blog', `more${at}`, blog(`Beach ${at}`, 'summer'));
await add('top_country_visa_type', 'study', { name: ['خوێندن', 'دراسة', 'Study'] });
await add('top_country_visa', 'canada', {
  name: ['کەنەدا', 'كندا', 'Canada'],
  types: ['study'],
});

describe('a record that others refer to', () => {
  test.each([
    ['hashtag/winter/', 'en', 'Blogs: Snow'],
    ['hashtag/winter/', 'ckb', 'بلۆگەکان: Snow'],
    ['hashtag/summer/', 'en', 'Blogs: Snow, Beach 1, Beach 2 …'],
    ['top_country_visa_type/study/', 'en', 'Visas of the top countries: Canada'],
    ['top_country_visa_type/study/', 'ar', 'فيزا البلدان الرئيسية: كندا'],
  ])(
    '%s cannot be removed, and the message in %s names the referring records',
    async (path, language, limit) => {
      const response = await remove(path, language);
      expect(response.statusCode).toBe(409);
      const [error] = response.json<{ errors: Values[] }>().errors;
      expect(error).toMatchObject({ name: '', code: 'named', limit });
      expect(error?.message).toMatch(new RegExp(`: ${limit}$`, 'u'));
      const [kind = '', id = ''] = path.split('/');
      expect(await storage.content.read(kind, id)).toBeDefined();
    },
  );

  test('can be removed once nothing refers to it', async () => {
    expect((await remove('top_country_visa/canada/')).statusCode).toBe(200);
    expect((await remove('top_country_visa_type/study/')).statusCode).toBe(200);
    expect((await remove('top_country_visa_type/study/')).statusCode).toBe(404);
    expect((await remove('hashtag/nobody/')).statusCode).toBe(200);
  });

  test('answers 404 if it is already gone, even if something still refers to it', async () => {
    await add('blog', 'dangling', blog('Dangling', 'gone'));
    expect((await remove('hashtag/gone/')).statusCode).toBe(404);
  });

  test('leaves no audit entry when removal is refused', async () => {
    const trail = await storage.audit.list({ page: 1, perPage: 50 }, [], '');
    expect(trail.data.map(({ subject }) => subject)).not.toContain('hashtag/winter');
  });

  test('can be referred to by every kind of field', () => {
    const named = kinds.filter(({ fields }) => JSON.stringify(fields).includes('"refersTo"'));
    expect(named.map(({ id }) => id).toSorted()).toEqual([
      'blog',
      'service_facts',
      'top_country_visa',
      'top_country_visa_requirements',
    ]);
  });
});

test('has the refusal documented in the OpenAPI document', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { responses: object }>>;
  }>();
  expect(paths['/hashtag/{id}/']?.delete?.responses).toHaveProperty('409');
});
