import type { Page } from 'playwright-core';
import { whenCleared } from './pagePool';

/** What becomes of a request: it goes to the server, fails, or has this response. */
export type Fate = 'sent' | 'failed' | { readonly json: unknown };

/**
 * Decides what becomes of a page's requests to an address. By the protocol's own means: with a route, Playwright
 * would switch the HTTP cache off, and each page would load and compile all scripts again.
 * @param address with * for any text
 * @returns a function that stops it
 */
export async function decideCalls(
  page: Page,
  address: string,
  decide: (url: string) => Fate | Promise<Fate>,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const stop = () => session.detach().catch(() => undefined);
  whenCleared(page, stop);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const carryOut = async () => {
      const fate = await decide(request.url);
      if (fate === 'sent') return session.send('Fetch.continueRequest', { requestId });
      if (fate === 'failed')
        return session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
      return session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'Content-Type', value: 'application/json' }],
        body: Buffer.from(JSON.stringify(fate.json)).toString('base64'),
      });
    };
    // The page may have given up, or the test have ended.
    carryOut().catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: address }] });
  return stop;
}

/** Has the next request to an address fail; those after it are sent. */
export function failOnce(page: Page, address: string): Promise<() => Promise<void>> {
  let times = 0;
  return decideCalls(page, address, () => ((times += 1) === 1 ? 'failed' : 'sent'));
}

/** Holds requests to an address until the function that it returns is called. */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<Fate>((resolve) => (release = () => resolve('sent')));
  await decideCalls(page, address, () => held);
  return release;
}

/** As from a server that hands over nothing with the page: what a page shows, it asks for. */
export async function withoutFirstData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  whenCleared(page, () => session.detach());
  session.on(
    'Fetch.requestPaused',
    ({ requestId, responseStatusCode = 200, responseHeaders = [] }) => {
      const change = async () => {
        const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
        const text = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
        const changed = text.replace('rega-first-data', 'none');
        await session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: responseStatusCode,
          // The body is no longer compressed, nor as long.
          responseHeaders: responseHeaders.filter(
            ({ name }) => !/^content-(?:encoding|length)$/iu.test(name),
          ),
          body: Buffer.from(changed).toString('base64'),
        });
      };
      change().catch(() => undefined);
    },
  );
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: '*', resourceType: 'Document', requestStage: 'Response' }],
  });
}
