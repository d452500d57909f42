// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import WORDS from '../../locales/en.json';
import { openSite } from '../platform/apiServer';

let api: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  api = await openSite('status');
});
afterAll(() => api.stop());

it('marks the answers whose questions the server names', async () => {
  const { markChanged } = await import('../../src/site/service/rareParts');
  const { open } = await import('../engine/flow/form');
  api.respond({ status: 200, body: { fields: ['name', 'note'] } });
  const { scope } = open();
  scope.put({ name: 'Lana' });
  const show = vi.spyOn(scope, 'show');
  await markChanged('small', 9, scope);
  expect(api.requests.at(-1)?.url).toContain('client/service/small/changed/?since=9');
  expect(show).toHaveBeenCalledExactlyOnceWith([
    { path: 'name', message: WORDS.draftPage.changed },
  ]);
});

it('sends no draft, and says so', async () => {
  const { refuseDraft } = await import('../../src/site/service/rareParts');
  expect(refuseDraft()).toMatchObject({
    kind: 'refused',
    issues: [{ path: '', message: WORDS.draftPage.notSent }],
  });
});
