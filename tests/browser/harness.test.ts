import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from './accessibility';
import { newPage, settled } from './harness';
import { takeProblems } from './problems';
import { PARTS, pageStructure } from './accessibility';

/** What each of these does to a page has to be noticed. */
const MISDEEDS: readonly [name: string, misdeed: () => void, noticed: RegExp][] = [
  ['an error in the console', () => console.error('broken'), /^console: broken$/],
  [
    'an error that nobody caught',
    () => setTimeout(() => expectNothing(), 0),
    /^uncaught: expectNothing is not defined$/,
  ],
  [
    'an inline script',
    () => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "run"';
      document.head.append(script);
    },
    /^console: policy: script-src-elem forbids inline$/,
  ],
  [
    'code made from text',
    // Later, since what a test runs itself is not the page's to forbid.
    () => setTimeout(() => (0, eval)('1'), 0),
    /^console: policy: script-src forbids eval$/,
  ],
  [
    'a request to somewhere else',
    () => void (new Image().src = 'https://tile.openstreetmap.org/0/0/0.png'),
    /^request: https:\/\/tile/,
  ],
  [
    'a call to somewhere else',
    () => void fetch('https://example.com').catch(() => 0),
    /policy: connect-src/,
  ],
];

declare function expectNothing(): void;

// One test, since all are noticed on one page.
it('notices what no page may do', async () => {
  const page = await newPage();
  await page.goto('/privacy');
  await settled(page);
  expect(takeProblems(page)).toEqual([]);
  for (const [name, misdeed, noticed] of MISDEEDS) {
    await page.evaluate(misdeed);
    await expect
      .poll(() => takeProblems(page), { message: name })
      .toContainEqual(expect.stringMatching(noticed));
    // A request that is refused says so in the console, a little later.
    await settled(page);
    takeProblems(page);
  }
});

it('sees a page that not everybody can use', async () => {
  const page = await newPage();
  await page.goto('/privacy');
  await page.evaluate(() => document.body.append(document.createElement('button')));
  await expect(expectAccessible(page)).rejects.toThrow('button-name');
  await page.reload();
  await page.locator('#main h1').waitFor();
  await expectAccessible(page);
  // What stands around is known now: the page's own part is checked by itself.
  await page.evaluate(() =>
    document.querySelector('#main')!.append(document.createElement('button')),
  );
  await expect(expectAccessible(page)).rejects.toThrow('button-name');
  // Other colours than before, among texts whose contrast is known.
  await page.evaluate(() => {
    const pale = document.createElement('p');
    pale.style.color = 'silver';
    pale.textContent = 'Pale words';
    document.querySelector('#main > button')!.replaceWith(pale);
  });
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
});

const structureOf = async (page: Page) => JSON.stringify(await page.evaluate(pageStructure, PARTS));

it('tells pages of another structure apart, and not those of other words', async () => {
  const page = await newPage();
  // Not home, which brings its parts one after the other.
  await page.goto('/ourservices');
  await page.locator('#main h1').waitFor();
  await settled(page);
  const before = await structureOf(page);
  await page.evaluate(() => {
    document.querySelector('#main h1')!.textContent = 'Other words';
  });
  expect(await structureOf(page)).toBe(before);
  const changes: readonly (() => void)[] = [
    () => document.querySelector('#main h1')!.setAttribute('role', 'presentation'),
    () => document.querySelector('header a')!.replaceChildren(),
    () => document.querySelector('#main h1')!.classList.add('pale'),
    () => (document.documentElement.dir = 'rtl'),
    () => document.querySelector('#main')!.append(document.createElement('input')),
  ];
  const seen = [before];
  for (const change of changes) {
    await page.evaluate(change);
    seen.push(await structureOf(page));
  }
  expect(new Set(seen).size).toBe(seen.length);
});
