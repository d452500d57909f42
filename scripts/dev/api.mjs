import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { inProject } from '../setup/project.mjs';

/** The server reads some of these at its start, so a change restarts it. */
const SERVER_SOURCES = ['src/server', 'src/definition', 'src/lint', 'schemas', 'locales'].map(
  (folder) => inProject(folder),
);

/** Milliseconds to wait for further changes, since editors often write several files. */
const CALM = 100;

/**
 * Runs the API from the sources, and restarts it after each change to them. If that fails, the error is printed
 * and the previous one goes on.
 */
export async function makeApi(vite) {
  let running = await start(vite);
  let restarting = Promise.resolve();
  let timer;
  /** Files changed since the server last read them. */
  const unread = new Set();
  const restart = async () => {
    try {
      const before = running;
      running = await start(vite);
      await before.close();
    } catch (error) {
      vite.config.logger.error(inspect(error));
    }
  };
  vite.watcher.on('all', (_, path) => {
    if (!SERVER_SOURCES.some((source) => path.startsWith(source))) return;
    unread.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const one of unread) if (!isHalfDone(one)) unread.delete(one);
      if (unread.size === 0) restarting = restarting.then(restart);
    }, CALM);
  });
  return {
    settings: running.settings,
    fillIn: (html, own) => running.fillIn(html, own),
    handle: (request, response) => {
      void restarting.then(() => running.app.routing(request, response));
    },
    close: async () => {
      clearTimeout(timer);
      await restarting;
      await running.close();
    },
  };
}

/** Returns whether a JSON file is invalid at the moment; the API then goes on with what it has read. */
function isHalfDone(path) {
  if (!path.endsWith('.json')) return false;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) === undefined;
  } catch (error) {
    return error instanceof SyntaxError;
  }
}

/** Does what src/server/main.ts does, except listening. */
async function start(vite) {
  const load = (path) => vite.ssrLoadModule(`/src/server/${path}.ts`);
  const { readServerSettings } = await load('serverSettings');
  const { prepareDataDir } = await load('dataDir');
  const { openStorage } = await load('storeId/openStorage');
  const { createApp } = await load('app');
  const { makeFirstStaff } = await load('auth/firstStaff');
  const { withSettings } = await load('pages/htmlTemplate');
  const { brandReader } = await load('brand/readBrand');
  const { loadContentKinds } = await load('content/contentKinds');
  const settings = readServerSettings(process.env, inProject());
  await prepareDataDir(settings);
  const storage = await openStorage(settings, ({ message }) => console.error(message));
  let app;
  const close = async () => {
    await app?.close();
    await storage.close();
  };
  try {
    app = await createApp(settings, { storage, logger: { level: 'error', withWords: true } });
    await app.ready();
    tell(await makeFirstStaff(storage, settings, new Date()));
  } catch (error) {
    await close();
    throw error;
  }
  const readBrand = brandReader(await loadContentKinds(settings.root), storage.content);
  const fillIn = async (html, own) =>
    withSettings(html, { ...settings, ...own }, await readBrand());
  return { settings, app, fillIn, close };
}

function tell(staff) {
  if (staff) console.log(`The first staff account: ${staff.email}`);
  if (staff?.madePassword) console.log(`Its password, shown only now: ${staff.madePassword}`);
}
