import { expect, test } from 'vitest';
import { onDisk } from '../backup/backups';
import { issuesOf } from '../support/scenario';
import { startComposing } from './startComposing';
import { three, translation } from './translation';

/** In Baghdad, three hours ahead of UTC, it is 08:10. */
const now = () => new Date('2026-12-14T05:10:00.000Z');
const DAYS_LATER = () => new Date('2026-12-17T05:10:00.000Z');
const NINE = '2026-12-14 09:00';
const env = await onDisk();
const { call, answerOf, save, publish, lineOf, storage } = await startComposing({ now, env });

const schedule = (id: string, at: string) =>
  call('PUT', `composing/${id}/draft/`, { document: named(id), at });
/** Each has a place of its own in the menu. */
const named = (id: string) => {
  const { tile } = translation();
  const [title, order] = [three(id), 100 + id.length];
  return translation({ id, route: `/services/${id}`, tile: { ...tile, title, order } });
};

test('the time of a draft stays while the draft is edited, until it is removed, and goes with the draft', async () => {
  await save(named('first'));
  expect(await lineOf('first')).toMatchObject({ publishAt: '', failedAt: null });
  expect((await schedule('first', NINE)).statusCode).toBe(200);
  expect((await save(named('first'))).line.publishAt).toBe(NINE);
  await schedule('first', '');
  expect((await save(named('first'))).line.publishAt).toBe('');
  await schedule('first', NINE);
  expect((await publish('first')).line.publishAt).toBe('');
  await save(named('first'));
  await schedule('first', NINE);
  await answerOf('DELETE', 'composing/first/draft/');
  expect((await save(named('first'))).line.publishAt).toBe('');
});

test('a service that is withdrawn does not come back by the time of its draft', async () => {
  await save(named('gone'));
  await publish('gone');
  await schedule('gone', NINE);
  await answerOf('POST', 'composing/gone/withdraw/', { withdrawn: true });
  expect(await lineOf('gone')).toMatchObject({ state: 'withdrawn', hasDraft: true, publishAt: '' });
  await answerOf('DELETE', 'composing/gone/');
});

test.each([
  ['soon', 'date'],
  ['2026-12-14 09:30', 'date'],
  ['2026-12-14 08:00', 'notBefore'],
])('a draft is refused with the time %s', async (at, code) => {
  const response = await schedule('refused', at);
  expect([response.statusCode, issuesOf(response)]).toEqual([422, [['at', code]]]);
});

test('a draft that lacks a language is refused with a time, and stays as it was', async () => {
  await save(named('lacking'));
  const { tile } = named('lacking');
  const document = { ...named('lacking'), tile: { ...tile, title: ['', '', 'English alone'] } };
  const response = await call('PUT', 'composing/lacking/draft/', { document, at: NINE });
  expect([response.statusCode, issuesOf(response)]).toEqual([422, [['at', 'unpublishable']]]);
  expect((await answerOf('GET', 'composing/lacking/')).draft).toMatchObject({
    document: { tile: { title: tile.title } },
  });
  await answerOf('DELETE', 'composing/lacking/draft/');
});

test('a draft that is due is published once a server runs; one that cannot be is listed with what failed', async () => {
  await schedule('due', NINE);
  await answerOf('POST', 'composing/due/link/', undefined, 201);
  await schedule('muchlater', '2026-12-30');
  const { form: _, ...unfinished } = named('broken');
  await schedule('broken', NINE);
  await answerOf('PUT', 'composing/broken/draft/', { document: unfinished });
  const late = await startComposing({ now: DAYS_LATER, env, staff: false });
  await expect
    .poll(async () => (await late.lineOf('broken'))?.failedAt)
    .toBe(DAYS_LATER().toISOString());
  expect(await late.lineOf('due')).toMatchObject({
    ...{ state: 'published', hasDraft: false, publishAt: '', linkEndsAt: null },
    updatedBy: 'shilan@agency.example',
  });
  expect((await late.publicList()).map(({ id }) => id)).toEqual(['first', 'due']);
  expect(await late.lineOf('muchlater')).toMatchObject({ hasDraft: true, publishAt: '2026-12-30' });
  expect(await late.lineOf('broken')).toMatchObject({ state: 'draft', publishAt: '' });
  const { broken: listed } = await late.answerOf('GET', 'dashboard/');
  const title = 'broken';
  expect(listed).toContainEqual({ kind: 'service', id: 'broken', title, reason: 'change' });
  const found = (await late.answerOf('GET', 'audit/?search=due')).data as unknown as object[];
  expect(found[0]).toMatchObject({ action: 'servicePublished', who: '', subject: 'due' });
  const { total } = await late.answerOf('GET', 'audit/?action=serviceNotPublished');
  expect(total).toBe(1);
  // Of what was begun before the time existed.
  await storage.content.writeSet(['service_draft'], 'old', { by: '', now: '2026' }, () => ({
    service_draft: { document: { id: 'old' }, basis: '' },
  }));
  expect(await late.lineOf('old')).toMatchObject({ publishAt: '', failedAt: null });
});
