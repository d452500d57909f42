import type { Page } from 'playwright-core';

/** As from a server that hands over nothing with the page: what a page shows, it asks for. */
export async function withoutFirstData(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('rega-first-data', 'none');
    return route.fulfill({ response, body });
  });
}
