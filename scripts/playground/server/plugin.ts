import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { CALLS } from '../shared/project';
import { listFiles } from './files';
import { createJudge, type Judge } from './judge';
import { serviceCode } from './serviceCode';

/** What a change of makes the check say something else. */
const JUDGED = ['schemas', 'locales', 'src', 'public'];

/** Serves /playground in development. Nothing of it is built. */
export function playground(root: string): Plugin {
  return {
    name: 'playground',
    configureServer(server) {
      const judge = createJudge(root);
      server.watcher.on('all', (_, path) => {
        if (JUDGED.some((folder) => path.startsWith(join(root, folder)))) judge.forget();
      });
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.originalUrl ?? '/', 'http://localhost');
        const answer = answerTo(url, root, server, judge);
        if (answer) answer.then((given) => send(response, given), next);
        else next();
      });
    },
  };
}

interface Given {
  readonly type: 'text/html' | 'text/javascript' | 'application/json';
  readonly body: string;
}

/** Undefined for what is not the playground's. */
function answerTo(
  url: URL,
  root: string,
  server: ViteDevServer,
  judge: Judge,
): Promise<Given> | undefined {
  const { pathname, search, searchParams } = url;
  const page = async (name: string): Promise<Given> => {
    const html = readFileSync(join(root, 'scripts/playground', name), 'utf8');
    return { type: 'text/html', body: await server.transformIndexHtml(pathname + search, html) };
  };
  if (/^\/playground(?:\/|$)/u.test(pathname)) return page('page.html');
  switch (pathname) {
    case CALLS.frame:
      return page('frame.html');
    case CALLS.files:
      return json(() => listFiles(root));
    case CALLS.text:
      return json(() => textOf(root, searchParams.get('path')));
    case CALLS.judgement:
      return json(() => judge.judgement());
    case CALLS.service: {
      const body = serviceCode(join(root, 'schemas'), searchParams.get('name') ?? '');
      return Promise.resolve({ type: 'text/javascript', body });
    }
    default:
      return undefined;
  }
}

/** Only of a file that is listed. */
function textOf(root: string, path: string | null): string | null {
  const file = listFiles(root).find((one) => one.path === path);
  return file ? readFileSync(join(root, file.path), 'utf8') : null;
}

const json = async (make: () => unknown): Promise<Given> => ({
  type: 'application/json',
  body: JSON.stringify(await make()),
});

function send(response: ServerResponse, { type, body }: Given): void {
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}
