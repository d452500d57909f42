import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import type { ServiceFile } from '../../src/definition/model/service';
import { FileRefusal, serviceFiles } from './serviceFiles';

/** Where the designer of files is on the dev server, with its calls below. */
export const DESIGNER = '/designer';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the designer of staff for the files of services, in development. It is not part of any build.
 * @param forward handles the calls that are not about files
 */
export function designer(root: string, forward: Handler): Plugin {
  const files = serviceFiles(root);

  async function answer(request: IncomingMessage, call: string): Promise<object | undefined> {
    if (call === 'composing/') return { data: files.list() };
    if (call === 'composing_parts/') return files.parts();
    const [, id = '', draft] = /^composing\/([^/]+)\/(draft\/)?$/u.exec(call) ?? [];
    if (id === '') return undefined;
    if (request.method === 'GET') return files.read(id);
    if (request.method !== 'PUT' || !draft) throw new FileRefusal(405, 'Files are only written.');
    const { document } = JSON.parse(await text(request)) as { document: ServiceFile };
    const [version = '0'] = /\d+/u.exec(request.headers['if-match'] ?? '') ?? [];
    return files.save(id, document, Number(version));
  }

  return {
    name: 'designer',
    api: files,
    configureServer(server) {
      const respond = async (request: IncomingMessage, response: ServerResponse, next: Next) => {
        const url = request.url ?? '/';
        const [, call] = /^\/designer\/api\/([^?]*)/u.exec(url) ?? [];
        if (call !== undefined) {
          const body = await answer(request, call);
          if (body) send(response, 200, body);
          else forward(Object.assign(request, { url: url.slice(DESIGNER.length) }), response);
        } else if (/^\/designer(?:[/?]|$)/u.test(url)) {
          const page = readFileSync(join(root, 'index.html'), 'utf8');
          const own = page.replace('/src/main.tsx', '/scripts/designer/page.tsx');
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(url, own, url));
        } else next();
      };
      server.middlewares.use((request, response, next: Next) => {
        respond(request, response, next).catch((error: unknown) => {
          if (error instanceof FileRefusal) refuse(response, error);
          else next(error);
        });
      });
    },
  };
}

type Next = (error?: unknown) => void;

function refuse(response: ServerResponse, { status, message, current }: FileRefusal): void {
  const stale = { savedBy: 'An editor', savedAt: current?.line.updatedAt, current };
  send(response, status, { errors: [{ name: '', message }], ...(current && stale) });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(JSON.stringify(body));
}
