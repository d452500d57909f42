import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openFixture, focused, named, openStep } from './fixture/open';
import { errors, textOf } from './fixture/walk';

const MOST_TABS = 60;

/** Tabs on until the control of a name or id has the focus. */
async function tabTo(page: Page, wanted: string, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let times = 0; times < MOST_TABS; times += 1) {
    await page.keyboard.press(key);
    passed.push(await focused(page));
    if (passed.at(-1) === wanted) return;
  }
  throw new Error(`${wanted} was not among ${passed.join(', ')}`);
}

const press = (page: Page, ...keys: readonly string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

const type = async (page: Page, path: string, text: string) => {
  await tabTo(page, path);
  await page.keyboard.type(text);
};

/** What the focused thing says. */
const heard = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

const dialogs = (page: Page) => page.locator('.rg-dialog').count();

describe('with the keyboard alone', () => {
  it('fills in a step, finds and fixes its errors', async () => {
    const page = await openFixture();
    await type(page, 'firstName', 'Hero');
    await type(page, 'passportNumber', '7');
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toBe('rg-summary-box');
    await press(page, 'Tab');
    expect(await heard(page)).toBe('We cannot answer without an e-mail');
    await press(page, 'Tab');
    expect(await heard(page)).toContain('Passport number');
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toBe('passportNumber');
    await page.keyboard.type('1234567');
    await press(page, 'Tab');
    // It begins with a digit: a pattern is not mended by more.
    expect(await errors(page)).toHaveLength(2);
    await tabTo(page, 'passportNumber', 'Shift+Tab');
    await press(page, 'Control+a');
    await page.keyboard.type('A1234567');
    await tabTo(page, 'email', 'Shift+Tab');
    await page.keyboard.type('hero@example.com');
    await expect.poll(() => errors(page)).toEqual([]);
    await expect.poll(() => focused(page)).toBe('email');
    await press(page, 'Enter');
    await expect.poll(() => heard(page)).toBe('The journey');
  });

  it('opens and fills in a dialog, fixes its error, saves and leaves it and the list inside it', async () => {
    const page = await openFixture();
    await tabTo(page, 'f-contact');
    await press(page, 'Enter');
    await expect.poll(() => dialogs(page)).toBe(1);
    await type(page, 'contact.phone', '0750');
    await leaveBySave(page);
    await expect.poll(() => focused(page)).toBe('contact.name');
    expect(await dialogs(page)).toBe(1);
    expect(await named(page, 'contact.name').getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.type('Nian');
    await tabTo(page, 'contact.alive');
    await press(page, 'ArrowDown');
    await type(page, 'contact.died', '31/12/2019');
    await tabTo(page, 'f-contact-degrees');
    await press(page, ' ');
    await expect.poll(() => dialogs(page)).toBe(2);
    await tabTo(page, 'contact.degrees.0.degree');
    await press(page, 'ArrowDown');
    await type(page, 'contact.degrees.0.field', 'Law');
    await press(page, 'Tab', 'Enter');
    // The next entry begins, behind the row that was added.
    await expect.poll(() => focused(page)).toBe('contact.degrees.1.degree');
    await leaveBySave(page);
    await expect.poll(() => focused(page)).toBe('f-contact-degrees');
    await leaveBySave(page);
    await expect.poll(() => focused(page)).toBe('f-contact');
    const summary = page.locator('.rg-summary');
    for (const answer of ['Nian', '31 December 2019', 'Doctoral degree', 'Law']) {
      await expect.poll(() => summary.textContent()).toContain(answer);
    }
    await press(page, 'Enter');
    await expect.poll(() => dialogs(page)).toBe(1);
    await staysInside(page);
    await press(page, 'Escape');
    await expect.poll(() => focused(page)).toBe('f-contact');
  });

  it('answers choices, searches and counters', async () => {
    const page = await openStep(2);
    await type(page, 'country', 'ira');
    await page.getByRole('option', { name: 'Iraq' }).waitFor();
    await press(page, 'Enter');
    expect(await named(page, 'country').inputValue()).toBe('Iraq');
    await type(page, 'airport', 'erbil');
    await page.getByRole('option').first().waitFor();
    await press(page, 'ArrowDown', 'Enter');
    await tabTo(page, 'purpose');
    await press(page, 'ArrowDown');
    await tabTo(page, 'gender');
    await press(page, 'ArrowDown');
    await tabTo(page, 'newsletter');
    await press(page, ' ');
    await tabTo(page, 'people');
    await press(page, 'ArrowUp', 'ArrowUp', 'ArrowDown');
    expect(await page.locator('.rg-step-position').textContent()).toBe('Step 2 of 4');
    expect(await named(page, 'people').inputValue()).toBe('2');
    expect(await page.locator('[name=gender]:checked').getAttribute('value')).toBe('Female');
    expect(await named(page, 'purpose').inputValue()).toBe('work');
    expect(await named(page, 'newsletter').isChecked()).toBe(true);
    await press(page, 'Enter');
    await expect.poll(() => heard(page)).toBe('Lists');
  });

  it('adds and deletes rows, and sends everything', async () => {
    const page = await openStep(3, 3);
    await page.locator('.rg-step-title').focus();
    await tabTo(page, 'f-travellers-add');
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toBe('travellers.0.name');
    await page.keyboard.type('Lana');
    await tabTo(page, 'f-travellers-add');
    await press(page, ' ');
    await expect.poll(() => focused(page)).toBe('travellers.1.name');
    await page.keyboard.type('Nian');
    await tabTo(page, 'f-travellers-add');
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toBe('travellers.2.name');
    await page.keyboard.type('Sara');
    await tabTo(page, 'travellers.1.infant', 'Shift+Tab');
    await press(page, 'Tab');
    expect(await heard(page)).toBe('Delete');
    await press(page, ' ');
    await expect.poll(() => focused(page)).toBe('f-travellers');
    await tabTo(page, 'travellers.1.name');
    await press(page, 'End');
    await page.keyboard.type('!');
    await press(page, 'Enter');
    await expect.poll(() => heard(page)).toBe('Group tour');
    await tabTo(page, 'startpoint');
    await press(page, 'Enter');
    await expect.poll(() => heard(page)).toBe('Check your answers');
    await tabToWords(page, 'Change: First name');
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toBe('firstName');
    await press(page, 'Enter');
    await expect.poll(() => heard(page)).toBe('Check your answers');
    await tabToWords(page, 'Send');
    await press(page, 'Enter');
    await expect.poll(() => heard(page)).toBe('Your request was sent');
    const { submissions } = await page.evaluate(() => window.world);
    const parts = submissions.flatMap(({ request }) =>
      request.encoding === 'multipart' ? request.parts : [],
    );
    expect(JSON.parse(String(textOf(parts, 'travellers')))).toMatchObject([
      { name: 'Lana' },
      { name: 'Sara!' },
    ]);
  });

  const tabToWords = async (page: Page, words: string) => {
    for (let times = 0; times < MOST_TABS; times += 1) {
      await press(page, 'Tab');
      const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
      if ((name ?? (await heard(page))) === words) return;
    }
    throw new Error(`nothing says ${words}`);
  };

  const leaveBySave = async (page: Page) => {
    await tabToWords(page, 'Save');
    await press(page, 'Enter');
  };

  const staysInside = async (page: Page) => {
    // Past the first control, and then past the last.
    const [back, on] = ['Shift+Tab', 'Tab'].map((key) => Array<string>(4).fill(key));
    for (const key of [...back!, ...on!, ...on!]) {
      await press(page, key);
      const inside = await page.evaluate(() => document.activeElement?.closest('.MuiDialog-root'));
      expect(inside, key).not.toBeNull();
    }
  };
});
