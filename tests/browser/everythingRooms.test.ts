import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectSound, widthsIn } from './everything/inspect';
import { control, openFixture, focused, goOn, named, openStep } from './fixture/open';
import { errors } from './fixture/walk';
import { screenshot } from './harness';
import { EACH_DIRECTION } from './trials';

const openRooms = () => openStep(4);
const more = (page: Page, path: string) => control(page, `${path}-more`).click();
const less = (page: Page, path: string) => control(page, `${path}-less`).click();
const add = (page: Page) => control(page, 'rooms-add').click();
const text = (page: Page, path: string) => control(page, path).textContent();
const dates = (page: Page) =>
  page
    .locator('[name^="rooms.0.listOfChildren2bo6."]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

describe('a list with pages', () => {
  it('calculates the price of each room and the sum', async () => {
    const page = await openRooms();
    await add(page);
    await more(page, 'rooms.0.numberOfAdults');
    await expect.poll(() => text(page, 'rooms.0.totalMoney')).toBe('100');
    await more(page, 'rooms.0.numberOfAdults');
    await more(page, 'rooms.0.numberOfChildren2bo6');
    await expect.poll(() => text(page, 'rooms.0.totalMoney')).toBe('250.5');
    await add(page);
    await more(page, 'rooms.1.numberOfAdults');
    await expect.poll(() => text(page, 'roomsTotalMoney')).toBe('350.5');
    expect(await control(page, 'rooms.0.totalMoney').count()).toBe(0);
  });

  it('limits a room to four people, with a notice', async () => {
    const page = await openRooms();
    await add(page);
    for (let person = 1; person <= 5; person += 1) await more(page, 'rooms.0.numberOfAdults');
    await more(page, 'rooms.0.numberOfInfants');
    expect(await named(page, 'rooms.0.numberOfAdults').inputValue()).toBe('4');
    expect(await named(page, 'rooms.0.numberOfInfants').inputValue()).toBe('');
    const { notices } = await page.evaluate(() => window.world);
    const notice = { kind: 'warning', text: 'you can only have 4 person per room', timeout: 5000 };
    expect(notices).toEqual([notice, notice]);
  });

  it('asks for the date of birth of each child, and keeps the dates', async () => {
    const page = await openRooms();
    await add(page);
    await more(page, 'rooms.0.numberOfChildren2bo6');
    await more(page, 'rooms.0.numberOfChildren2bo6');
    await expect.poll(() => dates(page)).toEqual(['2026-03-21', '2026-03-21']);
    await named(page, 'rooms.0.listOfChildren2bo6.1').fill('2022-03-14');
    await less(page, 'rooms.0.numberOfChildren2bo6');
    await expect.poll(() => dates(page)).toEqual(['2026-03-21']);
    await more(page, 'rooms.0.numberOfChildren2bo6');
    await expect.poll(() => dates(page)).toEqual(['2026-03-21', '2022-03-14']);
  });

  it('shows the room with an error', async () => {
    const page = await openRooms();
    for (const room of [0, 1, 2]) {
      await add(page);
      await named(page, `rooms.${room}.numberOfAdults`).fill('1');
    }
    await named(page, 'rooms.2.numberOfAdults').fill('');
    await named(page, 'rooms.2.numberOfInfants').fill('1');
    await page.locator('.rg-page-next').click();
    await page.getByRole('heading', { name: 'Room 1 of 3' }).waitFor();
    await goOn(page);
    await expect.poll(() => errors(page)).toEqual(['Required']);
    expect(await control(page, 'rooms.2.numberOfAdults').count()).toBe(1);
    await page.locator('.rg-page-tab').first().click();
    await page.locator('.rg-summary-box a').click();
    await expect.poll(() => focused(page)).toBe('rooms.2.numberOfAdults');
  });

  it('works with the keyboard alone', async () => {
    const page = await openRooms();
    await control(page, 'rooms-add').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('rooms.0.numberOfAdults');
    await control(page, 'rooms-add').focus();
    await page.keyboard.press('Enter');
    await page.locator('.rg-page-next').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('f-rooms-title');
    await page.getByRole('heading', { name: 'Room 1 of 2' }).waitFor();
    await page.getByRole('button', { name: 'Delete: Room 1' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Room 1 of 1' }).waitFor();
  });
});

describe('a stepper', () => {
  it.each(EACH_DIRECTION)('is accessible, with and without errors, in %s', async (language) => {
    const page = await openFixture({ language, width: widthsIn(language)[0], stepper: true });
    await expectSound(page, `steps ${language}`, widthsIn(language));
    await screenshot(page, `everything steps ${language}`);
    await page.locator('.rg-steps-step').nth(3).click();
    await page.locator('.rg-steps-step[aria-current]').nth(0).waitFor();
    await goOn(page);
    await page.locator('.rg-summary-box').waitFor();
    expect(await page.locator('.rg-steps-invalid').count()).toBe(2);
    await expectSound(page, `invalid steps ${language}`, widthsIn(language));
    await screenshot(page, `everything invalid steps ${language}`);
  });

  it('goes from the last step to the first, and keeps pending text', async () => {
    const page = await openFixture({ stepper: true });
    await named(page, 'nickname').pressSequentially('Hero');
    await page.locator('.rg-steps-step').nth(3).click();
    await page.getByText('Step 4 of 4').waitFor();
    await page.locator('.rg-actions .rg-button-outlined').click();
    await page.getByText('Step 1 of 4').waitFor();
    expect(await named(page, 'nickname').inputValue()).toBe('Hero');
  });
});
