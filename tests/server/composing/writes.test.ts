import { describe, expect, test } from 'vitest';
import type { ServiceFile } from '../../../src/definition/model/service';
import { services } from '../submit/submission';
import { startComposing } from './startComposing';
import { translation } from './translation';

const server = await startComposing();
const { call, answerOf, save, publish, publicList } = server;

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
      'reference',
      { form: { ...translation().form, properties: { a: { $ref: '../shared/person.json#/no' } } } },
    ],
    ['a page of the build', 'fileOnly', { page: { component: 'tours' } }],
    ['a lookup', 'fileOnly', { lookup: {} }],
  ])('is refused with a reason if it publishes %s', async (_, code, change) => {
    await save(translation({ ...(change as object), id: 'wrong', route: '/services/wrong' }));
    const refused = await call('POST', 'composing/wrong/publish/', {});
    expect(refused.statusCode).toBe(422);
    const { issues } = refused.json<{ issues: { code?: string }[] }>();
    expect(issues.map(({ code }) => code)).toContain(code);
  });

  test.each(['a'.repeat(65), 'Upper', '1st'])(
    'stores no draft under %s, which is no id',
    async (id) => {
      const refused = await call('PUT', `composing/${id}/draft/`, {
        document: translation({ id }),
      });
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ errors: [{ name: 'id', code: 'pattern' }] });
    },
  );

  test('counts the answers of a hundred fields at most', async () => {
    const path = (count: number) =>
      `composing/translation/touched/?fields=${Array.from({ length: count }, (_, at) => `f${at}`).join(',')}`;
    expect((await call('GET', path(100))).statusCode).toBe(200);
    expect((await call('GET', path(101))).statusCode).toBe(422);
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
