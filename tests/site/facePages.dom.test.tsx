// @vitest-environment jsdom
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openSite, type ReceivedRequest } from '../platform/apiServer';

let api: Awaited<ReturnType<typeof openSite>>;
let pages: Awaited<ReturnType<typeof load>>;

async function load() {
  const { loadTexts } = await import('../../src/platform/language/languageStore');
  await loadTexts('reading');
  const { BlogPage } = await import('../../src/site/blogs/BlogPage');
  const { PartnersPage } = await import('../../src/site/partners/PartnersPage');
  const { PrivacyPage } = await import('../../src/site/statements/PrivacyPage');
  const { ServicesPage } = await import('../../src/site/tiles/ServicesPage');
  return { BlogPage, PartnersPage, PrivacyPage, ServicesPage };
}

beforeAll(async () => {
  configure({ asyncUtilTimeout: 4000 });
  api = await openSite('face');
  pages = await load();
});
afterAll(() => api.stop());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const respond = (bodies: Readonly<Record<string, unknown>>) =>
  api.respond(({ url }: ReceivedRequest) => {
    const found = Object.entries(bodies).find(([call]) => url.includes(call));
    return { status: 200, body: found ? found[1] : [] };
  });
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

it('groups services and shows of each what staff have written, and no price of zero', async () => {
  const services = [
    { id: 'tickets', group: 'travel', about: 'All airlines', price: 95, time: 'The same day' },
    { id: 'visa', group: 'abroad', about: '', price: 0, time: '' },
  ];
  respond({ service_facts: { services } });
  render(<pages.ServicesPage />);
  const tickets = await screen.findByRole('link', { name: /All airlines/u });
  expect(tickets.textContent).toContain('From $95');
  expect(tickets.textContent).toContain('The same day');
  expect(screen.getByRole('link', { name: 'Visa' })).toBeTruthy();
  expect(headings()).toEqual(['Our services', 'Travel', 'Live abroad', 'Other services']);
});

it('lists the services without headings where staff have grouped none', async () => {
  respond({});
  render(<pages.ServicesPage />);
  await screen.findByRole('link', { name: 'Visa' });
  expect(headings()).toEqual(['Our services']);
});

it('names partners and what they do', async () => {
  const logo = '/logo.png';
  respond({
    get_partner: [
      { id: '1', name: 'Baz Air', about: 'Flights', logo },
      { id: '2', logo },
    ],
  });
  render(<pages.PartnersPage />);
  await screen.findByText('Baz Air');
  expect(screen.getByText('Flights')).toBeTruthy();
  expect(screen.getByAltText('One of our partners')).toBeTruthy();
});

it('leads from a blog to the service that staff have chosen', async () => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  respond({ blog_by_id: { id: '1', title: 'Six months', service: 'visa' } });
  render(<pages.BlogPage id="1" />);
  const link = await screen.findByRole('link', { name: 'Visa' });
  expect(link.getAttribute('href')).toBe('/services/visa');
});

it.each([
  ['for how long requests are kept', 90, true],
  ['no time where requests are kept until somebody asks', null, false],
])('begins the privacy statement with a summary, which says %s', async (_, days, says) => {
  respond({ retention: { application: days, services: [], link: 90 } });
  render(<pages.PrivacyPage />);
  const summary = await screen.findByRole('region', { name: 'In short' });
  expect(summary.textContent).toContain('Only our staff');
  expect(summary.textContent.includes('90 days after sending')).toBe(says);
});
