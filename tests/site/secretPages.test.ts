import { expect, it } from 'vitest';
import { draftPage, handover, status } from '../../locales/en.json';
import { renderSite } from '../../src/renderSite';

it.each([
  ['/status', status.noLink, status.loading],
  ['/continue', handover.page_none, handover.page_loading],
  ['/draft', draftPage.noLink, status.loading],
])('the server shows %s as loading, since it cannot see a link', async (path, none, loading) => {
  const html = await renderSite({
    path,
    query: '',
    language: 'en',
    responses: {},
    settings: {},
  });
  expect(html).toContain(loading);
  expect(html).not.toContain(none);
});
