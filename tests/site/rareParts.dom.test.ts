// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import WORDS from '../../locales/en.json';
import { openSite } from '../platform/apiServer';

let api: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  api = await openSite('status');
});
afterAll(() => api.stop());

const removed = ['age', 'never'].map((name) => ({ name, label: ['', '', `Your ${name}`] }));

it('says of a refused form that it has changed since, and returns the refusal of another as it is', async () => {
  const { refusedOf } = await import('../../src/site/service/rareParts');
  const issues = ['pages', ''].map((path) => ({ path, message: 'no', origin: 'server' as const }));
  const refused = { kind: 'refused', issues } as const;
  const service = { id: 'small', version: 9 };
  api.respond({ status: 200, body: { version: 10, fields: [], removed: [] } });
  expect(await refusedOf(service, refused)).toMatchObject({
    kind: 'refused',
    issues: [{ path: '', message: WORDS.draftPage.outdated }, issues[0]],
  });
  api.respond({ status: 200, body: { version: 9, fields: [], removed: [] } });
  expect(await refusedOf(service, refused)).toBe(refused);
  api.respond({ status: 500, body: {} });
  expect(await refusedOf(service, refused)).toBe(refused);
});

it('marks the answers whose questions the server names, and names those that are no longer asked', async () => {
  const { markChanged } = await import('../../src/site/service/rareParts');
  const { open } = await import('../engine/flow/form');
  api.respond({ status: 200, body: { version: 10, fields: ['name', 'note'], removed } });
  const { scope } = open();
  scope.put({ name: 'Lana', age: 7 });
  const show = vi.spyOn(scope, 'show');
  await markChanged('small', 9, scope);
  expect(api.requests.at(-1)?.url).toContain('client/service/small/changed/?since=9');
  expect(show).toHaveBeenCalledExactlyOnceWith([
    { path: 'name', message: WORDS.draftPage.changed },
    { path: '', message: WORDS.draftPage.removed.replace('{{names}}', '“Your age”') },
  ]);
});

it('sends no draft, and says so', async () => {
  const { refuseDraft } = await import('../../src/site/service/rareParts');
  expect(refuseDraft()).toMatchObject({
    kind: 'refused',
    issues: [{ path: '', message: WORDS.draftPage.notSent }],
  });
});
