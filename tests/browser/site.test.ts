import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/definition/text';
import { LANGUAGE_FACTS } from '../../src/definition/languageFacts';
import { SERVICE_PATHS } from './examplePaths';
import { baseUrl, expectAccessible, newPage, screenshot } from './harness';
import { takeProblems } from './problems';

const MISSING = '/no-such-page';
const PATHS = ['/', '/ourservices', '/services/hotels', MISSING, ...SERVICE_PATHS];
const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

describe.each(LANGUAGES)('in %s', (language) => {
  const { tag, direction } = LANGUAGE_FACTS[language];

  it.each(
    PATHS.flatMap((path) => Object.entries(SCREENS).map(([name, size]) => ({ path, name, size }))),
  )('$path reads well on a $name', async ({ path, name, size }) => {
    const page = await newPage({ language, ...size });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(path === MISSING ? 404 : 200);
    await page.locator('main h1').waitFor();
    // Forms and what stands above them come after.
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('lang')).toBe(tag);
    expect(await page.locator('html').getAttribute('dir')).toBe(direction);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await expectAccessible(page);
    await screenshot(page, `${path.slice(1) || 'home'} ${language} ${name}`);
    // The browser notes in its console what a missing page is answered with.
    if (path === MISSING) expect(takeProblems(page)).toEqual([expect.stringContaining('404')]);
  });
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
