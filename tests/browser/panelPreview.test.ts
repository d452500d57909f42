import type { FrameLocator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { pick, type Text } from '../../src/definition/model/text';
import { LANGUAGE_FACTS } from '../../src/definition/language/languageFacts';
import { keptOn } from './frame';
import { expectAccessible } from './accessibility';
import { baseUrl, screenshot, settled } from './harness';
import { pageWithWorld } from './outside';
import { enterPanel, openPanel } from './panelStaff';
import { EACH_DIRECTION } from './trials';

/** What the preview of the editor shows; the same frame's successor after a change of language. */
const preview = (page: Page): FrameLocator => page.frameLocator('.preview-screen iframe');

async function openEditor(path: string, width = 1440): Promise<Page> {
  const page = await openPanel(baseUrl, path, { width, height: 900 });
  await openPreview(page);
  return page;
}

async function openPreview(page: Page): Promise<void> {
  // Inputs that come later move the button, which a press might miss.
  await settled(page);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
}

const inLanguage = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Language of the preview' })
    .getByRole('button', { name, exact: true })
    .click();

async function write(page: Page, label: string, text: Text): Promise<void> {
  const inputs = page
    .locator('fieldset', { hasText: label })
    .first()
    .locator('input, textarea:not([aria-hidden])');
  for (const [index, words] of text.entries()) await inputs.nth(index).fill(words);
}

const TITLE: Text = ['گەشتێک بۆ هەورامان', 'رحلة إلى هورامان', 'A journey to Hawraman'];

it('shows a blog that was never saved, in the language of choice and on two screens', async () => {
  const page = await openEditor('home/blogs/blog/new');
  await write(page, 'Title', TITLE);
  for (const language of EACH_DIRECTION) {
    const { name, tag, direction } = LANGUAGE_FACTS[language];
    await inLanguage(page, name);
    await preview(page)
      .getByRole('heading', { level: 1, name: pick(TITLE, language) })
      .waitFor();
    const html = preview(page).locator('html');
    await expect.poll(() => html.getAttribute('lang')).toBe(tag);
    expect(await html.getAttribute('dir')).toBe(direction);
  }
  await page.getByRole('button', { name: 'Desktop', exact: true }).click();
  await expect
    .poll(() =>
      preview(page)
        .locator('html')
        .evaluate((html) => html.clientWidth),
    )
    .toBe(1280);
  await screenshot(page, 'panel preview desktop');
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect
    .poll(() =>
      preview(page)
        .locator('html')
        .evaluate((html) => html.clientWidth),
    )
    .toBe(360);

  // As it is typed, without the page in the frame beginning anew.
  await preview(page)
    .locator('html')
    .evaluate((html) => html.setAttribute('data-same', ''));
  await write(page, 'Title', [TITLE[0], TITLE[1], 'Another journey']);
  await preview(page).getByRole('heading', { level: 1, name: 'Another journey' }).waitFor();
  expect(await preview(page).locator('html').getAttribute('data-same')).toBe('');
  await screenshot(page, 'panel preview phone');
  await expectAccessible(page);
});

it('shows the only record of a kind, and leaves staff logged in and what they edit as it was', async () => {
  // The player of the page's video is somebody else's.
  const page = await pageWithWorld({ width: 1440, height: 900 });
  await openPreview(await enterPanel(page, baseUrl, 'home/about?tab=about'));
  const before = await keptOn(page);
  await write(page, 'Title', ['', '', 'Who we are today']);
  await inLanguage(page, 'English');
  await preview(page).getByText('Who we are today').first().waitFor();
  expect(await page.locator('.pn-save').textContent()).toContain('Unsaved changes');
  const { local, databases } = await keptOn(page);
  expect({ local, databases }).toEqual({ local: before.local, databases: before.databases });
});

it('says where nothing can be shown', async () => {
  const page = await openEditor('home/blogs/hashtag/new');
  await page.getByText('No public page shows this by itself').waitFor();
});

it('comes into view on a narrow screen, and leads back when it is closed', async () => {
  const page = await openPanel(baseUrl, 'home/blogs/blog/new', { width: 390, height: 900 });
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  // Pressed without Playwright's scrolling to a button that is always in sight.
  const press = (name: string) =>
    page.getByRole('button', { name, exact: true }).dispatchEvent('click');
  await page.getByRole('button', { name: 'Save' }).waitFor();
  await page.evaluate(() => scrollTo({ top: 300 }));
  await press('Preview');
  const shown = page.getByRole('region', { name: 'Preview' });
  await expect
    .poll(() => shown.evaluate((part) => part.getBoundingClientRect().top < innerHeight / 2))
    .toBe(true);
  expect(await scrolled()).toBeGreaterThan(300);
  await press('Close the preview');
  await shown.waitFor({ state: 'detached' });
  await expect.poll(scrolled).toBe(300);
});
