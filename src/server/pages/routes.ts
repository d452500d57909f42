import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal';
import type { Settings } from '../settings';
import { withSettings } from './shell';

/** Methods that this server knows at all; others, TRACE among them, are refused as such. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The built pages. Every address that no file and no call has gets the shell, for the router in the
 * page to look at; without a build there are calls only.
 */
export async function addPages(app: FastifyInstance, settings: Settings): Promise<void> {
  const client = join(settings.root, 'dist/client');
  const html = await readFile(join(client, 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) {
    app.setNotFoundHandler(async (request) => refuse(request));
    return;
  }
  const shell = withSettings(html, settings);
  const sendShell = (reply: FastifyReply) =>
    reply.headers({ 'cache-control': 'no-cache' }).type('text/html; charset=utf-8').send(shell);
  await app.register(staticFiles, {
    root: client,
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(client, 'assets') + sep);
      void reply.header('cache-control', isHashed ? IMMUTABLE : 'no-cache');
    },
  });
  // As a file it would be served without its settings, and as a folder refused.
  for (const path of ['/', '/index.html']) app.get(path, (_, reply) => sendShell(reply));
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendShell(reply) : refuse(request),
  );
}

function refuse({ method }: FastifyRequest): never {
  throw METHODS.has(method)
    ? Refusal.of(404, 'notFound')
    : Refusal.of(405, 'methodNotAllowed', { headers: { allow: [...METHODS].join(', ') } });
}

/** An address that a person may have opened: no call, no file, nothing hidden. */
function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/api(?:\/|$)/u.test(path) &&
    /^(?:\/[^/.%\\][^/.\\]*)*\/?$/u.test(path)
  );
}
