import { describe, expect, test, vi } from 'vitest';
import blogs from '../../../schemas/content/blog.json';
import slides from '../../../schemas/content/carousel.json';
import residence from '../../../schemas/content/residence.json';
import { LANGUAGES, pick, type Text } from '../../../src/definition/model/text';
import { renderSite } from '../../../src/renderSite';
import { SERVICES } from '../../browser/services';
import { startWithShell } from './templateHtml';

const { app } = await startWithShell({}, false, () => new Date(), renderSite);

/** Returns the HTML of a page, with apostrophes as they are read. */
const htmlOf = async (url: string): Promise<string> =>
  (await app.inject({ url })).body.replaceAll('&#x27;', "'");

const sitemap = (await app.inject({ url: '/sitemap.xml' })).body;
/** Every page, and one of each kind of record. */
const PATHS = new Map(
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = '']) => {
    const { pathname } = new URL(url);
    const [, above = ''] = /^(\/.*)\/[^/]+$/u.exec(pathname) ?? [];
    return [above === '/services' ? pathname : above || pathname, pathname];
  }),
);

describe('a page as the server sends it', () => {
  test.each([...PATHS.values()])(
    'shows all of %s but its form, in every language',
    async (path) => {
      for (const language of LANGUAGES) {
        const body = await htmlOf(`${path}?lang=${language}`);
        const [, main = ''] = /<main[^>]*>(.*)<\/main>/su.exec(body) ?? [];
        expect(main).toMatch(/<h1[^>]*>[^<]+<\/h1>/u);
        expect(main).not.toMatch(/class="(?:page|content)-loading"/u);
        const controls = body.match(/<(?:button|input|select|textarea)\b[^>]*>/gu) ?? [];
        // None does nothing when it is pressed.
        expect(controls.filter((control) => !/ inert\b/u.test(control))).toEqual([]);
        expect(controls.length).toBeGreaterThan(0);
      }
    },
  );

  const [slide] = slides.samples;
  const [blog] = blogs.samples;
  test.each([
    ['/', slide!.photo],
    [`/blog/${blog!.id}`, blog!.photos[0]],
    ['/blogs', '/content/blogs/'],
  ])('loads the first picture of %s before the others', async (path, picture) => {
    const body = await htmlOf(path);
    const first = body.match(/<img\b[^>]*fetchpriority="high"[^>]*>/giu) ?? [];
    expect(first[0]).toContain(` src="${picture}`);
    expect(first.length).toBeLessThan(3);
  });

  test('contains the introduction of each service', async () => {
    for (const { route, page } of SERVICES) {
      const intro = `<p class="service-intro">${page.intro?.[2] ?? ''}</p>`;
      expect(await htmlOf(`${route}?lang=en`)).toContain(intro);
    }
  });

  test('offers to reload in the page’s language if no script arrives', async () => {
    const body = await htmlOf('/ourservices?lang=ku');
    expect(body).toMatch(
      /<p class="served-late">[^<]*\p{Script=Arabic}[^<]*<a href="">[^<]+<\/a>/u,
    );
  });

  test('mixes no languages with pages that are requested at the same time', async () => {
    const urls = LANGUAGES.flatMap((language) =>
      ['/', '/services/visa', '/nowhere'].map((path) => `${path}?lang=${language}`),
    );
    const single: string[] = [];
    for (const url of urls) single.push(await htmlOf(url));
    expect(await Promise.all(urls.map(htmlOf))).toEqual(single);
  });

  test.each([
    ['ku', 'نزیکەی 15 خولەک'],
    ['ar', 'نحو 15 دقيقة'],
    ['en', 'About 15 minutes'],
  ] as const)(
    'says what to prepare and what staff write about it, in %s',
    async (language, time) => {
      const { route, page } = SERVICES.find(({ id }) => id === 'residency')!;
      const body = await htmlOf(`${route}?lang=${language}`);
      for (const need of page.needs ?? [])
        expect(body).toContain(`>${pick(need, language)}</span>`);
      expect(body).toContain(`<dd>${time}</dd>`);
      const [text] = residence.samples;
      expect(body).toContain(
        `<p dir="auto">${pick(text!.overview as unknown as Text, language)}</p>`,
      );
    },
  );
});

test('a page that cannot be rendered is sent with its data and its scripts, and rendered at the next request', async () => {
  const render = vi.fn(renderSite).mockRejectedValueOnce(new Error('no page this time'));
  const failing = await startWithShell({}, false, () => new Date(), render);
  const { statusCode, body } = await failing.app.inject({ url: '/blogs' });
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain('"client/get_blog/?perPage=6"');
  expect((await failing.app.inject({ url: '/blogs' })).body).toContain('<h1');
});
