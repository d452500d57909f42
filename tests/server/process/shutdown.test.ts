import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'vitest';
import { afterFile } from '../../shared/afterFile';
import { tempFolder } from '../support/folders';
import { STAFF } from '../support/harness';
import { buildServer, type Started, startProcess } from './builtServer';
import { sampleRequest, servicesWith } from '../submit/submission';

const main = await buildServer();
/** Each waits for a process of its own. Tests that run at the same time need the `expect` of their own. */
const LIMITS = { concurrent: true };
/** A busy machine may take its time; what never comes still fails. */
const PATIENT = { timeout: 120_000 };

const startOn = (dataDir: string, seconds: string) =>
  startProcess(main, {
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'info',
    SHUTDOWN_SECONDS: seconds,
    STAFF_EMAIL: STAFF.email,
    STAFF_PASSWORD: STAFF.password,
  });

/** A connection that sends piece by piece. */
async function line({ address }: Started) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  afterFile(() => socket.destroy());
  let heard = '';
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const isOpen = once(socket, 'connect');
  socket.on('error', () => {});
  await isOpen;
  return {
    say: (text: string | Buffer) => socket.write(text),
    heard: () => heard,
    closed,
  };
}

/** The references that staff see. */
async function references({ address }: Started): Promise<string[]> {
  const login = await fetch(`${address}/api/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  const { access_token } = (await login.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const list = await fetch(`${address}/api/application/`, { headers });
  const { data } = (await list.json()) as { data: { reference: string }[] };
  return data.map(({ reference }) => reference);
}

const isRefused = (started: Started): Promise<boolean> =>
  line(started).then(
    () => false,
    () => true,
  );

/** Begins to send a service's sample; returns how to send the rest, and the response to it. */
async function beginSubmission(server: Started, encoding: 'json' | 'multipart') {
  const [service] = servicesWith(encoding);
  const { url, headers, payload } = await sampleRequest(service);
  const body = Buffer.from(payload);
  const visitor = await line(server);
  const head = Object.entries({ ...headers, host: 'x', 'content-length': body.length });
  visitor.say(
    `POST ${url} HTTP/1.1\r\n${head.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n`,
  );
  visitor.say(body.subarray(0, body.length / 2));
  return { ...visitor, service, finish: () => visitor.say(body.subarray(body.length / 2)) };
}

test(
  'a stopping server finishes requests under way and accepts no more',
  LIMITS,
  async ({ expect }) => {
    const dataDir = join(await tempFolder(), 'data');
    const server = await startOn(dataDir, '30');
    const visitors = [
      await beginSubmission(server, 'json'),
      await beginSubmission(server, 'multipart'),
    ];
    // Another one is idle, as browsers keep connections.
    const idle = await line(server);
    idle.say('GET /api/health/ HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(idle.heard, PATIENT).toContain('{"status":"up"}');

    const ended = server.end('SIGTERM');
    await expect.poll(() => isRefused(server), PATIENT).toBe(true);
    await idle.closed;
    const acknowledged: (string | undefined)[] = [];
    for (const visitor of visitors) {
      expect(visitor.heard()).toBe('');
      visitor.finish();
      await visitor.closed;
      expect(visitor.heard()).toMatch(/^HTTP\/1\.1 201 /u);
      acknowledged.push(/"reference":"(RG-[^"]+)"/u.exec(visitor.heard())?.[1]);
    }
    expect(await ended).toBe(0);
    expect(server.output()).toContain('"msg":"answered"');
    for (const { service } of visitors) {
      expect(server.output()).not.toContain(String(service.sample.firstName));
    }

    const again = await startOn(dataDir, '30');
    expect((await references(again)).toSorted()).toEqual(acknowledged.toSorted());
    expect(await again.end('SIGTERM')).toBe(0);
  },
);

test(
  'a visitor who never finishes does not delay the shutdown for ever',
  LIMITS,
  async ({ expect }) => {
    const server = await startOn(join(await tempFolder(), 'data'), '1');
    const visitor = await line(server);
    visitor.say('POST /api/login/ HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n');
    visitor.say('content-type: application/json\r\n\r\n{');
    // One that sends nothing at all.
    const silent = await line(server);
    const other = await line(server);
    other.say('GET /api/health/ HTTP/1.1\r\nhost: x\r\n\r\n');
    await expect.poll(other.heard, PATIENT).toContain('{"status":"up"}');
    const ended = server.end('SIGTERM');
    await silent.closed;
    expect(await ended).toBe(0);
    expect(visitor.heard()).not.toContain('200 OK');
  },
);
