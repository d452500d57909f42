import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { actions, control, goOn, named, openDialog, openStep } from './fixture/open';
import { errors, fill } from './fixture/walk';

/**
 * Types a text, and presses where something is now before typing has paused: the text is still pending when the pointer
 * goes down, and the press takes longer than what is drawn because of it.
 */
async function typeAndPress(page: Page, path: string, text: string, place: Locator) {
  await named(page, path).focus();
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('nothing to press');
  await page.evaluate((typed) => {
    const type = () => {
      const control = document.activeElement as HTMLInputElement;
      control.value = typed;
      control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    addEventListener('pointerdown', type, { capture: true, once: true });
  }, text);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await page.mouse.up();
}

it('chooses a radio button that is pressed just after the field above was fixed', async () => {
  const page = await openStep(2);
  await fill(page, { purpose: 'other' });
  await goOn(page);
  await expect.poll(() => errors(page)).toEqual(['Answer this question', 'Answer this question']);
  const choice = named(page, 'hasCompany').first();
  await typeAndPress(page, 'otherPurpose', 'A wedding', choice);
  await expect.poll(() => errors(page)).toEqual([]);
  expect(await choice.isChecked()).toBe(true);
  expect(await named(page, 'otherPurpose').inputValue()).toBe('A wedding');
});

it('presses a button that moves away because of what was typed just before', async () => {
  const page = await openStep(4);
  // As in Safari, which does not scroll along with what has the focus.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  await typeAndPress(page, 'passengers.numberOfAdults', '3', control(page, 'legs-add'));
  await named(page, 'legs.0.fromDestination').waitFor();
  expect(await named(page, 'passengers.listOfAdults.2').count()).toBe(1);
});

// One test, since all leave the same dialog.
it('changes nothing when a dialog is left unsaved: Cancel forgets it, Escape and Back put it aside', async () => {
  const page = await openStep(1, 3);
  await fill(page, { birthplace: { date: '1990-03-21', place: 'Hewlêr' } });
  const ways: readonly (readonly [leave: (page: Page) => Promise<unknown>, kept: string])[] = [
    [() => actions(page).locator('.rg-button-quiet').click(), 'Hewlêr'],
    [() => page.keyboard.press('Escape'), 'Hewlêrxyz'],
    [() => page.goBack(), 'Hewlêrxyzxyz'],
  ];
  let dialog = await openDialog(page, 'birthplace');
  for (const [leave, kept] of ways) {
    await named(page, 'birthplace.place').click();
    await page.keyboard.press('End');
    await page.keyboard.type('xyz');
    await leave(page);
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('.rg-summary').textContent()).not.toContain('xyz');
    dialog = await openDialog(page, 'birthplace');
    expect(await named(page, 'birthplace.place').inputValue()).toBe(kept);
  }
});
