import type { CDPSession, Page } from 'playwright-core';
import { whenCleared } from './pagePool';

interface Header {
  readonly name: string;
  readonly value: string;
}

/** As far as tests need it: Playwright does not export its types of the protocol. */
interface Pattern {
  /** With * for any text. */
  readonly urlPattern: string;
  readonly resourceType?: 'Document';
  readonly requestStage?: 'Response';
}

interface Paused {
  readonly requestId: string;
  readonly request: { readonly url: string };
  readonly responseStatusCode?: number;
  readonly responseHeaders?: Header[];
}

/**
 * Handles a page's requests that match a pattern, until the test ends. By the protocol's own means: with a route,
 * Playwright would switch the HTTP cache off, and each page would load and compile all scripts again.
 * @param handle continues, fails or fulfils the request
 * @returns a function that stops it
 */
export async function intercept(
  page: Page,
  pattern: Pattern,
  handle: (session: CDPSession, paused: Paused) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const stop = () => session.detach().catch(() => undefined);
  whenCleared(page, stop);
  session.on('Fetch.requestPaused', (paused) => {
    // The page may have given up, or the test have ended.
    handle(session, paused).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [pattern] });
  return stop;
}

/** Returns the headers of a response with a content type. */
export const contentType = (value: string): Header[] => [{ name: 'Content-Type', value }];
