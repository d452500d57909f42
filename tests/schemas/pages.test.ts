import { expect, it } from 'vitest';
import { readFolder, readServices } from '../../scripts/vite/readServices';
import { type ContentKind, pathOf } from '../../src/definition/content/contentType';
import { previewAddress } from '../../src/panel/preview/previewAddress';
import { findPage } from '../../src/server/pages/publicPage';
import { servicePages } from '../../src/server/pages/servicePages';
import { SITE_PAGES } from '../../src/server/pages/sitePages';

const kinds = readFolder<ContentKind>('schemas/content').map(([, kind]) => kind);
const pages = [
  ...SITE_PAGES,
  ...readServices('schemas').flatMap((service) => servicePages(service, kinds)),
];

it.each(kinds.filter(({ page }) => page !== undefined))(
  'shows the content type $id on a page of the site',
  async (kind) => {
    const record = { ...kind.samples[0], id: 'an-id' };
    const address = previewAddress(kind, record, 'ku');
    const [path = '', query] = address?.split('?') ?? [];
    expect(query).toBe('preview=1&lang=ku');
    expect(await findPage(pages, path, undefined)).toMatchObject({
      id: kind.page?.includes('{') ? expect.stringMatching(/./u) : '',
    });
  },
);

it('preloads only what public calls return', () => {
  const calls = kinds.flatMap(({ calls }) => calls.public.map(pathOf));
  const others = ['client/blogs_by_hashtag/{id}/', 'client/retention/', 'client/usual_times/'];
  const known = new Set([...calls, ...others]);
  const asked = pages.flatMap(({ first }) => first.map((call) => call.replace(/\?.*$/u, '')));
  expect(asked.filter((call) => !known.has(call))).toEqual([]);
});

it('names a page in every content type that the site’s own pages ask for', () => {
  const asked = new Set(SITE_PAGES.flatMap(({ first }) => first.map((call) => call.split('?')[0])));
  const others = kinds.filter(
    ({ page, calls }) => page === undefined && calls.public.some((call) => asked.has(pathOf(call))),
  );
  expect(others.map(({ id }) => id)).toEqual([]);
});

it.each([
  ['/blog/{id}', { id: 'b 2' }, '/blog/b%202?preview=1&lang=ku'],
  ['/', { id: '1' }, '/?preview=1&lang=ku'],
  ['/visa/{countries.0.of}', { id: '1', countries: [{ of: 'uk' }] }, '/visa/uk?preview=1&lang=ku'],
  ['/visa/{countries.0.of}', { id: '1', countries: [] }, undefined],
  ['/visa/{country}', { id: '1', country: '' }, undefined],
  [undefined, { id: '1' }, undefined],
] as const)('returns for the page %s of %j: %s', (page, record, address) => {
  const kind = page === undefined ? {} : { page };
  expect(previewAddress(kind, structuredClone(record) as never, 'ku')).toBe(address);
});
