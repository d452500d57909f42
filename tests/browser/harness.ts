import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, inject, type TestContext } from 'vitest';
import type { Language } from '../../src/definition/text';
import { noteScripts, recordSources } from './loadedSources';
import { closeForeign, givePageBack, takePage } from './pagePool';
import { requestsOf, takeProblems, watchForProblems } from './problems';
import { OWN_PART, pageStructure } from './structure';

export const baseUrl = inject('baseUrl');

const SCREENSHOTS = '.cache/screenshots';
/** In the folder of the structures: a byte for each check, and for each that was skipped. */
const [CHECKED, SKIPPED] = ['checked', 'skipped'];
const PATIENCE_MS = 15_000;

const pages = new Set<Page>();

/** Notes what the pages of a test file were made of, and closes those that no other file can use. */
export async function endFile(testPath: string): Promise<void> {
  await closeForeign(baseUrl);
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
}

/**
 * A page of a visitor who has not been here before. Closed after the test, which fails if anything
 * showed on it that takeProblems tells of.
 */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const { language, width = 1280, height = 800, reducedMotion = true } = options;
  const { origin = baseUrl, offline = false } = options;
  const page = await takePage({ origin, reducedMotion, offline });
  pages.add(page);
  page.context().setDefaultTimeout(PATIENCE_MS);
  await page.setViewportSize({ width, height });
  if (language) await page.evaluate((chosen) => (localStorage['rega-language'] = chosen), language);
  noteScripts(page);
  watchForProblems(page, origin);
  return page;
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Minified, since each document has to parse it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails on every breach of WCAG 2.0 to 2.2, A and AA, that axe finds. A structure that another test of the run
 * has already checked, in the same direction and width, is counted and skipped; where only what stands around the
 * page's own part is known, axe checks that part.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const folder = inject('structures');
  const { around, own } = await page.evaluate(pageStructure, OWN_PART);
  const marks = [around, own].flatMap((structure) =>
    structure === undefined ? [] : [join(folder, hashOf(structure))],
  );
  const areNew = await Promise.all(marks.map(claim));
  const isNew = areNew.includes(true);
  await appendFile(join(folder, isNew ? CHECKED : SKIPPED), '.');
  if (!isNew) return;
  const found = await violationsOn(page, areNew[0] ? 'body' : OWN_PART);
  // Every test that meets it fails, not just the first.
  if (found.length > 0) await Promise.all(marks.map((mark) => rm(mark, { recursive: true })));
  expect(found, found.join('\n')).toEqual([]);
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whether nobody has made the folder before. */
const claim = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    () => false,
  );

/** Returns what axe finds in a part of a page and in its frames of our own origin, each with the element it is about. */
async function violationsOn(page: Page, part: string): Promise<string[]> {
  const { origin } = new URL(page.url());
  for (const frame of page.frames()) {
    if (!frame.url().startsWith(origin)) continue;
    const isThere = await frame.evaluate(() => 'axe' in window);
    if (!isThere) await frame.evaluate(AXE);
  }
  const { violations } = await page.evaluate(
    async ([tags, selector]) => {
      const { axe: inPage } = window as typeof window & { axe: typeof axe };
      // A document has rules that no part of it has.
      const context = selector === 'body' ? document : selector;
      return inPage.run(context, { runOnly: tags, resultTypes: ['violations'] });
    },
    [WCAG, part] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** Waits until the page has drawn what it asked for: nothing is on its way and nothing is left to do. */
export async function settled(page: Page): Promise<void> {
  const quiet = () => requestsOf(page) === 0;
  do {
    await expect.poll(quiet, { interval: 10 }).toBe(true);
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          requestAnimationFrame(() => requestIdleCallback(() => done()));
        }),
    );
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
