import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { defineCall } from '../../../src/contract/contractCall';
import { addRoutes, contractRoute } from '../../../src/server/http/route';

const LISTEN = defineCall('GET', 'events/', { tag: 'Applications', summary: 'Sends events' });

/** Starts a server whose only route sends a stream. */
async function serve() {
  const logged: string[] = [];
  const stream = new PassThrough();
  const app = Fastify({
    forceCloseConnections: true,
    logger: { level: 'warn', stream: { write: (line) => logged.push(line) } },
  });
  const route = contractRoute(
    LISTEN,
    async (_, reply) => reply.type('text/plain').send(stream) as never,
  );
  addRoutes(app, [route], {} as never);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, logged, stream, url: `${origin}/events/` };
}

test('a reply that is a stream is sent whole, and nothing is logged', async () => {
  const { app, logged, stream, url } = await serve();
  stream.end('first\nlast\n');
  expect(await (await fetch(url)).text()).toBe('first\nlast\n');
  await app.close();
  expect(logged).toEqual([]);
});

test.each([
  ['before its start', ''],
  ['before its end', 'first\n'],
])('a reader who leaves a stream %s causes no error', async (_, first) => {
  const { app, logged, stream, url } = await serve();
  const leaving = new AbortController();
  stream.write(first);
  const asked = once(app.server, 'request');
  const response = fetch(url, { signal: leaving.signal });
  const left = expect(response.then((each) => each.text())).rejects.toThrow();
  await (first ? response : asked);
  // The handler has sent its reply by then.
  await new Promise(setImmediate);
  leaving.abort();
  await left;
  await once(stream, 'close');
  await app.close();
  expect(logged).toEqual([]);
});
