import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/definition/language/text';
import { readJson } from '../fixtures/services';
import { answerOf } from './entryPoints/fromServer';
import { expectAccessible } from './accessibility';
import { newPage, screenshot } from './harness';
import { pageWithWorld } from './outside';
import { allowProblems } from './problems';
import { EACH_DIRECTION } from './trials';

const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

type Three = readonly [string, string, string];

interface Sample {
  readonly id: string;
  readonly title: Three;
  readonly body: Three;
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
const MOMENT = /^\d{4}-\d\d-\d\d (?:0[1-9]|1[0-2]):\d\d:\d\d [AP]M$/u;

function ofMostTags(): Sample {
  const [first] = [...blogs].sort((a, b) => b.hashtag.length - a.hashtag.length);
  if (!first) throw new Error('no blogs');
  return first;
}

describe.each(EACH_DIRECTION)('blog pages in %s', (language) => {
  const at = LANGUAGES.indexOf(language);

  it('show six blogs at a time, truncated, with their date from left to right', async () => {
    expect(total).toBeGreaterThan(6);
    const page = await newPage({ language, ...SCREENS.phone });
    await page.goto('/blogs');
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBe(6);
    const time = cards(page).first().locator('time');
    expect(await time.textContent()).toMatch(MOMENT);
    expect(await time.getAttribute('dir')).toBe('ltr');
    const newest = blogs[0]?.body[at]?.replaceAll(/\s+/gu, ' ') ?? '';
    expect(await cards(page).first().locator('.blog-card-text').textContent()).toBe(
      `${newest.slice(0, 250)} ... `,
    );
    await page.locator('.list-more').click();
    await expect.poll(() => cards(page).count()).toBe(Math.min(12, total));
    const seventh = cards(page).nth(6).locator('a').first();
    await expect.poll(() => seventh.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('open at the top, and restore the scroll position after Back', async () => {
    const page = await newPage({ language, ...SCREENS.phone });
    const place = () => page.evaluate(() => Math.round(scrollY));
    await page.goto('/blogs');
    await page.locator('.list-more').click();
    const last = cards(page).nth(10).locator('.blog-card-more');
    await last.scrollIntoViewIfNeeded();
    const left = await place();
    expect(left).toBeGreaterThan(2000);
    await last.click();
    await page.locator('.blog-text').waitFor();
    expect(await place()).toBe(0);
    await page.goBack();
    await expect.poll(place).toBe(left);
    expect(await cards(page).count()).toBe(12);
  });

  it('show one blog with its hashtags and other blogs', async () => {
    const { id, title, hashtag } = ofMostTags();
    const page = await newPage({ language });
    await page.goto('/blogs?show=12');
    await cards(page)
      .getByText(title[at] ?? '', { exact: true })
      .waitFor();
    await page.locator(`a[href="/blog/${id}"]`).click();
    await page.locator('.blog-text p').first().waitFor();
    expect(await page.locator('h1').textContent()).toBe(title[at]);
    expect(await page.locator('.blog-article time').textContent()).toMatch(MOMENT);
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
  });

  it('of a tag show three hashtags and the number of others', async () => {
    const { id, title, hashtag } = ofMostTags();
    expect(hashtag.length).toBeGreaterThan(3);
    const page = await newPage({ language, ...SCREENS.phone });
    await page.goto(`/tags/${hashtag[0]?.id ?? ''}`);
    const card = cards(page).filter({ hasText: title[at] ?? '' });
    await card.waitFor();
    expect(await card.locator('.blog-tags a').count()).toBe(3);
    await card.getByText(`+${hashtag.length - 3}`, { exact: true }).waitFor();
    expect(await card.locator(`a[href="/blog/${id}"]`).count()).toBe(1);
    await card.locator('.blog-card-more').click();
    await page.locator('.blog-text p').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it.each(['/blog/atlantis', '/tags/atlantis'])('report that %s does not exist', async (path) => {
    const page = await newPage({ language, ...SCREENS.phone });
    allowProblems(page, /status of 404/u);
    await page.goto(path);
    await page.locator('.record-missing').waitFor();
    await expectAccessible(page);
    await screenshot(page, `${path} missing ${language}`);
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
