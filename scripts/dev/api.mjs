import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { inProject } from '../setup/project.mjs';

/** Of these the server reads some at its start: after a change it starts anew. */
const SERVER_SOURCES = ['src/server', 'src/definition', 'schemas', 'locales'].map((folder) =>
  inProject(folder),
);

/** Until so many ms after the last of several changes, since an editor seldom writes one file alone. */
const CALM = 100;

/**
 * The server's calls out of the sources, made anew after each change to them. Where that fails, the
 * error is shown and the calls are answered as before.
 */
export async function makeApi(vite) {
  let running = await start(vite);
  let restarting = Promise.resolve();
  let timer;
  /** Changed since the server last read them. */
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
    fillIn: (html) => running.fillIn(html),
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

/** A JSON file that is none at the moment: the calls go on with what they have read. */
function isHalfDone(path) {
  if (!path.endsWith('.json')) return false;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) === undefined;
  } catch (error) {
    return error instanceof SyntaxError;
  }
}

/** What src/server/main.ts does, but for listening. */
async function start(vite) {
  const load = (path) => vite.ssrLoadModule(`/src/server/${path}.ts`);
  const { readSettings } = await load('settings');
  const { prepareDataDir } = await load('dataDir');
  const { openStorage } = await load('storage/openStorage');
  const { createApp } = await load('app');
  const { makeFirstStaff } = await load('auth/firstStaff');
  const { withSettings } = await load('pages/htmlTemplate');
  const settings = readSettings(process.env, inProject());
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
  return { settings, app, fillIn: (html) => withSettings(html, settings), close };
}

function tell(staff) {
  if (staff) console.log(`The first staff account: ${staff.email}`);
  if (staff?.madePassword) console.log(`Its password, shown only now: ${staff.madePassword}`);
}
