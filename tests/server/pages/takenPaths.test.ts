import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../../src/server/catalogue';
import { loadContentKinds } from '../../../src/server/content/contentKinds';
import { servicePages } from '../../../src/server/pages/servicePages';
import { SITE_PAGES } from '../../../src/server/pages/sitePages';
import { refuseTakenPath } from '../../../src/server/pages/takenPaths';
import { SettingsError } from '../../../src/server/serverSettings';
import { projectRoot } from '../support/folders';
import { startServer } from '../support/harness';

const root = await projectRoot({
  'dist/client/assets/main.js': '',
  'dist/client/icons/192.png': '',
  'dist/client/favicon.svg': '',
});
const kinds = await loadContentKinds(root);
const catalogue = await loadCatalogue(root);
/** With one that stands elsewhere than the others do. */
const pages = [
  ...SITE_PAGES,
  ...catalogue.flatMap(({ service }) => servicePages(service, kinds)),
  { route: '/events/list/:id' },
];

const firstParts = new Set(pages.map(({ route }) => route.split('/')[1] ?? ''));
firstParts.delete('');

describe('PANEL_PATH', () => {
  test.each([
    ...[...firstParts].map((part) => `/${part}`),
    '/api',
    '/shell',
    '/assets',
    '/icons',
    '/BLOGS',
    '/contactus',
    '/Services',
  ])('cannot be %s, which the site uses', async (panelPath) => {
    await expect(refuseTakenPath({ panelPath, root }, pages)).rejects.toThrow(SettingsError);
  });

  test.each(['/8d_001pass', '/staff', '/blogs-2', '/service', '/favicon', '/list'])(
    'can be %s',
    async (panelPath) => {
      await expect(refuseTakenPath({ panelPath, root }, pages)).resolves.toBeUndefined();
    },
  );

  test('is checked before the server starts', async () => {
    await expect(startServer({ env: { PANEL_PATH: '/aboutUs' } })).rejects.toThrow(
      'PANEL_PATH /aboutUs is taken',
    );
  });
});
