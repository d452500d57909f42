import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { QuestionSection } from '../../src/definition/model/section';
import { expectAccessible } from './accessibility';
import { newPage, screenshot } from './harness';
import { openPanel } from './panelStaff';
import { type RunningServer, startServer } from './server';
import { logIn, type StaffApi } from './staff';

const PHONE = { width: 360, height: 740 };
const FORM = 'home/immigration?tab=immigration_form';

/** What staff add in the round from composing to reading. */
const ASKED = {
  Kurdish: 'چەند ساڵە مۆڵەتی شۆفێریت هەیە؟',
  Arabic: 'منذ كم سنة لديك إجازة سوق؟',
  English: 'For how many years have you had a driving licence?',
};
const [ANSWER, APPLICANT] = ['یازدە ساڵ', 'ئاوان ساڵح'];

let server: RunningServer;
let staff: StaffApi;
let original: readonly { readonly id: string }[];
beforeAll(async () => {
  server = await startServer();
  staff = await logIn(server.baseUrl);
  const saved = await staff.get<{ id: string }[]>('immigration_form/');
  original = saved.map((record) => ({ ...record, version: undefined }));
});
afterEach(async () => {
  for (const record of original) await staff.write('PUT', `immigration_form/${record.id}/`, record);
});
afterAll(() => server.stop());

const row = (page: Page, name: RegExp) => page.locator('.ds-name').filter({ hasText: name });
const grip = (page: Page, name: RegExp) => page.getByRole('button', { name });
const inspector = (page: Page) => page.locator('.ds-inspector');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** The lines of the outline: "Section 1: About you". */
const lines = (page: Page, level: 0 | 1 | 2) =>
  page.locator(`.ds-row[data-level="${level}"] .ds-name`).evaluateAll((all) =>
    all.map((one) => {
      const [what = '', name = ''] = [...one.querySelectorAll('span, bdi')].map(
        ({ textContent }) => textContent,
      );
      return `${what.trim()} ${name}`;
    }),
  );

/** What a screen reader is told about what is dragged. */
const announced = (page: Page) => page.locator('[id^="DndLiveRegion"]').first().innerText();

async function compose(path = FORM, size = {}): Promise<Page> {
  const page = await openPanel(server.baseUrl, path, size);
  await page.locator('.ds').waitFor();
  return page;
}

async function add(page: Page, kind: RegExp): Promise<void> {
  await inspector(page).getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('option', { name: kind }).click();
  await inspector(page)
    .getByRole('heading', { name: /^Question / })
    .waitFor();
}

async function word(page: Page, label: string, words: Readonly<Record<string, string>>) {
  for (const [language, text] of Object.entries(words)) {
    await inspector(page).getByLabel(`${label}, ${language}`).fill(text);
  }
}

/** What visitors are asked by now. */
async function asked(call: string): Promise<readonly QuestionSection[]> {
  const answer = await fetch(`${server.baseUrl}/api/${call}`);
  const record = (await answer.json()) as { formFields: readonly QuestionSection[] };
  return record.formFields;
}

const question = () => ({
  elType: 1,
  value: '',
  elLable: [ASKED.Kurdish, ASKED.Arabic, ASKED.English],
});

/** A visitor fills the form in and sends it, all in Kurdish. */
async function apply(): Promise<string> {
  const page = await newPage({ origin: server.baseUrl, language: 'ku', ...PHONE });
  await page.goto('/services/immigration');
  for (const [name, answer] of Object.entries({
    firstName: 'ئاوان',
    surname: 'ساڵح',
    email: 'avan@example.com',
    phoneNumber: '0750 555 6677',
  })) {
    await page.locator(`[name="${name}"]`).fill(answer);
  }
  await page.locator('.rg-steps-step').filter({ hasText: /^5/u }).click();
  await page.getByLabel(ASKED.Kurdish).fill(ANSWER);
  await page.getByLabel(ASKED.Kurdish).blur();
  await screenshot(page, 'panel sections visitor');
  await page.locator('.rg-actions .rg-button-outlined').click();
  await page.locator('.rg-review').waitFor();
  expect(await page.locator('.rg-review').innerText()).toContain(ANSWER);
  await page.locator('.rg-review .rg-button-primary').click();
  return (await page.locator('.rg-reference-number').textContent()) ?? '';
}

it('goes round: staff ask a new question, a visitor answers in Kurdish, staff read it', async () => {
  const page = await compose();
  await row(page, /^Section 4: Work/u).click();
  await add(page, /^Text/u);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('lang'))).toBe('ckb');
  const { Kurdish, English } = ASKED;
  await word(page, 'Question', { Kurdish, English });

  // Refused, and the place said.
  await save(page);
  const issue = page.locator('.ds-problems .ds-link');
  await issue.waitFor();
  expect(await issue.innerText()).toBe(
    `Section 4 “Work”, question 4 “${English}”: the question is missing in Arabic`,
  );
  expect(await issue.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await asked('client/immigration_form/')).not.toContainEqual(
    expect.objectContaining({ body: expect.arrayContaining([question()]) as unknown }),
  );
  await expectAccessible(page);
  await screenshot(page, 'panel sections refused');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('lang')))
    .toBe('ar');
  await page.keyboard.insertText(ASKED.Arabic);
  await expect.poll(() => page.locator('.ds-problems').count()).toBe(0);

  // The draft beside it, as visitors will have it.
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const frame = page.frameLocator('iframe');
  await frame.locator('.rg-steps-step').filter({ hasText: 'کار' }).click();
  await frame.getByLabel(ASKED.Kurdish).waitFor();
  await screenshot(page, 'panel sections preview');
  await page.getByRole('button', { name: 'Close the preview' }).click();

  // Two lines up, by keys alone.
  await grip(page, /^Drag question 4 “For how many/u).focus();
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) {
    const before = await announced(page);
    await page.keyboard.press(key);
    await expect.poll(() => announced(page)).not.toBe(before);
  }
  await expect
    .poll(() => lines(page, 1))
    .toEqual([
      'Question 1: Your current job',
      `Question 2: ${English}`,
      'Question 3: Monthly income in US dollars',
      'Question 4: Your jobs in the last 10 years',
    ]);
  await expectAccessible(page);
  await screenshot(page, 'panel sections 1280');
  await save(page);
  await page.getByText('Saved', { exact: true }).first().waitFor();
  const work = (await asked('client/immigration_form/'))[3];
  expect(work?.body[1]).toEqual(question());

  const reference = await apply();
  await page.getByRole('tab', { name: 'Applications' }).click();
  await page.getByRole('link', { name: APPLICANT }).click();
  await page.getByRole('heading', { level: 1, name: reference }).waitFor();
  const sheet = page.locator('#panel-main');
  await expect.poll(() => sheet.innerText()).toContain(English);
  expect(await sheet.innerText()).toContain(ANSWER);
});

describe('composing', () => {
  it('drags a question into another section', async () => {
    // Near its edge a window scrolls by itself while something is dragged.
    const page = await compose(FORM, { height: 1600 });
    await page.getByRole('button', { name: 'Open all' }).click();
    const before = await lines(page, 1);
    await drag(page, /^Drag question 1 “Date of birth/u, /^Drag question 2 “Your parents/u);
    await expect
      .poll(async () => (await lines(page, 1)).indexOf('Question 3: Date of birth'))
      .toBe(6);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => lines(page, 1)).toEqual(before);
  });

  it('shows either the outline or the chosen section on a phone', async () => {
    const page = await compose(FORM, PHONE);
    await expectAccessible(page);
    await row(page, /^Section 2: Family/u).click();
    expect(await row(page, /^Section 2/u).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('ds-heading');
    await page.getByRole('button', { name: 'All questions' }).click();
    await row(page, /^Question 1: Do you have children/u).click();
    await inspector(page).getByLabel('Then asks for').selectOption('A list, if the answer is no');
    await inspector(page)
      .getByRole('button', { name: /^Date of birth/u })
      .click();
    await inspector(page).getByLabel('Kind of answer').selectOption('Choice');
    await inspector(page).getByLabel('List of options').selectOption('Relationship');
    await inspector(page).getByRole('row', { name: 'باوک الأب Father', exact: true }).waitFor();
    await expectAccessible(page);
    await screenshot(page, 'panel sections 360');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await save(page);
    await page.getByText('Saved', { exact: true }).first().waitFor();
    const [children] = (await asked('client/immigration_form/'))[1]?.body ?? [];
    const { list } = children as { readonly list?: { readonly listItem: readonly unknown[] } };
    expect(list).toMatchObject({ answerWithYesOrNoValue: false });
    expect(list?.listItem[1]).toMatchObject({ elType: 8, choiceId: 'relation' });
  });
});

it('asks a section of a top country for the visa types that are ticked, of those offered', async () => {
  const page = await compose('home/visa/top_country_visa/usa');
  await row(page, /^Section 1: Your trip/u).click();
  await inspector(page).getByLabel('Study').check();
  await save(page);
  await page.getByText('Saved', { exact: true }).first().waitFor();
  expect((await asked('client/top_country_visa/usa/'))[0]?.typeIds).toEqual(['study']);
});

/** Drags by a pointer, from one line onto another. */
async function drag(page: Page, from: RegExp, to: RegExp): Promise<void> {
  const start = await resting(grip(page, from));
  await page.mouse.move(start.x + 8, start.y + 8);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 30, { steps: 4 });
  await page.locator('.ds-dragged').waitFor();
  // What may not be dropped on goes: the place is where it then is.
  const end = await resting(grip(page, to));
  await page.mouse.move(end.x + 8, end.y + end.height / 2, { steps: 8 });
  await resting(page.locator('.ds-dragged'));
  await page.mouse.up();
}

/** Where something is, once it has been there for a while. */
async function resting(locator: Locator) {
  let seen: string | undefined;
  let times = 0;
  await expect
    .poll(async () => {
      const now = JSON.stringify(await locator.boundingBox());
      times = now === seen ? times + 1 : 0;
      seen = now;
      return times;
    })
    .toBeGreaterThan(3);
  return (await locator.boundingBox())!;
}
