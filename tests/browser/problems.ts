import type { Page } from 'playwright-core';

const seen = new WeakMap<Page, string[]>();

/**
 * Notes whatever no visitor's page may do: errors in the console, errors that nobody caught, breaches
 * of the policy, requests that leave the origin.
 */
export async function watchForProblems(page: Page, baseUrl: string): Promise<void> {
  const problems: string[] = [];
  seen.set(page, problems);
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const leaves = protocol.startsWith('http') && origin !== baseUrl;
    if (leaves) problems.push(`request: ${request.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`policy: ${effectiveDirective} forbids ${blockedURI}`);
    });
  });
}

/** The problems noted since the last call; a test that means to cause one takes it away by this. */
export function takeProblems(page: Page): string[] {
  return seen.get(page)?.splice(0) ?? [];
}
