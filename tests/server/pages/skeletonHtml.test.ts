import { describe, expect, test } from 'vitest';
import blogs from '../../../schemas/content/blog.json';
import slides from '../../../schemas/content/carousel.json';
import residence from '../../../schemas/content/residence.json';
import { pick, type Text } from '../../../src/definition/model/text';
import { SERVICES } from '../../browser/services';
import { startWithShell } from './templateHtml';

const { app } = await startWithShell();

/** Returns the HTML of a page, with apostrophes as they are read. */
const htmlOf = async (url: string): Promise<string> =>
  (await app.inject({ url })).body.replaceAll('&#x27;', "'");

const [blog] = blogs.samples;

describe('skeleton', () => {
  const [slide] = slides.samples;
  test.each<[string, string | undefined]>([
    ['/', slide!.photo],
    [`/blog/${blog!.id}`, blog!.photos[0]],
    ['/blogs', undefined],
  ])('of %s contains its first picture', async (path, picture) => {
    const body = await htmlOf(path);
    const [, shown] = /<img[^>]* src="([^"]*)"[^>]* fetchPriority="high"/u.exec(body) ?? [];
    expect(shown).toBe(picture);
  });

  test('offers to reload in the page’s language if no script arrives', async () => {
    const body = await htmlOf('/ourservices?lang=ku');
    expect(body).toMatch(
      /<p class="skeleton-late">[^<]*\p{Script=Arabic}[^<]*<a href="">[^<]+<\/a>/u,
    );
  });

  test('contains the introduction of a service', async () => {
    for (const { route, page } of SERVICES) {
      const body = await htmlOf(`${route}?lang=en`);
      expect(body).toContain(`<p class="service-intro">${page.intro?.[2] ?? ''}</p>`);
    }
  });

  test.each([
    ['ku', 'نزیکەی 15 خولەک'],
    ['ar', 'نحو 15 دقيقة'],
    ['en', 'About 15 minutes'],
  ] as const)(
    'of a form contains what to prepare and the staff’s text, in %s',
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
