import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newPage, type PageOptions } from './harness';
import { takeProblems } from './problems';

/** Another office than this has no place in the world: one pixel is a tile of any of it. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqPv/HwAEhgJ/1tXkJwAAAABJRU5ErkJggg==',
  'base64',
);

/** A page whose tiles and players are answered here; that it asked them is no problem. */
export async function pageWithWorld(
  options: PageOptions,
  tiles: 'there' | 'missing' = 'there',
): Promise<Page> {
  const page = await newPage(options);
  await page.route(/^https:/u, (route) => {
    if (!route.request().url().endsWith('.png')) {
      return route.fulfill({ contentType: 'text/html', body: '' });
    }
    return tiles === 'there'
      ? route.fulfill({ contentType: 'image/png', body: TILE })
      : route.abort();
  });
  return page;
}

/** The problems of a page, but for what it asked of the world. */
export const problemsOf = (page: Page): readonly string[] =>
  takeProblems(page).filter((problem) => !problem.startsWith('request: https:'));

export const expectOnlyWorld = (page: Page): void => {
  expect(problemsOf(page)).toEqual([]);
};
