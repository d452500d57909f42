import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { services } from '../../scripts/vite/services';
import type * as Listed from 'virtual:services';

let root: string;
let server: ViteDevServer;

beforeAll(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'services-')));
  cpSync('schemas', join(root, 'schemas'), { recursive: true });
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    plugins: [services(join(root, 'schemas'))],
  });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const list = async () =>
  ((await server.ssrLoadModule('virtual:services')) as typeof Listed).services;

const original = () => JSON.parse(readFileSync('schemas/services/greencard.json', 'utf8'));

const write = (id: string, changes: object) => {
  const path = join(root, 'schemas/services', `${id}.json`);
  writeFileSync(path, JSON.stringify({ ...original(), id, ...changes }));
};

it('lists every service in the order of the tiles, without its form', async () => {
  const entries = await list();
  expect(entries.map(({ tile }) => tile.order)).toEqual(
    entries.map(({ tile }) => tile.order).toSorted((a, b) => a - b),
  );
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) {
    const { load, ...facts } = entry;
    const { service } = await load();
    const { id, route, tile, page, pages = [] } = service;
    expect(facts).toEqual({
      id,
      route,
      tile,
      pages,
      ...(page.component && { component: page.component }),
    });
    expect(service.steps.length).toBeGreaterThan(0);
  }
});

it('reloads new and changed files in the development server', async () => {
  await list();
  write('added', { tile: { ...original().tile, order: -1 } });
  await vi.waitFor(async () => expect((await list())[0]?.id).toBe('added'), 10_000);
  write('added', { tile: { ...original().tile, order: -1 }, route: '/changed' });
  await vi.waitFor(async () => expect((await list())[0]?.route).toBe('/changed'), 10_000);
});

it('throws for a service without a file', async () => {
  await expect(server.ssrLoadModule('virtual:service/nothing')).rejects.toThrow(
    'no service file for virtual:service/nothing',
  );
});
