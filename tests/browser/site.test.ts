import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/definition/text';
import { LANGUAGE_FACTS } from '../../src/definition/languageFacts';
import { figure, proves } from '../requirements/figure';
import { isLong } from '../server/long';
import { exampleOf, SERVICE_PATHS } from './examplePaths';
import { baseUrl, expectAccessibleIn, screenshot } from './harness';
import { pageWithWorld, problemsOf } from './outside';

const MISSING = '/no-such-page';
const SITE_PATHS = ['/', '/aboutUs', '/contactUs', '/ourservices', '/ourpartners', '/blogs'];
const READ_PATHS = [exampleOf('/blog/:id'), '/tags/visa'];
const PATHS = [
  ...SITE_PATHS,
  ...READ_PATHS,
  '/specialofferprofile',
  '/services/hotels',
  MISSING,
  ...SERVICE_PATHS,
];
const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

const titleIn = (page: Page, html: string) =>
  page.evaluate((text) => new DOMParser().parseFromString(text, 'text/html').title, html);

const tally = { walked: 0, breaches: 0 };

describe.each(LANGUAGES)('in %s', proves('R4'), (language) => {
  const { tag, direction } = LANGUAGE_FACTS[language];

  // Journeys go through all languages: here each page has one of its own by turns, or all with LONG=1.
  const turn = LANGUAGES.indexOf(language);
  const paths = PATHS.filter((_, index) => isLong || index % LANGUAGES.length === turn);

  it.each(paths)('%s reads well on every screen', async (path) => {
    const page = await pageWithWorld({ language, ...SCREENS.desktop });
    const answer = await page.goto(`${path}?lang=${language}`);
    expect(answer?.status()).toBe(path === MISSING ? 404 : 200);
    await page.locator('#main h1').waitFor();
    // Forms and what stands above them come after.
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('lang')).toBe(tag);
    expect(await page.locator('html').getAttribute('dir')).toBe(direction);
    // A form says before it at which step it is.
    const served = await titleIn(page, (await answer?.text()) ?? '');
    expect((await page.title()).slice(-served.length)).toBe(served);
    for (const [name, size] of Object.entries(SCREENS)) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      // What words change shows on a phone; what width changes, in one language.
      if (name === 'phone' || language === 'en') await expectAccessibleIn(language, page);
      await screenshot(page, `${path.slice(1) || 'home'} ${language} ${name}`);
    }
    // The browser notes in its console what a missing page is answered with.
    const noted = path === MISSING ? [expect.stringContaining('404')] : [];
    const problems = problemsOf(page);
    tally.walked += 1;
    tally.breaches += problems.filter((problem) => problem.includes('policy')).length;
    expect(problems).toEqual(noted);
  });
});

it('breaks no rule of its policy', (context) => {
  const walk = `${tally.walked} pages walked on two screens`;
  figure(context, 'R4', `${walk}, ${tally.breaches} breaches of the policy`);
});

it.each(['/', '/ourservices/', '/bench.html', '/8d_001pass'])(
  'answers %s to those who take nothing compressed',
  async (path) => {
    const headers = { 'Accept-Encoding': 'identity' };
    const { status, headers: said } = await fetch(`${baseUrl}${path}`, { headers });
    expect(status).toBe(200);
    expect(said.get('content-type')).toMatch(/^text\/html/);
  },
);
