// npm run dev: the same as npm start, from the sources and with hot reload.
import { realpathSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { makeApi } from './dev/api.mjs';
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { designer, DESIGNER } = await readyModule('scripts/designer/plugin.ts');
// Imported after the installation.
const { createServer } = await import('vite');

const http = createHttpServer();
/** The settings of the designer of files, whose calls are its own. */
const ofFiles = { apiBase: `${DESIGNER}/api/`, apiCalls: 'own', panelPath: DESIGNER };
// The benchmark has no settings.
const fillIn = (html, { originalUrl = '' }) =>
  html.includes('rega-settings')
    ? api.fillIn(html, originalUrl.startsWith(DESIGNER) ? ofFiles : {})
    : html;
// As the server adds it to pages in the panel's frame; it must come first.
const inFrame = { type: 'module', src: '/src/platform/preview/previewBootstrap.ts' };
const vite = await createServer({
  root: inProject(),
  // node_modules may be a link to another project's, where Vite's cache would be shared.
  cacheDir: inProject('.cache/vite'),
  // A package that is found later would reload the pages.
  optimizeDeps: { entries: ['index.html', 'scripts/designer/page.tsx'] },
  server: {
    middlewareMode: true,
    hmr: { server: http },
    fs: { allow: [inProject(), realpathSync(inProject('node_modules'))] },
  },
  plugins: [
    designer(inProject(), (request, response) => api.handle(request, response)),
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
  if (/^\/(?:api|brand)(?:\/|$)/.test(request.url ?? '')) api.handle(request, response);
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
