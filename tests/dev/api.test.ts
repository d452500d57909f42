import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROOT } from '../server/support/folders';

interface Api {
  handle(request: unknown, response: unknown): void;
  close(): Promise<void>;
}

const { makeApi } = (await import(/* @vite-ignore */ join(ROOT, 'scripts/dev/api.mjs'))) as {
  makeApi(vite: unknown): Promise<Api>;
};

/** Returns a dev server whose modules log the servers created from them. */
function fakeVite() {
  const told: string[] = [];
  const wrong: { issue?: Error } = {};
  let starts = 0;
  const modules: Readonly<Record<string, object>> = {
    serverSettings: { readServerSettings: () => ({}) },
    dataDir: { prepareDataDir: async () => {} },
    'storeId/openStorage': {
      openStorage: async () => {
        const number = (starts += 1);
        return { number, close: async () => void told.push(`store ${number} closed`) };
      },
    },
    app: {
      createApp: async (_: unknown, { storage }: { storage: { number: number } }) => {
        if (wrong.issue) throw wrong.issue;
        return {
          ready: async () => {},
          close: async () => void told.push(`app ${storage.number} closed`),
          routing: (request: string) => void told.push(`app ${storage.number} has ${request}`),
        };
      },
    },
    'auth/firstStaff': { makeFirstStaff: async () => undefined },
    'pages/htmlTemplate': { withSettings: (html: string) => html },
    'brand/readBrand': { brandReader: () => async () => ({}) },
    'content/contentKinds': { loadContentKinds: async () => [] },
  };
  const watcher = new EventEmitter();
  const error = vi.fn((_text: string) => {});
  const load = async (path: string) => modules[path.slice('/src/server/'.length, -'.ts'.length)];
  return {
    told,
    wrong,
    error,
    vite: { watcher, config: { logger: { error } }, ssrLoadModule: load },
    /** What follows upon a save. */
    save: async (path: string) => {
      watcher.emit('all', 'change', join(ROOT, path));
      await vi.advanceTimersByTimeAsync(1000);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SOURCE = 'src/server/app.ts';

it('restarts after a save of what the server reads, and of nothing else', async () => {
  const { vite, told, save } = fakeVite();
  const api = await makeApi(vite);
  await save('src/site/Page.tsx');
  expect(told).toEqual([]);
  await save(SOURCE);
  api.handle('a call', {});
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['app 1 closed', 'store 1 closed', 'app 2 has a call']);
});

it('keeps the previous server if a restart fails, shows why, and retries after the next save', async () => {
  const { vite, told, wrong, error, save } = fakeVite();
  const api = await makeApi(vite);
  wrong.issue = new Error('half a thought');
  await save(SOURCE);
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('half a thought'));
  api.handle('a call', {});
  await vi.advanceTimersByTimeAsync(0);
  expect(told.splice(0)).toEqual(['store 2 closed', 'app 1 has a call']);
  delete wrong.issue;
  await save(SOURCE);
  api.handle('another', {});
  await api.close();
  expect(told).toEqual([
    'app 1 closed',
    'store 1 closed',
    'app 3 has another',
    'app 3 closed',
    'store 3 closed',
  ]);
});

it('loads only what the server exports', async () => {
  const source = await readFile(join(ROOT, 'scripts/dev/api.mjs'), 'utf8');
  const loaded = [...source.matchAll(/const \{ (\w+) \} = await load\('([^']+)'\)/gu)];
  const missing = loaded.filter(([, name, path]) => {
    const module = readFileSync(join(ROOT, `src/server/${path}.ts`), 'utf8');
    return !new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, 'mu').test(module);
  });
  expect([loaded.length > 0, missing]).toEqual([true, []]);
});
