import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { FOLDERS_READ } from '../../check/readTexts';
import { CALLS, type ListedFile } from '../shared/project';
import { createFileList } from './files';
import { createChecker, type Checker } from './checker';
import { serviceCode } from './serviceCode';

/** Serves /playground in development. It is not part of any build. */
export function playground(root: string): Plugin {
  return {
    name: 'playground',
    configureServer(server) {
      const tools = { root, server, checker: createChecker(root), listFiles: createFileList(root) };
      server.watcher.on('all', (_, path) => {
        if (FOLDERS_READ.some((folder) => path.startsWith(join(root, folder))))
          tools.checker.forget();
      });
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.originalUrl ?? '/', 'http://localhost');
        const answer = answerTo(url, tools);
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

interface Tools {
  readonly root: string;
  readonly server: ViteDevServer;
  readonly checker: Checker;
  readonly listFiles: () => readonly ListedFile[];
}

/** Returns undefined for requests that are not the playground's. */
function answerTo(url: URL, tools: Tools): Promise<Given> | undefined {
  const { root, server, checker, listFiles } = tools;
  const { pathname, search, searchParams } = url;
  const page = async (part: 'page' | 'frame'): Promise<Given> => ({
    type: 'text/html',
    body: await server.transformIndexHtml(pathname + search, htmlOf(part)),
  });
  if (/^\/playground(?:\/|$)/u.test(pathname)) return page('page');
  switch (pathname) {
    case CALLS.frame:
      return page('frame');
    case CALLS.files:
      return json(listFiles);
    case CALLS.text:
      return json(() => textOf(tools, searchParams.get('path')));
    case CALLS.errors:
      return json(() => checker.check());
    case CALLS.service: {
      const body = serviceCode(join(root, 'schemas'), searchParams.get('name') ?? '');
      return Promise.resolve({ type: 'text/javascript', body });
    }
    default:
      return undefined;
  }
}

/** Returns the document of the tool, or of a form in it. */
const htmlOf = (part: 'page' | 'frame'): string => `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="rega-settings" content="{}" />
    <title>Playground</title>
  </head>
  <body>
    ${part === 'page' ? '<div id="root"></div>' : '<main id="root"></main>'}
    <script type="module" src="/scripts/playground/${part}/main.tsx"></script>
  </body>
</html>`;

/** Reads only files that are listed. */
function textOf({ root, listFiles }: Tools, path: string | null): string | null {
  const file = listFiles().find((one) => one.path === path);
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
