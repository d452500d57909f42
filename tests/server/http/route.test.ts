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
  addRoutes(app, [route], {} as never, []);
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

test('a reader who leaves a stream before its end causes no error', async () => {
  const { app, logged, stream, url } = await serve();
  const leaving = new AbortController();
  stream.write('first\n');
  const response = await fetch(url, { signal: leaving.signal });
  await response.body?.getReader().read();
  leaving.abort();
  await once(stream, 'close');
  await app.close();
  expect(logged).toEqual([]);
});
