import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { aimAt } from '../../scripts/load/aim';
import { compare } from '../../scripts/load/compare';
import { loadsOn } from '../../scripts/load/loads';
import { main } from '../../scripts/load/main';
import { startBare } from '../../scripts/load/children';
import { asking } from '../../scripts/load/shoot';
import { ROOT } from '../server/support/folders';
import { STAFF } from '../server/support/harness';
import { startWithShell } from '../server/pages/templateHtml';

// Hundreds of requests on a busy machine: a timeout would say nothing.
vi.setConfig({ testTimeout: 60_000 });

const server = await startWithShell({}, true);
const { storage } = server;
const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
const token = (await server.login()).authorization.replace('Bearer ', '');
let stops = 0;

/** The command without its table. */
async function load(...args: string[]) {
  const lines: string[] = [];
  const code = await main(['--seconds', '0', ...args], ROOT, {
    say: (line) => lines.push(line),
    serve: async () => ({
      url,
      staff: STAFF,
      stop: async () => {
        stops += 1;
      },
    }),
  });
  return { code, said: lines.join('\n') };
}

const SOME = ['--requests', '60', '--connections', '4'];
const stored = async () => (await storage.inbox.count({})).total;

test('sends 60 requests to its own server, and finds all acknowledged submits there', async () => {
  const { said } = await load(...SOME);
  expect(said).toMatch(/^60 requests of the mixture: .* 0 failed$/mu);
  expect(said).toMatch(/^MB resident after each 3:(?: \d+){20}$/mu);
  const [, acknowledged, there] = /^(\d+) submits acknowledged, (\d+) stored$/mu.exec(said) ?? [];
  expect(Number(acknowledged)).toBeGreaterThan(5);
  expect(there).toBe(acknowledged);
  expect(String(await stored())).toBe(there);
  expect(stops).toBe(1);
});

test('compares each load with a bare server, and on its own server with what it cannot do without', async () => {
  const aim = { ...aimAt(url, token, false), isOwn: true };
  const loads = [
    {
      name: 'blogs',
      share: 1,
      floor: 9,
      alone: [{ name: 'disk', floor: 0, perSecond: async () => 1 }],
      shots: [asking('/api/client/get_blog/', 'en')],
    },
  ];
  const { child, port } = await startBare(url);
  const bare = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const trial = { aim, loads, connections: 2, say: (line: string) => lines.push(line) };
  const { failures, low } = await compare(trial, bare, 0.1);
  child.disconnect();
  expect(failures).toBe(0);
  expect(low).toEqual([expect.stringMatching(/^blogs: \d[.\d]* of bare, not 9$/u)]);
  const rows = lines.join('\n').split('\n').slice(2);
  expect(rows).toEqual([
    expect.stringMatching(/^\| blogs \| ours \| [1-9]\d* \|  \|  \|(?: \d+ \|){5}$/u),
    expect.stringMatching(/^\|  \| bare \| [1-9]\d* \| \d[.\d]* \| 9 \|(?: \d+ \|){5}$/u),
    expect.stringMatching(/^\|  \| disk \| 1 \| [1-9][.e+\d]* \| 0 \|(?:  \|){5}$/u),
  ]);
});

test.each(['store, one by one', 'store, in groups', 'sharp alone'])(
  'measures: %s',
  async (name) => {
    const loads = await loadsOn({ ...aimAt(url, token, true), isOwn: true }, ROOT);
    const alone = loads.flatMap((load) => load.alone ?? []).find((one) => one.name === name);
    expect(await alone?.perSecond({ connections: 2, seconds: 0.05 })).toBeGreaterThan(0);
  },
);

test('stores nothing on another server unless requested', async () => {
  const before = await stored();
  const { code, said } = await load(...SOME, '--base', url);
  expect(said).toContain('which need --write');
  expect(said).toContain('Memory is not available');
  expect(code).toBe(0);
  expect(await stored()).toBe(before);
});

test('counts failed requests, and fails', async () => {
  let asked = 0;
  const failing = createServer((_, response) => {
    asked += 1;
    response.writeHead(asked > 20 && asked % 10 === 0 ? 500 : 200).end('{}');
  });
  await new Promise<void>((done) => failing.listen(0, '127.0.0.1', done));
  const { port } = failing.address() as AddressInfo;
  const { code, said } = await load(...SOME, '--base', `http://127.0.0.1:${port}`);
  failing.closeAllConnections();
  failing.close();
  expect(said).toMatch(/^60 requests of the mixture: .* [1-9]\d* failed$/mu);
  expect(code).toBe(1);
});

test('runs no load on a server that rejects the first request', async () => {
  const { code, said } = await load(...SOME, '--base', url, `--token=${token}x`);
  expect(said).toContain('answers 401');
  expect(code).toBe(1);
});

test('prints its usage for invalid arguments', async () => {
  const { code, said } = await load('--base', 'nowhere');
  expect([code, said]).toEqual([2, expect.stringContaining('--connections')]);
});
