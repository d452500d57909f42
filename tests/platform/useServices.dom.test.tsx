// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
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
const stored = (id: string, order: number, more: object = {}) => ({
  id,
  hash: 'h',
  route: `/services/${id}`,
  tile: { icon: 'visa', title: [id, id, id], order },
  pages: [],
  replaces: false,
  withdrawn: false,
  ...more,
});

it('lists services of the store among those of files, in the place of those that they replace', async () => {
  const { ServiceTiles } = await import('../../src/site/tiles/ServiceTiles');
  const data = [
    stored('translation', 0),
    stored(first!.id, 999, { replaces: true }),
    stored(second!.id, 1, { replaces: true, withdrawn: true }),
  ];
  api.respond({ status: 200, body: { data } });
  render(<ServiceTiles />);
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links()).toEqual(services.map(({ route }) => route));
  await screen.findByText('translation');
  expect(links()[0]).toBe('/services/translation');
  expect(links().at(-1)).toBe(`/services/${first!.id}`);
  expect(links()).toHaveLength(services.length);
  expect(links()).not.toContain(second!.route);
});

it('keeps the services of files if the store does not answer', async () => {
  const { ServiceTiles } = await import('../../src/site/tiles/ServiceTiles');
  const before = api.requests.length;
  api.respond({ status: 500, body: {} });
  render(<ServiceTiles />);
  await waitFor(() => expect(api.requests.length).toBeGreaterThan(before));
  expect(screen.getAllByRole('link')).toHaveLength(services.length);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('validates a service of the store by its definition', async () => {
  const { useServiceModule } = await import('../../src/platform/loading/useServiceModule');
  const { useServices } = await import('../../src/platform/content/useServices');
  const service = {
    id: 'translation',
    version: 3,
    form: {
      title: ['a', 'a', 'a'],
      required: ['pages'],
      properties: { pages: { type: 'integer', label: ['a', 'a', 'a'], minimum: 1 } },
    },
    steps: [],
  };
  api.respond(({ url }) =>
    url.endsWith('/translation/')
      ? { status: 200, body: service }
      : { status: 200, body: { data: [stored('translation', 0)] } },
  );
  function Found() {
    const entry = useServices().services.find(({ id }) => id === 'translation');
    return entry ? <Loaded entry={entry} /> : null;
  }
  function Loaded({ entry }: { readonly entry: Parameters<typeof useServiceModule>[0] }) {
    const { service: read, validate } = useServiceModule(entry);
    return (
      <p>
        {JSON.stringify([read.version, validate({ pages: 0 })?.length, validate({ pages: 1 })])}
      </p>
    );
  }
  render(
    <Suspense>
      <Found />
    </Suspense>,
  );
  await screen.findByText(/^\[3,1,(?:null|\[\])\]$/u);
});
