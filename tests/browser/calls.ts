import type { Page } from 'playwright-core';
import { contentType, intercept } from './intercept';

/** The outcome of a request: it is sent to the server, fails, or has this response. */
export type Outcome = 'sent' | 'failed' | { readonly json: unknown };

/**
 * Decides the outcome of a page's requests to an address.
 * @param address with * for any text
 * @returns a function that stops it
 */
export const decideCalls = (
  page: Page,
  address: string,
  decide: (url: string) => Outcome | Promise<Outcome>,
): Promise<() => Promise<void>> =>
  intercept(page, { urlPattern: address }, async (session, { requestId, request }) => {
    const outcome = await decide(request.url);
    if (outcome === 'sent') return session.send('Fetch.continueRequest', { requestId });
    if (outcome === 'failed')
      return session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    return session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: contentType('application/json'),
      body: Buffer.from(JSON.stringify(outcome.json)).toString('base64'),
    });
  });

/** Makes the next request to an address fail; those after it are sent. */
export function failOnce(page: Page, address: string): Promise<() => Promise<void>> {
  let times = 0;
  return decideCalls(page, address, () => ((times += 1) === 1 ? 'failed' : 'sent'));
}

/** Holds requests to an address until the function that it returns is called. */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<Outcome>((resolve) => (release = () => resolve('sent')));
  await decideCalls(page, address, () => held);
  return release;
}

/** Removes the data that the server embeds in a page, so that the page requests what it shows. */
export async function withoutInitialData(page: Page): Promise<void> {
  const pattern = { urlPattern: '*', resourceType: 'Document', requestStage: 'Response' } as const;
  await intercept(page, pattern, async (session, paused) => {
    const { requestId, responseStatusCode = 200, responseHeaders = [] } = paused;
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
    const text = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
    const changed = text.replace('initial-data', 'none');
    return session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: responseStatusCode,
      // The body is no longer compressed, nor as long.
      responseHeaders: responseHeaders.filter(
        ({ name }) => !/^content-(?:encoding|length)$/iu.test(name),
      ),
      body: Buffer.from(changed).toString('base64'),
    });
  });
}
