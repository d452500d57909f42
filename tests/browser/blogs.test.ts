import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/definition/model/text';
import { readJson } from '../fixtures/services';
import { answerOf } from './entryPoints/fromServer';
import { expectAccessible } from './accessibility';
import { newPage, screenshot, settled } from './harness';
import { pageWithWorld } from './outside';
import { allowProblems } from './problems';
import { SCREENS, triedIn } from './trials';

type Three = readonly [string, string, string];

interface Sample {
  readonly id: string;
  readonly title: Three;
  readonly videoUrl: string;
  readonly hashtag: readonly { readonly id: string; readonly name: Three }[];
}

const { data: blogs, total } = (await answerOf('client/get_blog/?perPage=100')) as {
  readonly data: readonly Sample[];
  readonly total: number;
};

const words = (language: string) =>
  (readJson(`locales/${language}.json`) as { blogs: Record<string, string> }).blogs;
const cards = (page: Page) => page.locator('.blog-card');

function ofMostTags(): Sample {
  const [first] = [...blogs].sort((a, b) => b.hashtag.length - a.hashtag.length);
  if (!first) throw new Error('no blogs');
  return first;
}

describe('blog pages', () => {
  it.each(triedIn('en'))(
    'open at the top, and restore the scroll position after Back, in %s',
    async (language) => {
      expect(total).toBeGreaterThan(6);
      const page = await newPage({ language, ...SCREENS.phone });
      const place = () => page.evaluate(() => Math.round(scrollY));
      await page.goto('/blogs');
      await page.locator('.list-more').click();
      const last = cards(page).nth(10).locator('.blog-card-more');
      await last.waitFor();
      await settled(page);
      // Scrolls to it, as the click does.
      await last.click({ trial: true });
      const left = await place();
      expect(left).toBeGreaterThan(2000);
      await last.click();
      await page.locator('.blog-text').waitFor();
      expect(await place()).toBe(0);
      await page.goBack();
      await expect.poll(place).toBe(left);
      expect(await cards(page).count()).toBe(12);
    },
  );

  it.each(triedIn('ku'))(
    'show one blog with its hashtags and other blogs in %s',
    async (language) => {
      const at = LANGUAGES.indexOf(language);
      const { id, title, hashtag } = ofMostTags();
      const page = await newPage({ language });
      await page.goto('/blogs?show=12');
      await cards(page)
        .getByText(title[at] ?? '', { exact: true })
        .waitFor();
      await page.locator(`a[href="/blog/${id}"]`).click();
      await page.locator('.blog-text p').first().waitFor();
      expect(await page.locator('h1').textContent()).toBe(title[at]);
      const height = await page
        .locator('.carousel-photos')
        .evaluate(({ clientHeight }) => clientHeight);
      expect(height).toBe(476);
      await page.locator('.blog-others li').first().waitFor();
      expect(await page.locator(`.blog-others a[href="/blog/${id}"]`).count()).toBe(0);
      const tag = hashtag[0];
      await page.locator('.blog-article .blog-tags a').first().click();
      const name = tag?.name[at] ?? '';
      const heading = words(language).ofTag?.replace('{{tag}}', name) ?? '';
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/tags/${tag?.id ?? ''}`);
    },
  );

  it.each(triedIn('ku'))('report that a blog does not exist, in %s', async (language) => {
    const page = await newPage({ language, ...SCREENS.phone });
    allowProblems(page, /status of 404/u);
    await page.goto('/blog/atlantis');
    await page.locator('.record-missing').waitFor();
    await expectAccessible(page);
    await screenshot(page, `blog missing ${language}`);
    await page.locator('.record-missing a').click();
    await cards(page).first().waitFor();
  });
});

it('embed a video of a known host only in our own frame', async () => {
  const filmed = blogs.find(({ videoUrl }) => videoUrl !== '');
  if (!filmed) throw new Error('no blog has a video');
  // Without a language: the harness would store it in the frame, too, which has no storage.
  const page = await pageWithWorld(SCREENS.phone);
  await page.goto(`/blog/${filmed.id}`);
  const frame = page.locator('.blog-article iframe');
  await frame.scrollIntoViewIfNeeded();
  expect(await frame.getAttribute('sandbox')).not.toBeNull();
  expect(filmed.videoUrl).toContain(new URL((await frame.getAttribute('src')) ?? '').host);
  await screenshot(page, 'blog video phone');
});
