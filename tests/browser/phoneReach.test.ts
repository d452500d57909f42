import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Field } from '../../src/definition/model/field';
import { newPage, settled } from './harness';
import { pageWithWorld } from './outside';
import { showOnPaper } from './panelStaff';
import { SERVICES } from './services';
import { EACH_DIRECTION } from './trials';

const PHONE = { width: 360, height: 740 };
/** A service whose first step has a dialog. */
const opening = SERVICES.find(({ form, steps: [first] }) =>
  first?.blocks.some(({ fields }) => fields.some((field) => hasDialog(form.properties[field]))),
);
function hasDialog(field: Field | undefined): boolean {
  return field?.type === 'object' && field.widget === 'dialog' && field.when === undefined;
}
if (!opening) throw new Error('no service has a dialog in its first step');
const [dialog = ''] =
  Object.entries(opening.form.properties).find(([, field]) => hasDialog(field)) ?? [];

/** Returns what can be pressed in the header and that something of this class, which stands there, covers. */
const coveredBy = (page: Page, selector: string) =>
  page.evaluate((cover) => {
    const own = document.querySelector(cover);
    const box = own?.getBoundingClientRect();
    const header = document.querySelector('.header')?.getBoundingClientRect();
    if (!box || !header || box.bottom > header.bottom) throw new Error(`no ${cover} in the header`);
    return [...document.querySelectorAll('.header-row :is(a, button)')]
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const isApart =
          right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
        return control !== own && width > 0 && !isApart;
      })
      .map((control) => control.outerHTML.slice(0, 120));
  }, selector);

describe.each(EACH_DIRECTION)('on a phone, in %s', (language) => {
  // One test, since all stand on one page.
  it('the WhatsApp button stands in the header, covers nothing there, and is not printed, and text of twice the size fits the screen: header, pages, a form and its dialog', async () => {
    // The map's tiles load if the map comes near the screen.
    const page = await pageWithWorld({ language, ...PHONE });
    const expectFit = async (what: string) => {
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await settled(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([what, width]).toEqual([what, PHONE.width]);
    };
    await page.goto('/');
    await page.locator('.whatsapp').waitFor();
    for (const width of [320, 390, 430, PHONE.width]) {
      await page.setViewportSize({ ...PHONE, width });
      await settled(page);
      expect([width, await coveredBy(page, '.whatsapp')]).toEqual([width, []]);
    }
    await expectFit('/');
    await page.goto('/contactUs');
    await expectFit('/contactUs');
    await page.goto(opening.route);
    await page.locator('.rg-step').waitFor();
    await settled(page);
    await page.locator('.rg-form').evaluate((form) => form.scrollIntoView());
    expect(await coveredBy(page, '.whatsapp')).toEqual([]);
    await expectFit(opening.route);
    await page.locator(`[id="f-${dialog}"]`).click();
    await page.getByRole('dialog').locator('input').first().waitFor();
    const outside = () =>
      page.getByRole('dialog').evaluate((shown) =>
        [...shown.querySelectorAll('button, input')]
          .filter((control) => {
            const { left, right, width } = control.getBoundingClientRect();
            return width > 0 && (left < 0 || right > innerWidth);
          })
          .map((control) => control.id),
      );
    // The dialog learns the width of the screen after its first render.
    await expect.poll(outside).toEqual([]);
    // Once: a page that has been on paper is not used again.
    if (language !== 'ku') return;
    await showOnPaper(page);
    expect(await page.locator('.whatsapp').isVisible()).toBe(false);
  });
});

it('the header, which stays on the screen, is not what Chrome keeps in place when a phone is turned', async () => {
  const page = await newPage({ ...PHONE });
  await page.goto('/');
  await page.locator('.footer').waitFor();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const headers = (y: number) =>
    page.evaluate(
      (at) =>
        document.elementsFromPoint(innerWidth / 2, at).filter((each) => each.matches('.header *'))
          .length,
      y,
    );
  expect([await headers(0), (await headers(20)) > 0]).toEqual([0, true]);
});
