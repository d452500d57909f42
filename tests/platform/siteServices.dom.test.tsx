// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { services } from 'virtual:services';
import { openSite } from './apiServer';

let api: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  api = await openSite('services');
});
afterAll(() => api.stop());
afterEach(cleanup);

const [first, second] = services;
const stored = (id: string, order: number) => ({
  id,
  route: `/services/${id}`,
  tile: { icon: 'visa', title: [id, id, id], order },
  pages: [],
});

const linksWith = async (status: number, body: object) => {
  const { readStore } = await import('../../src/platform/content/siteServices');
  const { ServiceTiles } = await import('../../src/site/tiles/ServiceTiles');
  api.respond({ status, body });
  await readStore();
  render(<ServiceTiles />);
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

it('lists services of the store among those of files, in the place of those that they replace', async () => {
  const data = [stored('translation', 0), stored(first!.id, 999)];
  const links = await linksWith(200, { data, replaced: [first!.id, second!.id] });
  expect(links[0]).toBe('/services/translation');
  expect(links.at(-1)).toBe(`/services/${first!.id}`);
  expect(links).toHaveLength(services.length);
  expect(links).not.toContain(second!.route);
});

it('keeps the services of files if the store does not answer', async () => {
  expect(await linksWith(500, {})).toEqual(services.map(({ route }) => route));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('validates a service of the store by its definition', async () => {
  const { readStore, siteServices } = await import('../../src/platform/content/siteServices');
  const pages = { type: 'integer', label: ['a', 'a', 'a'], minimum: 1 };
  const form = { title: ['a', 'a', 'a'], required: ['pages'], properties: { pages } };
  const service = { id: 'translation', version: 3, form, steps: [] };
  const data = [stored('translation', 0)];
  api.respond(({ url }) => {
    return { status: 200, body: url.endsWith('/translation/') ? service : { data, replaced: [] } };
  });
  await readStore();
  const [entry] = siteServices();
  const { service: read, validate } = await entry!.load();
  expect(read.version).toBe(3);
  expect(validate({ pages: 0 })).toHaveLength(1);
  expect(validate({ pages: 1 }) ?? []).toEqual([]);
});
