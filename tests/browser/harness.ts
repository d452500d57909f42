import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, type TestContext } from 'vitest';
import type { Language } from '../../src/definition/model/text';
import { noteScripts, recordSources } from './loadedSources';
import { closeForeign, givePageBack, keepPagesOf, takePage } from './pagePool';
import { requestsOf, takeProblems, watchForProblems } from './problems';

export const baseUrl = inject('baseUrl');
keepPagesOf(baseUrl);

const SCREENSHOTS = '.cache/screenshots';
const PATIENCE_MS = 30_000;
/** Even a busy machine has run axe by then. */
const ENDLESS_MS = 120_000;

const pages = new Set<Page>();

/** Notes what the pages of a test file were made of, and closes those that no other file can use. */
export async function endFile(testPath: string): Promise<void> {
  await closeForeign();
  recordSources(testPath);
}

/** Closes the pages of a test, which fails if one of them did what no page may do. */
export async function closePages({ task }: Pick<TestContext, 'task'>): Promise<void> {
  const open = [...pages];
  pages.clear();
  const problems = open.flatMap(takeProblems);
  for (const page of open) {
    if (task.result?.state === 'fail') {
      await keepPicture(page, `failed ${task.name}`);
      await page.context().close();
    } else await givePageBack(page);
  }
  expect(problems).toEqual([]);
}

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
  /** Without what the oldest browsers that the site supports lack. */
  readonly isOld?: boolean;
}

/**
 * Returns a page of a visitor who has not been here before. It is used again by tests that follow. The test fails
 * if anything showed on it that takeProblems reports.
 */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const { language, width = 1280, height = 800, reducedMotion = true } = options;
  const { origin = baseUrl, offline = false, isOld = false } = options;
  const page = await takePage({ origin, reducedMotion, offline, isOld });
  pages.add(page);
  page.context().setDefaultTimeout(PATIENCE_MS);
  await page.setViewportSize({ width, height });
  if (language) await page.evaluate((chosen) => (localStorage['rega-language'] = chosen), language);
  noteScripts(page);
  watchForProblems(page, origin);
  return page;
}

/** Rejects, naming the work, if what runs in a page never ends: Playwright's evaluate has no timeout. */
export async function inTime<T>(what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not end`)), ENDLESS_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Waits until the page has drawn what it asked for: nothing is on its way and nothing is left to do. */
export async function settled(page: Page): Promise<void> {
  const quiet = () => requestsOf(page) === 0;
  do {
    await expect.poll(quiet, { interval: 10 }).toBe(true);
    const idle = page.evaluate(
      (timeout) =>
        new Promise<void>((done) => {
          // Limited, since a page that has nothing to draw may never be told that it is idle.
          requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout }));
        }),
      PATIENCE_MS,
    );
    await inTime('waiting for an idle page', idle);
  } while (!quiet());
}

/** Keeps a picture of the whole page for people to look at, if they want to (SCREENSHOTS=1). */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS === '1') await keepPicture(page, name);
}

async function keepPicture(page: Page, name: string): Promise<void> {
  const file = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.png`;
  await page.screenshot({ path: join(SCREENSHOTS, file), fullPage: true });
}
