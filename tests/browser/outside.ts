import type { Page } from 'playwright-core';
import { newPage, type PageOptions } from './harness';
import { whenCleared } from './pagePool';
import { allowProblems } from './problems';

/** A pixel, which serves as a tile of any place in the world. */
const TILE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqPv/HwAEhgJ/1tXkJwAAAABJRU5ErkJggg==';

const RESPONSES = {
  tile: { responseCode: 200, body: TILE, responseHeaders: contentType('image/png') },
  player: { responseCode: 200, body: '', responseHeaders: contentType('text/html') },
} as const;

/**
 * Returns a page for which tiles and players of other hosts are answered here; its requests for them are no
 * problem. By the protocol's own means: with a route, Playwright would switch the HTTP cache off, and each page
 * would load and compile all scripts again, which doubles the cost of a page.
 */
export async function pageWithWorld(
  options: PageOptions,
  tiles: 'there' | 'missing' = 'there',
): Promise<Page> {
  const page = await newPage(options);
  allowProblems(page, /^request: https:/u);
  if (tiles === 'missing') allowProblems(page, /net::ERR_FAILED/u);
  const session = await page.context().newCDPSession(page);
  whenCleared(page, () => session.detach());
  session.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
    const isTile = url.endsWith('.png');
    const sent =
      isTile && tiles === 'missing'
        ? session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
        : session.send('Fetch.fulfillRequest', {
            requestId,
            ...RESPONSES[isTile ? 'tile' : 'player'],
          });
    // The test may have ended.
    sent.catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
  return page;
}

function contentType(value: string) {
  return [{ name: 'Content-Type', value }];
}
