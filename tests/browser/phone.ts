import type { Page } from 'playwright-core';

export const PHONE = { width: 360, height: 740 };

/** Presses what leads to the next step. */
export const goOn = (page: Page) => page.locator('.rg-step button[type=submit]').click();
