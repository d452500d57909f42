import type { Page } from 'playwright-core';
import { newPage, type PageOptions } from './harness';
import { contentType, intercept } from './intercept';
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
 * problem.
 */
export async function pageWithWorld(
  options: PageOptions,
  tiles: 'there' | 'missing' = 'there',
): Promise<Page> {
  const page = await newPage(options);
  allowProblems(page, /^request: https:/u);
  if (tiles === 'missing') allowProblems(page, /net::ERR_FAILED/u);
  await intercept(page, { urlPattern: 'https://*' }, (session, { requestId, request }) => {
    const isTile = request.url.endsWith('.png');
    return isTile && tiles === 'missing'
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
      : session.send('Fetch.fulfillRequest', {
          requestId,
          ...RESPONSES[isTile ? 'tile' : 'player'],
        });
  });
  return page;
}
