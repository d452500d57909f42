import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { commandCalled } from '../../../src/server/commands/commands';
import { translation } from '../composing/translation';
import { ROOT } from '../support/folders';
import { startStaffed } from '../support/staffed';
import { services } from '../submit/submission';

// Hundreds of calls on a busy machine: no timing is tested.
vi.setConfig({ testTimeout: 120_000 });

const { app, staff, storage, answerOf } = await startStaffed();
await answerOf('PUT', 'composing/translation/draft/', { document: translation() });
await answerOf('POST', 'composing/translation/publish/', {});
const withdrawn = services.at(-1)!.id;
await answerOf('POST', `composing/${withdrawn}/withdraw/`, { withdrawn: true });
const base = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/`;
const token = staff.authorization.replace('Bearer ', '');

/** Starts a server that forwards to ours, except some paths, where it responds differently. */
const WRONG: Readonly<Record<string, readonly [status: number, body: string]>> = {
  'client/get_about/': [200, '{"title":"About us","body":[1],"photo":""}'],
  'client/visa/': [500, '{"message":"boom"}'],
  'client/country/': [200, '[{"id":"IQ"}]'],
  'dashboard/': [200, '{}'],
  'client/residence_application/': [500, 'oops'],
};

const standIn = createServer((request, response) => {
  const path = (request.url ?? '').replace('/api/', '');
  const wrong = WRONG[path];
  if (!wrong) {
    response.writeHead(307, { location: base + path }).end();
    return;
  }
  response.writeHead(wrong[0], { 'content-type': 'application/json' }).end(wrong[1]);
});
await new Promise<void>((done) => standIn.listen(0, '127.0.0.1', done));
const wrongBase = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}/api`;

afterAll(() => {
  standIn.closeAllConnections();
  standIn.close();
});

async function contract(...args: string[]) {
  const lines: string[] = [];
  const note = (line: unknown) => void lines.push(String(line));
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const spy of spies) spy.mockImplementation(note);
  const code = await commandCalled('contract', args, {}, ROOT);
  for (const spy of spies) spy.mockRestore();
  return { code, lines };
}

const countAll = async () => (await storage.inbox.count({})).total;

test('finds no differences in our own server and writes nothing by default', async () => {
  const { code, lines } = await contract('--base', base, `--token=${token}`);
  expect(lines.slice(0, -2)).toEqual([]);
  expect(lines.at(-1)).toMatch(/^\d{3} calls compared, 0 differences$/u);
  expect(code).toBe(0);
  expect(await countAll()).toBe(0);
});

test('sends the sample of each service on the site once with --write', async () => {
  const { code, lines } = await contract('--base', base, '--write');
  expect(lines.slice(0, -1)).toEqual([]);
  expect(code).toBe(0);
  expect(await countAll()).toBe(services.length);
  expect(await storage.inbox.count({ serviceId: 'translation' })).toMatchObject({ total: 1 });
  expect(await storage.inbox.count({ serviceId: withdrawn })).toMatchObject({ total: 0 });
});

test('reports each difference of another server', async () => {
  const { code, lines } = await contract('--base', wrongBase);
  expect(code).toBe(1);
  const told = lines.slice(0, -2).join('\n');
  expect(told).toContain('GET client/get_about/: /title must be array');
  expect(told).toContain('GET client/visa/: answers 500 instead of 200');
  expect(told).toContain("GET client/country/: /0 must have required property 'name'");
  expect(told).toContain('GET dashboard without a session: answers 200 instead of 401');
  expect(told).toContain('POST client/residence_application/ with a truncated body: answers 500');
  const paths = new Set(lines.slice(0, -2).map((line) => line.split(/[ :]/u)[1]));
  expect(paths.size).toBe(Object.keys(WRONG).length);
});

test('reports an unreachable server in one line', async () => {
  const { code, lines } = await contract('--base', 'http://127.0.0.1:1/api/');
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining('http://127.0.0.1:1/api/ does not answer')]);
});

test('prints its usage without an address', async () => {
  const { code, lines } = await contract('--base', 'nowhere');
  expect(code).toBe(2);
  expect(lines.join('\n')).toContain('--base');
});
