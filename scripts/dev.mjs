// npm run dev: the same as npm start, from the sources, taking every change in at once.
import { realpathSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { makeApi } from './dev/api.mjs';
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { playground } = await readyModule('scripts/playground/server/plugin.ts');
// Not before it is installed.
const { createServer } = await import('vite');

const http = createHttpServer();
// The bench has no settings.
const fillIn = (html) => (html.includes('rega-settings') ? api.fillIn(html) : html);
// As the server does for the panel's frame; it has to come before all others.
const inFrame = { type: 'module', src: '/src/platform/preview/inFrame.ts' };
const vite = await createServer({
  root: inProject(),
  // The packages may be a link to another folder's, and are not to be prepared for two projects at once there.
  cacheDir: inProject('.cache/vite'),
  server: {
    middlewareMode: true,
    hmr: { server: http },
    fs: { allow: [inProject(), realpathSync(inProject('node_modules'))] },
  },
  plugins: [
    playground(inProject()),
    { name: 'settings', transformIndexHtml: fillIn },
    {
      name: 'preview',
      transformIndexHtml: (_, { originalUrl = '' }) =>
        /[?&]preview=1\b/.test(originalUrl)
          ? [{ tag: 'script', attrs: inFrame, injectTo: 'head-prepend' }]
          : [],
    },
  ],
});
const api = await makeApi(vite);

http.on('request', (request, response) => {
  if (/^\/api(?:\/|$)/.test(request.url ?? '')) api.handle(request, response);
  else vite.middlewares(request, response);
});
const { host, port } = api.settings;
http.listen(port, host, () => console.log(`Rega listens at http://${host}:${http.address().port}`));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    http.close();
    http.closeAllConnections();
    await Promise.all([vite.close(), api.close()]);
    process.exit(0);
  });
}
