import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Language } from '../../src/definition/text';
import { takeProblems, watchForProblems } from './problems';

export const baseUrl = inject('baseUrl');

const SCREENSHOTS = '.cache/screenshots';
const PATIENCE_MS = 15_000;

let browser: Browser | undefined;
const pages = new Set<Page>();

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: ['--disable-gpu', '--no-first-run', '--disable-sync', '--disable-component-update'],
  });
});

afterAll(() => browser?.close());

afterEach(async ({ task }) => {
  const open = [...pages];
  pages.clear();
  const problems = open.flatMap(takeProblems);
  for (const page of open) {
    if (task.result?.state === 'fail') await keepPicture(page, `failed ${task.name}`);
    await page.context().close();
  }
  expect(problems).toEqual([]);
});

export interface PageOptions {
  /** As if chosen on an earlier visit. */
  readonly language?: Language;
  readonly width?: number;
  readonly height?: number;
  readonly reducedMotion?: boolean;
  /** Of another server than that of all tests. */
  readonly origin?: string;
  /** Whether the site may keep itself for when there is no line; else each test begins from nothing. */
  readonly offline?: boolean;
}

/**
 * A page of a visitor who has not been here before. Closed after the test, which fails if anything
 * showed on it that takeProblems tells of.
 */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const { language, width = 1280, height = 800, reducedMotion = true } = options;
  const { origin = baseUrl, offline = false } = options;
  if (!browser) throw new Error('a page can be opened by a test only');
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: offline ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (language) await context.addInitScript(rememberLanguage, language);
  const page = await context.newPage();
  pages.add(page);
  await watchForProblems(page, origin);
  return page;
}

/** Runs in the page, not in frames, before its own scripts; a language chosen since then stays. */
function rememberLanguage(language: Language): void {
  const key = 'rega-language';
  if (self === top && location.protocol !== 'about:') localStorage[key] ??= language;
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails on every breach of WCAG 2.0 to 2.2, A and AA, that axe finds. */
export async function expectAccessible(page: Page): Promise<void> {
  // What passed is not told, and frames of other origins are not looked into, for which axe would open a
  // page of its own: without both it takes a third of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags(WCAG).setLegacyMode(true).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
  expect(found, found.join('\n')).toEqual([]);
}

/** The same on pages that are alike in all languages: Arabic differs from Kurdish in its words alone. */
export async function expectAccessibleIn(language: Language, page: Page): Promise<void> {
  if (language !== 'ar') await expectAccessible(page);
}

/** Keeps a picture of the whole page for people to look at, if they want to (SCREENSHOTS=1). */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS === '1') await keepPicture(page, name);
}

async function keepPicture(page: Page, name: string): Promise<void> {
  const file = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.png`;
  await page.screenshot({ path: join(SCREENSHOTS, file), fullPage: true });
}
