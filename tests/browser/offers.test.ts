import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dayText } from '../../src/definition/model/days';
import { LANGUAGES } from '../../src/definition/model/text';
import { answerOf } from './entryPoints/fromServer';
import { expectAccessible } from './accessibility';
import { newPage, screenshot } from './harness';
import { triedIn } from './trials';

const PATH = '/specialofferprofile';

type Three = readonly [string, string, string];

interface Sample {
  readonly title: Three;
  readonly description: Three;
  readonly serviceType: string;
  readonly service: {
    readonly id: string;
    readonly fromDestination: Three;
    readonly toDestination: Three;
    readonly prices: readonly number[];
    readonly name: Three;
    readonly body: Three;
    readonly fromDate: string;
    readonly toDate: string;
  };
}

const offers = (await answerOf('client/special_offer/')) as readonly Sample[];

const cards = (page: Page) => page.locator('.offer-card');

/** What the dialog of each kind says beside title and description (docs/requirements.md, P12). */
const SAYS: Readonly<Record<string, (sample: Sample, at: number) => readonly string[]>> = {
  Ticket: ({ service }, at) => [
    service.fromDestination[at] ?? '',
    service.toDestination[at] ?? '',
    ...service.prices.slice(0, 2).map((price) => `$${price}`),
  ],
  TourGroup: ({ service }, at) => [
    service.fromDestination[at] ?? '',
    service.toDestination[at] ?? '',
    ...[service.fromDate, service.toDate].map((day) => dayText(day, LANGUAGES[at] ?? 'en')),
    service.body[at]?.split('\n')[0] ?? '',
  ],
  NormalVisa: ({ service }, at) => [service.name[at] ?? ''],
  TopCountryVisa: ({ service }, at) => [service.name[at] ?? ''],
};

/** Where one applies for an offer of each kind. */
const LINKS: Readonly<Record<string, string>> = {
  Ticket: '/services/tickets',
  TourGroup: '/services/tourgroup/{id}',
  NormalVisa: '/services/visa/{id}',
  TopCountryVisa: '/services/visa/topcountry/{id}',
};

it.each(triedIn('en'))('open in a dialog that says what is offered, in %s', async (language) => {
  const at = LANGUAGES.indexOf(language);
  const page = await newPage({ language });
  await page.goto(`${PATH}?show=19`);
  for (const [kind, says] of Object.entries(SAYS)) {
    const index = offers.findIndex(({ serviceType }) => serviceType === kind);
    const offer = offers[index];
    if (!offer) throw new Error(`no offer of ${kind}`);
    const look = cards(page).nth(index).locator('button');
    await look.click();
    const dialog = page.locator('.offer-dialog');
    await dialog.locator('h2').waitFor();
    const said = await dialog.textContent();
    for (const text of [offer.title[at] ?? '', offer.description[at] ?? '', ...says(offer, at)]) {
      expect(text).not.toBe('');
      expect(said).toContain(text);
    }
    const apply = await dialog.locator('.page-dialog-actions .button').getAttribute('href');
    expect(apply).toBe(LINKS[kind]?.replace('{id}', offer.service.id));
    await expectAccessible(page);
    await screenshot(page, `offer ${kind} ${language}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => look.evaluate((one) => one === document.activeElement)).toBe(true);
  }
});

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

it('lead from the dialog to the form, and Back returns to the offers', async () => {
  const page = await newPage({ language: 'ku', width: 360, height: 740 });
  await page.goto(PATH);
  await cards(page).first().locator('button').click();
  await page.locator('.offer-dialog').waitFor();
  await screenshot(page, 'offer ku phone');
  const actions = page.locator('.offer-dialog .page-dialog-actions');
  // However long its text is.
  const apply = actions.locator('.button');
  await expect.poll(() => apply.evaluate(isInView)).toBe(true);
  const chat = new URL((await actions.locator('[target]').getAttribute('href')) ?? '');
  expect(chat.hostname).toBe('wa.me');
  const title = await page.locator('.offer-dialog h2').textContent();
  expect(chat.searchParams.get('text')).toContain(title);
  const path = await apply.getAttribute('href');
  await apply.click();
  // The address changes before the page is rendered.
  await page.locator('form').first().waitFor();
  expect(new URL(page.url()).pathname).toBe(path);
  await page.goBack();
  await cards(page).first().waitFor();
  await expect.poll(() => page.locator('.offer-dialog').count()).toBe(0);
});
