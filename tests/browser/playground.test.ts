import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readView } from '../../scripts/playground/page/view';
import { longText } from '../../scripts/playground/pseudo';
import { type Language, pick, type Text } from '../../src/definition/model/text';
import { expectAccessible } from './accessibility';
import { newPage, screenshot } from './harness';
import { copyProject, type ProjectCopy } from '../shared/projectCopy';
import { type RunningServer, startServer } from './server';
import { SERVICES } from './services';

/** Its first step may be left without answers. */
const FILE = 'schemas/services/residency.json';
const SERVICE = SERVICES.find(({ id }) => FILE.endsWith(`/${id}.json`))!;
const [FIRST_STEP, SECOND_STEP] = SERVICE.steps.map(({ title }) => title) as [Text, Text];

let copy: ProjectCopy;
let server: RunningServer | undefined;
let original: string;

beforeAll(async () => {
  copy = copyProject();
  original = readFileSync(join(copy.root, FILE), 'utf8');
  server = await startServer(copy.root, { DEMO: '0' }, 'scripts/dev.mjs');
});

afterAll(async () => {
  await server?.stop();
  copy.remove();
});

/** Replaces a file at once, as editors do that save safely: nobody reads it empty. */
function save(text: string): void {
  const whole = join(copy.root, '.saved');
  writeFileSync(whole, text);
  renameSync(whole, join(copy.root, FILE));
}

const form = (page: Page, name: string): FrameLocator =>
  page.frameLocator(`iframe[title="${name} form"]`);

interface Shown {
  readonly name: string;
  readonly direction: 'rtl' | 'ltr';
  /** Returns a text as the form shows it. */
  readonly say: (text: Text) => string;
}

const inLanguage = (language: Language) => (text: Text) => pick(text, language);

/**
 * One of each direction of writing, a language and a pseudo-locale: each form is a document, which takes two seconds
 * to load. What pseudo-locales do to texts, pseudoText.test.ts proves.
 */
const FORMS: readonly Shown[] = [
  { name: 'Kurdish', direction: 'rtl', say: inLanguage('ku') },
  { name: 'Long text', direction: 'ltr', say: (text) => longText(pick(text, 'en')) },
];

const heading = (page: Page, { name, say }: Shown, title: Text) =>
  form(page, name)
    .getByRole('heading', { level: 2, name: say(title), exact: true })
    .waitFor();

const renamed = (title: Text) => title.map((text) => `${text} 2`) as unknown as Text;

/** Returns the file with another title of a step. */
const withTitle = (file: string, title: Text): string =>
  title.reduce<string>(
    (text, one, index) => text.replace(`"${one}"`, JSON.stringify(renamed(title)[index])),
    file,
  );

/** Opens the playground at a path below it, and waits for its forms. */
async function open(path: string): Promise<Page> {
  const page = await newPage({ width: 1600, height: 900, origin: server!.baseUrl });
  // Sources come one by one, and the machine may be busy.
  page.context().setDefaultTimeout(40_000);
  await page.goto(`/playground/${path}`);
  return page;
}

const valueOf = (page: Page, name: string, field: string) =>
  expect.poll(() => form(page, name).locator(`[name=${field}]`).inputValue(), { timeout: 20_000 });

const definitions = (page: Page) => page.getByRole('navigation', { name: 'Definitions' });

/** Finds the definition, and shows its form in each of the chosen ways. */
async function choose(page: Page): Promise<void> {
  for (const { tile } of SERVICES) {
    await definitions(page)
      .getByRole('link', { name: pick(tile.title, 'en') })
      .first()
      .waitFor();
  }
  await definitions(page).getByRole('searchbox').fill(SERVICE.id);
  await definitions(page).locator(`a[href^="/playground/${SERVICE.id}?"]`).click();
  for (const shown of FORMS) {
    await heading(page, shown, FIRST_STEP);
    const direction = await form(page, shown.name).locator('html').getAttribute('dir');
    expect(direction).toBe(shown.direction);
  }
  const long = form(page, 'Long text');
  await long.getByText(longText('First name')).first().waitFor();
  await long.getByText(longText('Continue')).waitFor();
}

/** After a save a form shows the same step, though nothing was answered. */
async function keepStep(page: Page): Promise<void> {
  const [, shown] = FORMS;
  const step = form(page, shown!.name).locator('.rg-step');
  await step.locator('button[type=submit]').click();
  await heading(page, shown!, SECOND_STEP);
  save(withTitle(original, SECOND_STEP));
  await heading(page, shown!, renamed(SECOND_STEP));
  await step.locator('.rg-actions .rg-button-quiet').click();
  await heading(page, shown!, FIRST_STEP);
}

/** What is typed into one form shows in all, and in the request. */
async function shareInput(page: Page): Promise<void> {
  await form(page, 'Long text').locator('[name=firstName]').pressSequentially('Rebin');
  await valueOf(page, 'Kurdish', 'firstName').toBe('Rebin');
  await form(page, 'Kurdish').locator('[name=surname]').pressSequentially('Hama');
  await valueOf(page, 'Long text', 'surname').toBe('Hama');
  await valueOf(page, 'Kurdish', 'firstName').toBe('Rebin');
  await form(page, 'Long text').locator('[name=email]').fill('h'.repeat(201));
  // Where somebody is in a form, there the text is marked.
  await page.locator('.pg-code .is-visited', { hasText: '"email"' }).waitFor();

  await page.getByRole('tab', { name: 'Request' }).click();
  const call = page.getByRole('region', { name: 'The call' });
  await call.getByText('"surname": "Hama"').waitFor();
  await call.getByText(`/api/${SERVICE.submit.path}`).waitFor();
  const refused = page.getByRole('region', { name: 'What would be rejected' });
  await refused.getByRole('button', { name: 'E-mail' }).click();
  await form(page, 'Long text').locator('[name=email]:focus').waitFor();
  await page.getByRole('button', { name: 'Fill in sample' }).click();
  await page.getByText('It would be taken as it is.').waitFor();
  await valueOf(page, 'Kurdish', 'surname').toBe(SERVICE.sample.surname);
  await screenshot(page, 'playground request');
}

/** An invalid file changes nothing, and says what is wrong; the next valid one is applied, and keeps the input. */
async function saveWhileFilled(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'JSON' }).click();
  const typed = form(page, 'Long text').locator('[name=surname]');
  await typed.fill('Karim Ahmed');
  await valueOf(page, 'Kurdish', 'surname').toBe('Karim Ahmed');

  const [version] = /"version": \d+,/u.exec(original) ?? [];
  save(original.replace(version!, `${version},`));
  const errors = page.getByRole('region', { name: 'Errors' });
  await errors.getByText('not JSON').waitFor();
  await errors.getByRole('link', { name: 'Line 4' }).click();
  await page.locator('.pg-code .is-invalid.is-marked', { hasText: `${version},` }).waitFor();
  await valueOf(page, 'Long text', 'surname').toBe('Karim Ahmed');
  await form(page, 'Kurdish').getByText('This is the previous version of the form.').waitFor();
  await expectAccessible(page);
  await screenshot(page, 'playground broken');

  await typed.press('End');
  await typed.press('ArrowLeft');
  save(withTitle(original, FIRST_STEP));
  await errors.getByText('No errors in this file').waitFor();
  for (const shown of FORMS) {
    await heading(page, shown, renamed(FIRST_STEP));
    await valueOf(page, shown.name, 'surname').toBe('Karim Ahmed');
  }
  const caret = await typed.evaluate((input: HTMLInputElement) => [
    input.ownerDocument.activeElement === input,
    input.selectionStart,
  ]);
  expect(caret).toEqual([true, 'Karim Ahme'.length]);
}

/** What is chosen for all forms happens in all; what an address shows, view.test.ts proves. */
async function changeView(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue in all' }).click();
  for (const shown of FORMS) await heading(page, shown, SECOND_STEP);
  await page.getByRole('button', { name: 'Kurdish' }).click();
  await page.getByRole('button', { name: 'Desktop' }).click();
  const { forms, width } = readView(...partsOf(page.url()));
  expect([forms, width]).toEqual([['long'], 'desktop']);
  expect(await page.locator('iframe').count()).toBe(1);
  const html = form(page, 'Long text').locator('html');
  await expect.poll(() => html.evaluate(() => innerWidth)).toBe(1280);
}

/** Axe has seen the forms by then. */
async function showToStaff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Long text' }).click();
  await page.getByText('Choose a language above.').waitFor();
  await page.getByRole('tab', { name: 'Staff' }).click();
  const staff = page.getByRole('region', { name: 'Staff' });
  await staff.locator('.ap-answer', { hasText: 'Karim Ahmed' }).first().waitFor();
  await expectAccessible(page);
  await screenshot(page, 'playground staff');
}

function partsOf(address: string): [pathname: string, search: string] {
  const { pathname, search } = new URL(address);
  return [pathname, search];
}

// One test, since opening documents takes most of its time.
it('shares input between its forms, keeps it and the step over a save, and shows a pseudo-locale', async () => {
  const page = await open('?forms=ku,long');
  await choose(page);
  await keepStep(page);
  await shareInput(page);
  await saveWhileFilled(page);
  await changeView(page);
  await showToStaff(page);
});
