import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import dns from 'node:dns';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { isString } from '../../../src/definition/model/field';
import type { Json, Values } from '../../../src/definition/model/values';
import { loadContentKinds } from '../../../src/server/content/contentKinds';
import { exampleOf } from '../../../src/server/openapi/documentContent';
import { readTree } from '../../structure/sourceFile';
import { figure, proves } from '../../requirements/figure';
import { ROOT } from '../support/folders';
import { multipartBody } from './multipartBody';
import { fileFields } from '../support/picks';
import { inTurn } from '../support/inTurn';
import { startStaffed } from '../support/staffed';
import { sampleTexts, services, servicesWith, wireRequest } from '../submit/submission';

const { app, call } = await startStaffed();
const kinds = await loadContentKinds(ROOT);

/** A server that waits for a request. */
const listener = createServer((socket) => {
  tally.came += 1;
  socket.destroy();
});
await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
const { port } = listener.address() as AddressInfo;

const tally = { sent: 0, came: 0, sockets: 0 };
const noteSocket = () => {
  tally.sockets += 1;
};
// Every connection that this process opens, by any library.
subscribe('net.client.socket', noteSocket);
const lookedUp = vi.spyOn(dns, 'lookup');

afterAll(() => {
  unsubscribe('net.client.socket', noteSocket);
  listener.close();
});

const ADDRESSES = [
  `http://127.0.0.1:${port}/a.jpg`,
  `https://localhost:${port}/`,
  `//127.0.0.1:${port}/a`,
  `http://[::1]:${port}/`,
  'http://169.254.169.254/latest/meta-data',
  'http://0x7f000001/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/_x',
  'ftp://127.0.0.1/a',
  'http://agency.example/',
];

/** One address of so many is sent to each service and content type in a short run. */
const SHARE = 3;

const inTexts = (value: Json, address: string): Json => {
  if (typeof value === 'string') return address;
  if (Array.isArray(value)) return value.map((entry) => inTexts(entry, address));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, inTexts(entry ?? null, address)]),
  );
};

describe('a URL in a request', proves('R13'), () => {
  test.each(services.map((one) => [one.id, one] as const))('in texts of %s', async (_, service) => {
    const names = Object.entries(service.form.properties).flatMap(([name, field]) =>
      isString(field) ? [name] : [],
    );
    for (const address of inTurn(ADDRESSES, services.indexOf(service), SHARE)) {
      const values = Object.fromEntries(names.map((name) => [name, address]));
      const response = await app.inject(
        await wireRequest(service, { ...service.sample, ...values }),
      );
      expect([201, 422]).toContain(response.statusCode);
      tally.sent += 1;
    }
  });

  test.each(ADDRESSES)('is refused where a photo belongs: %s', async (content) => {
    for (const service of servicesWith('multipart')) {
      for (const name of fileFields(service)) {
        const url = `/api/${service.submit.path}`;
        const body = multipartBody([...sampleTexts(service), { name, content }]);
        expect((await app.inject({ method: 'POST', url, ...body })).statusCode).toBe(422);
        const asFile = { name, content, filename: content, type: 'message/external-body' };
        const second = multipartBody([...sampleTexts(service), asFile]);
        expect((await app.inject({ method: 'POST', url, ...second })).statusCode).toBe(422);
        tally.sent += 2;
      }
    }
  });

  test.each(kinds.map((kind) => [kind.id, kind] as const))('in content: %s', async (_, kind) => {
    const [create = ''] = kind.calls.create ?? [];
    for (const address of inTurn(ADDRESSES, kinds.indexOf(kind), SHARE)) {
      const response = await call('POST', create, inTexts(exampleOf(kind), address) as Values);
      expect([200, 201, 422]).toContain(response.statusCode);
      tally.sent += 1;
    }
  });

  test('is never requested by the server', async (context) => {
    for (const url of ['/', '/blogs', '/aboutUs', '/contactUs', '/api/client/get_blog/']) {
      await app.inject(url);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([tally.came, tally.sockets, lookedUp.mock.calls.length]).toEqual([0, 0, 0]);
    figure(context, 'R13', `${tally.sent} sent, ${tally.came + tally.sockets} connections opened`);
  });

  /** Their addresses are settings, arguments of a command, or this machine's own. */
  const CLIENTS = [
    'src/server/contractCheck/target.ts',
    'src/server/mail/deliver.ts',
    'src/server/photos/scanner.ts',
    'src/server/storage/primaryPool.ts',
    'src/server/upgrade/readyCommand.ts',
  ];

  test('cannot be requested: HTTP clients are for databases, buckets, the webhook, the virus scanner and the health check', () => {
    const clients = readTree('src/server').filter(({ text }) =>
      /\bfetch\(|\bimport (?!type\b)[^;]*'(?:node:)?(?:https?|http2|tls|undici|dgram)'|\bconnect\(/u.test(
        text,
      ),
    );
    expect(clients.map(({ path }) => path).toSorted()).toEqual(CLIENTS);
  });
});
