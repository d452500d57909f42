import type { Page, Request } from 'playwright-core';

const seen = new WeakMap<Page, string[]>();
const allowed = new WeakMap<Page, RegExp[]>();
const underWay = new WeakMap<Page, Set<Request>>();

/**
 * Notes whatever no visitor's page may do: errors in the console, errors that nobody caught, breaches
 * of the policy, requests that leave the origin.
 */
export function watchForProblems(page: Page, baseUrl: string): void {
  const problems: string[] = [];
  seen.set(page, problems);
  allowed.set(page, []);
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  page.on('request', (request) => {
    // The panel's stream of events has no end.
    if (!request.headers().accept?.includes('text/event-stream')) requests.add(request);
    const { protocol, origin } = new URL(request.url());
    const leaves = protocol.startsWith('http') && origin !== baseUrl;
    if (leaves) problems.push(`request: ${request.url()}`);
  });
}

/** Has breaches of the policy told in the console, from the next document on. */
export async function reportPolicyBreaches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`policy: ${effectiveDirective} forbids ${blockedURI}`);
    });
  });
}

/**
 * Allows problems that a test causes, until its end. To be called before the cause: the browser reports some only
 * after the page has shown what they led to.
 */
export function allowProblems(page: Page, ...expected: readonly RegExp[]): void {
  allowed.get(page)?.push(...expected);
}

/** Returns the problems since the last call that were not allowed. */
export function takeProblems(page: Page): string[] {
  const isAllowed = (problem: string) =>
    (allowed.get(page) ?? []).some((expected) => expected.test(problem));
  return (seen.get(page)?.splice(0) ?? []).filter((problem) => !isAllowed(problem));
}

/** Returns how many requests of a page have no response yet. */
export const requestsOf = (page: Page): number => underWay.get(page)?.size ?? 0;
