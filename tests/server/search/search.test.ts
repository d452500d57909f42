import { expect, test } from 'vitest';
import type { ResponseOf } from '../../../src/contract/contractCall';
import type { SEARCH_CALL } from '../../../src/contract/search';
import tickets from '../../../schemas/content/ticket.json';
import { startWithShell } from '../pages/templateHtml';

const { app } = await startWithShell();

const { data } = await app
  .inject({ url: '/api/client/search/' })
  .then((response) => response.json<ResponseOf<typeof SEARCH_CALL>>());

test('lists services, records with a page, and records on a list, in three languages', () => {
  const at = (path: string) => data.filter((entry) => entry.path === path);
  expect(at('/services/residency')[0]?.title).toEqual(['ئیقامە', 'الإقامة', 'Residency']);
  expect(at('/services/visa/turkey')[0]?.title[2]).toBe('Visa: Turkey');
  // The page itself, and the offers on it.
  expect(at('/services/tickets')).toHaveLength(tickets.samples.length + 1);
  expect(data.every(({ title, about }) => title.length === 3 && about.length === 3)).toBe(true);
});

test('lists no page that needs a secret link', () => {
  const paths = data.map(({ path }) => path);
  for (const path of ['/status', '/continue', '/draft']) expect(paths).not.toContain(path);
});
