import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { statusBook } from '../../../src/contract/statuses';
import { UNCOUNTED } from '../../../src/server/http/attemptLimits';
import { linkOpener } from '../../../src/server/status/openLink';
import { figure } from '../../requirements/figure';
import { startServer } from '../support/harness';
import { isLong } from '../support/long';
import { startStaffed } from '../support/staffed';
import { sampleRequest, servicesWith } from '../submit/submission';
import { startWithShell } from '../pages/templateHtml';

const DAY = 24 * 60 * 60 * 1000;
const [service] = servicesWith('json');

let now = new Date('2026-03-01T10:00:00.000Z');
const { app, answerOf, call, settings, storage } = await startStaffed({ now: () => now });

interface Sent {
  readonly reference: string;
  readonly link: string;
}

const submit = async (headers: Record<string, string> = {}) =>
  (await app.inject(await sampleRequest(service, headers))).json<Sent>();

const read = (link: unknown, server = app) =>
  server.inject({ method: 'POST', url: '/api/client/status/', payload: { link } });

const newLink = () => randomBytes(32).toString('base64url');

const applicationOf = async ({ reference }: Sent) => {
  const { data } = await answerOf('GET', `application/?search=${reference}`);
  return (data as { id: string }[])[0]!.id;
};

describe('the status by secret link', () => {
  test('shows how the application is getting on, and no answer', async () => {
    const sent = await submit({ 'content-language': 'ckb' });
    const response = await read(sent.link);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      reference: sent.reference,
      title: service.tile.title,
      language: 'ku',
      createdAt: now.toISOString(),
      status: 'new',
      statusAt: null,
      steps: [
        { name: expect.arrayContaining(['New']), state: 'now' },
        { name: expect.arrayContaining(['In progress']), state: 'next' },
        { name: expect.arrayContaining(['Done']), state: 'next' },
      ],
      usualDays: null,
      endsAt: null,
      statusText: statusBook([]).find('', 'new')?.applicant,
      request: null,
      sentFiles: 0,
      documents: expect.any(Array),
      given: [],
      money: null,
    });
    expect(await storage.links.read(sent.link)).toBeUndefined();
  });

  const PATIENT = isLong ? { timeout: 1_800_000 } : {};
  test(
    'is read by nothing else: not by a reference, and not by a guess',
    PATIENT,
    async (context) => {
      const { reference, link } = await submit();
      for (const other of [reference, '', link.slice(1), `${link}A`, 5, null, { link }]) {
        expect((await read(other)).statusCode, JSON.stringify(other)).toBe(422);
      }
      const url = `/api/client/status/?link=${link}`;
      expect((await app.inject({ url })).statusCode).toBe(405);
      const openLink = linkOpener({
        storage,
        attempts: UNCOUNTED,
        now: () => now,
        statuses: statusBook([]),
        settings: { ...settings, statusDays: 90 },
      });
      const guesses = isLong ? 1_000_000 : 2000;
      let hits = 0;
      for (let guess = 0; guess < guesses; guess += 1) {
        await openLink(newLink(), 'x').then(
          () => (hits += 1),
          () => undefined,
        );
      }
      expect(hits).toBe(0);
      figure(context, 'R15', `${guesses} guessed links, ${hits} hits`);
    },
  );

  test('is limited for each address', async () => {
    const limited = await startServer({ env: { RATE_LIMIT: 'on' } });
    const from = (remoteAddress: string, link: string) =>
      limited.app.inject({
        method: 'POST',
        url: '/api/client/status/',
        payload: { link },
        remoteAddress,
      });
    const good = (await limited.app.inject(await sampleRequest(service))).json<Sent>().link;
    for (let count = 0; count < 20; count += 1) {
      expect((await from('10.0.0.1', newLink())).statusCode).toBe(404);
    }
    const refused = await from('10.0.0.1', newLink());
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await from('10.0.0.1', good)).statusCode).toBe(429);
    expect((await from('10.0.0.2', newLink())).statusCode).toBe(404);
    expect((await from('10.0.0.2', good)).statusCode).toBe(200);
  });

  test('is not limited for one address by thousands of guesses from others', async () => {
    const counts = new Map<string, number>();
    const add = async (key: string, _: string, expiresAt: string) => {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return { count: counts.get(key) ?? 0, expiresAt };
    };
    const openLink = linkOpener({
      storage,
      attempts: { ...storage.attempts, add },
      now: () => now,
      statuses: statusBook([]),
      settings: { ...settings, statusDays: 90 },
    });
    for (let guess = 0; guess < 2000; guess += 1) {
      const guessed = openLink(newLink(), `10.0.1.${Math.floor(guess / 20)}`);
      await expect(guessed).rejects.toMatchObject({ status: 404 });
    }
  });

  test('a repeated submission gets a link to the same application', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await submit(key), await submit(key)];
    expect(second.reference).toBe(first.reference);
    expect(second.link).not.toBe(first.link);
    for (const { link } of [first, second]) {
      expect((await read(link)).json()).toMatchObject({ reference: first.reference });
    }
  });

  test('staff make new links, and end all of them', async () => {
    const sent = await submit();
    const id = await applicationOf(sent);
    const { link } = await answerOf('POST', `application/${id}/link/`, undefined, 201);
    expect(await answerOf('GET', `application/${id}/`)).toMatchObject({ links: 2 });
    expect((await read(link)).json()).toMatchObject({ reference: sent.reference });
    await answerOf('DELETE', `application/${id}/link/`);
    for (const each of [link, sent.link]) expect((await read(each)).statusCode).toBe(404);
    const { data } = await answerOf('GET', `audit/?search=${sent.reference}`);
    expect((data as { action: string }[]).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['linksRevoked', 'linkMade']),
    );
    expect((await call('POST', `application/${randomUUID()}/link/`)).statusCode).toBe(404);
    await answerOf('DELETE', `application/${id}/`);
    expect((await call('DELETE', `application/${id}/link/`)).statusCode).toBe(404);
  });

  test('ends some days after the application was closed, and begins again with it', async () => {
    const sent = await submit();
    const id = await applicationOf(sent);
    now = new Date(now.getTime() + 60_000);
    await answerOf('PUT', `application/${id}/`, { status: 'done' });
    const closedAt = now.toISOString();
    const endsAt = new Date(now.getTime() + 90 * DAY).toISOString();
    const closed = { status: 'done', statusAt: closedAt, endsAt };
    expect((await read(sent.link)).json()).toMatchObject(closed);
    now = new Date(Date.parse(endsAt) - 1000);
    expect((await read(sent.link)).statusCode).toBe(200);
    now = new Date(endsAt);
    expect((await read(sent.link)).statusCode).toBe(404);
    // By then the session has ended, too.
    await storage.inbox.change(id, { status: 'inProgress', at: endsAt });
    expect((await read(sent.link)).json()).toMatchObject({ status: 'inProgress', endsAt: null });
  });
});

test('its page is stored by nobody, and not indexed', async () => {
  const site = await startWithShell();
  const { headers, body, statusCode } = await site.app.inject({ url: '/status?lang=ku' });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect((await site.app.inject({ url: '/sitemap.xml' })).body).not.toContain('/status');
});
