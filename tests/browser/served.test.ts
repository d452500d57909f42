import { expect, it } from 'vitest';
import tours from '../../schemas/content/tour_group.json';
import { LANGUAGE_FACTS } from '../../src/definition/language/languageFacts';
import { baseUrl, newPage, screenshot, settled } from './harness';

/** All scripts but the one that loads them. */
const MODULES = /\/assets\/(?!start-)[^/]*\.js$/u;

const [tour] = tours.samples;
const TOUR = `/services/tourgroup/${tour!.id}`;
const SCREENS = [
  { language: 'ku', width: 360, height: 740, index: 0 },
  { language: 'ar', width: 768, height: 900, index: 1 },
  { language: 'en', width: 1280, height: 800, index: 2 },
] as const;

it.each(SCREENS)(
  'the server shows the page in $language before any script runs',
  async (screen) => {
    const { language, width, height, index } = screen;
    // Without a language of an earlier visit: that of the address holds, and stays.
    const page = await newPage({ width, height });
    let run: () => void = () => undefined;
    const scripts = new Promise<void>((resolve) => (run = resolve));
    await page.route(MODULES, async (route) => {
      await scripts;
      await route.continue();
    });
    const calls: string[] = [];
    page.on('request', (request) => {
      // What the page reads; it sends which steps were shown.
      if (request.method() === 'GET') calls.push(new URL(request.url()).pathname);
    });

    await page.goto(`${TOUR}?lang=${language}`, { waitUntil: 'commit' });
    const served = page.locator('.served');
    // Elements have boxes before there are styles, although nobody sees them yet.
    await page.locator('.served.is-shown h1').waitFor();
    expect(await served.locator('h1').textContent()).toContain(tour!.toDestination[index]);
    const { tag, direction } = LANGUAGE_FACTS[language];
    const html = page.locator('html');
    const lettering = async () => [await html.getAttribute('lang'), await html.getAttribute('dir')];
    expect(await lettering()).toEqual([tag, direction]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await screenshot(page, `served ${language}`);
    run();

    await expect.poll(() => served.count()).toBe(0);
    await page.locator('main h1').getByText(tour!.toDestination[index]!).waitFor();
    await settled(page);
    expect(await lettering()).toEqual([tag, direction]);
    // Everything that it shows is embedded.
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  },
);

/** What a page begins with, and what it has once its scripts have run. */
const BEGINNINGS = [
  {
    path: '/services/residency',
    parts: ['.service-intro', '.preparation', '.preparation .fold'],
    end: '.rg-form',
  },
  {
    path: '/blog/schengen-file',
    parts: ['h1', '.blog-date', '.carousel .is-shown'],
    end: '.blog-text',
  },
] as const;

it.each([
  { language: 'ku', width: 360, ...BEGINNINGS[0] },
  {
    ...BEGINNINGS[0],
    language: 'en',
    width: 1280,
    // On a phone it stands below the form.
    parts: [...BEGINNINGS[0].parts, '.service-about p'],
  },
  { language: 'ar', width: 360, ...BEGINNINGS[1] },
  { language: 'en', width: 1280, ...BEGINNINGS[1] },
] as const)('what $path begins with stays where the server put it, in $language', async (trial) => {
  const { language, path, parts, end } = trial;
  const page = await newPage(trial);
  let run: () => void = () => undefined;
  const scripts = new Promise<void>((resolve) => (run = resolve));
  await page.route(MODULES, async (route) => {
    await scripts;
    await route.continue();
  });
  const boxes = () =>
    page.evaluate(
      (all) =>
        all.map((part) => {
          const { x, y, width, height } = document.querySelector(part)!.getBoundingClientRect();
          return { part, x, y, width, height };
        }),
      parts,
    );
  await page.goto(`${path}?lang=${language}`, { waitUntil: 'commit' });
  await page.locator(`.served.is-shown ${parts[2]}`).waitFor();
  const before = await boxes();
  await screenshot(page, `served ${path} ${language}`);
  run();
  await page.locator(end).waitFor();
  await settled(page);
  expect(await boxes()).toEqual(before);
});

it('the modules of a page load together once it is painted', async () => {
  const page = await newPage();
  const html = await (await fetch(`${baseUrl}/services/residency`)).text();
  const named = [
    ...html.matchAll(/<link rel="modulepreload" media="not all"[^>]*href="([^"]+)"/gu),
  ];
  expect(named.length).toBeGreaterThan(3);
  await page.goto('/services/residency');
  await page.locator('.rg-form').waitFor();
  const links = await page
    .locator('link[rel=modulepreload]:not([media])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(expect.arrayContaining(named.map(([, href]) => href)));
});

it('embedded data is allowed by the CSP', async () => {
  const page = await newPage();
  await page.goto('/');
  await page.locator('main h1').waitFor();
  const blocks = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([src])')].map((block) => ({
      type: block.getAttribute('type'),
      data: Object.keys(JSON.parse(block.textContent) as object),
    })),
  );
  expect(blocks).toEqual([
    { type: 'application/ld+json', data: expect.arrayContaining(['@type', 'telephone']) },
    { type: 'application/json', data: ['language', 'responses'] },
  ]);
});

it('a page whose scripts do not come is reloaded with its fragment, which may be a secret', async () => {
  const page = await newPage();
  let run: () => void = () => undefined;
  const scripts = new Promise<void>((resolve) => (run = resolve));
  await page.route(MODULES, async (route) => {
    if (!route.request().url().includes('/start-')) await scripts;
    await route.continue();
  });
  await page.goto('/?lang=en#services', { waitUntil: 'domcontentloaded' });
  const loaded = page.waitForEvent('domcontentloaded');
  // Shown after some seconds.
  await page.locator('.served-late a').dispatchEvent('click');
  await loaded;
  expect(new URL(page.url()).hash).toBe('#services');
  run();
  await page.locator('main h1').waitFor();
  await settled(page);
});
