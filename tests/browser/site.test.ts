import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, LANGUAGES } from '../../src/definition/model/text';
import { LANGUAGE_FACTS } from '../../src/definition/language/languageFacts';
import { figure, proves } from '../requirements/figure';
import { isLong } from '../server/support/long';
import { exampleOf, SERVICE_PATHS } from './examplePaths';
import { expectAccessible } from './accessibility';
import { baseUrl, screenshot, settled } from './harness';
import { pageWithWorld } from './outside';
import { allowProblems, takeProblems } from './problems';
import { SCREENS } from './trials';

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

interface Look {
  readonly language: Language;
  readonly screen: keyof typeof SCREENS;
}

const languageOf = (direction: 'ltr' | 'rtl', index: number): Language => {
  const fitting = LANGUAGES.filter((one) => LANGUAGE_FACTS[one].direction === direction);
  return fitting[index % fitting.length] ?? 'en';
};

/**
 * Every page from left to right on a phone and from right to left, in Kurdish and Arabic by turns, on a desktop; with
 * LONG=1 also the other way round. It is loaded in the first look, which is each of them by turns, and changes to
 * the second.
 */
const WALK = PATHS.flatMap((path, index) => {
  const at = Math.floor(index / 2);
  const [ltr, rtl] = [languageOf('ltr', at), languageOf('rtl', at)];
  const pairs: readonly (readonly [Look, Look])[] = [
    [
      { language: ltr, screen: 'phone' },
      { language: rtl, screen: 'desktop' },
    ],
    [
      { language: rtl, screen: 'phone' },
      { language: ltr, screen: 'desktop' },
    ],
  ];
  return pairs
    .slice(0, isLong ? 2 : 1)
    .map(([phone, desktop]) =>
      index % 2 === 0
        ? { path, first: phone, second: desktop }
        : { path, first: desktop, second: phone },
    );
});

const tally = { walked: 0, breaches: 0 };

/** Changes the page to another look, as a visitor who turns to another language. */
async function change(page: Page, { language, screen }: Look): Promise<void> {
  await page.setViewportSize(SCREENS.desktop);
  await page.locator('.languages > button').click();
  await page.locator(`.languages [lang=${LANGUAGE_FACTS[language].tag}]`).click();
  await page.setViewportSize(SCREENS[screen]);
}

/** Expects a page to be as a visitor should find it, and to have the title that the server gave it. */
async function expectComplete(page: Page, path: string, { language, screen }: Look) {
  const { tag, direction } = LANGUAGE_FACTS[language];
  await page.locator(`html[lang=${tag}][dir=${direction}] #main h1`).waitFor();
  // Forms and what stands above them come after.
  await settled(page);
  const response = await fetch(`${baseUrl}${path}?lang=${language}`);
  expect(response.status).toBe(path === MISSING ? 404 : 200);
  const [title] = /<title>.*?<\/title>/su.exec(await response.text()) ?? ['none'];
  const { served, shown, width } = await page.evaluate(
    (html) => ({
      served: new DOMParser().parseFromString(html, 'text/html').title,
      shown: document.title,
      width: document.documentElement.scrollWidth,
    }),
    title,
  );
  // A form says before it at which step it is.
  expect(shown.slice(-served.length)).toBe(served);
  expect(width).toBe(SCREENS[screen].width);
  await expectAccessible(page);
  await screenshot(page, `${path.slice(1) || 'home'} ${language} ${screen}`);
  const problems = takeProblems(page);
  tally.walked += 1;
  tally.breaches += problems.filter((problem) => problem.includes('policy')).length;
  expect(problems).toEqual([]);
}

describe('every page', proves('R4'), () => {
  it.each(WALK)(
    '$path is accessible and complete in $first.language on a $first.screen, and in $second.language on a $second.screen',
    async ({ path, first, second }) => {
      const page = await pageWithWorld({ language: first.language, ...SCREENS[first.screen] });
      if (path === MISSING) allowProblems(page, /status of 404/u);
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // What a form counts is not waited for.
        const isRead = request.method() === 'GET';
        if (isRead && pathname.startsWith('/api/')) calls.push(pathname);
      });
      await page.goto(`${path}?lang=${first.language}`);
      await expectComplete(page, path, first);
      // What comes after the page moves what stands there already. Home reads its parts as a visitor comes near.
      expect(path === '/' ? [] : calls).toEqual([]);
      await change(page, second);
      await expectComplete(page, path, second);
    },
  );

  it('violates no rule of its CSP', (context) => {
    expect(tally).toEqual({ walked: 2 * WALK.length, breaches: 0 });
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
