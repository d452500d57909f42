import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES } from '../../src/definition/language/text';
import { LANGUAGE_FACTS } from '../../src/definition/language/languageFacts';
import { figure, proves } from '../requirements/figure';
import { coveringArray } from '../shared/coveringArray';
import { exampleOf, SERVICE_PATHS } from './examplePaths';
import { expectAccessible } from './accessibility';
import { baseUrl, screenshot, settled } from './harness';
import { pageWithWorld } from './outside';
import { allowProblems, takeProblems } from './problems';
import { SCREENS, STRENGTH } from './trials';

const MISSING = '/no-such-page';
const SITE_PATHS = ['/', '/aboutUs', '/contactUs', '/ourservices', '/ourpartners', '/blogs'];
const STATEMENT_PATHS = ['/privacy', '/accessibility'];
const READ_PATHS = [exampleOf('/blog/:id'), '/tags/visa'];
const PATHS = [
  ...SITE_PATHS,
  ...READ_PATHS,
  ...STATEMENT_PATHS,
  '/specialofferprofile',
  '/services/hotels',
  MISSING,
  ...SERVICE_PATHS,
];

const titleIn = (page: Page, html: string) =>
  page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').title, html);

const tally = { walked: 0, breaches: 0 };

/** Every page in both text directions; right to left alternates between Kurdish and Arabic. */
const WALK = coveringArray(
  { path: PATHS, direction: ['ltr', 'rtl'] as const, screen: ['phone', 'desktop'] as const },
  STRENGTH,
).map((row, index) => ({ ...row, language: languageOf(row.direction, index) }));

function languageOf(direction: 'ltr' | 'rtl', index: number): Language {
  const fitting = LANGUAGES.filter((one) => LANGUAGE_FACTS[one].direction === direction);
  return fitting[Math.floor(index / 2) % fitting.length] ?? 'en';
}

describe('every page', proves('R4'), () => {
  it.each(WALK)(
    '$path is accessible and complete in $language on a $screen',
    async ({ path, language, screen }) => {
      const { tag, direction } = LANGUAGE_FACTS[language];
      const size = SCREENS[screen];
      const page = await pageWithWorld({ language, ...size });
      if (path === MISSING) allowProblems(page, /status of 404/u);
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // What a form counts is not waited for.
        const isRead = request.method() === 'GET';
        if (isRead && pathname.startsWith('/api/')) calls.push(pathname);
      });
      const answer = await page.goto(`${path}?lang=${language}`);
      expect(answer?.status()).toBe(path === MISSING ? 404 : 200);
      await page.locator('#main h1').waitFor();
      // Forms and what stands above them come after.
      await settled(page);
      // What comes after the page moves what stands there already. Home reads its parts as a visitor comes near.
      expect(path === '/' ? [] : calls).toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe(tag);
      expect(await page.locator('html').getAttribute('dir')).toBe(direction);
      // A form says before it at which step it is.
      const served = await titleIn(page, (await answer?.text()) ?? '');
      expect((await page.title()).slice(-served.length)).toBe(served);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      await expectAccessible(page);
      await screenshot(page, `${path.slice(1) || 'home'} ${language} ${screen}`);
      const problems = takeProblems(page);
      tally.walked += 1;
      tally.breaches += problems.filter((problem) => problem.includes('policy')).length;
      expect(problems).toEqual([]);
    },
  );

  it('violates no rule of its CSP', (context) => {
    expect(tally).toEqual({ walked: WALK.length, breaches: 0 });
    figure(context, 'R4', `${tally.walked} pages walked, ${tally.breaches} breaches of the policy`);
  });
});

it.each(['/', '/ourservices/', '/scripts/bench/index.html', '/8d_001pass'])(
  'serves %s to clients without compression',
  async (path) => {
    const headers = { 'Accept-Encoding': 'identity' };
    const { status, headers: said } = await fetch(`${baseUrl}${path}`, { headers });
    expect(status).toBe(200);
    expect(said.get('content-type')).toMatch(/^text\/html/);
  },
);
