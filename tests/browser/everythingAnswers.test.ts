import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { actions, goOn, named, openDialog, openStep } from './fixture/open';
import { errors, fill } from './fixture/walk';

it('keeps a press a click although the field above was fixed just before', async () => {
  const page = await openStep(2);
  await fill(page, { purpose: 'other' });
  await goOn(page);
  await expect.poll(() => errors(page)).toEqual(['Required']);
  await named(page, 'otherPurpose').focus();
  const choice = named(page, 'hasCompany').first();
  await choice.scrollIntoViewIfNeeded();
  const place = await choice.boundingBox();
  if (!place) throw new Error('nothing to choose');
  // Typing has not paused: the text is still pending when the pointer goes down.
  await page.evaluate(() => {
    const type = () => {
      const control = document.activeElement as HTMLInputElement;
      control.value = 'A wedding';
      control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    addEventListener('pointerdown', type, { capture: true, once: true });
  });
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await expect.poll(() => errors(page)).toEqual([]);
  expect(await choice.isChecked()).toBe(true);
  expect(await named(page, 'otherPurpose').inputValue()).toBe('A wedding');
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
