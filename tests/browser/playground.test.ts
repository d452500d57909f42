import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readView } from '../../scripts/playground/page/view';
import type { Service } from '../../src/definition/model/service';
import { pick } from '../../src/definition/language/text';
import { expectAccessible } from './accessibility';
import { newPage, screenshot } from './harness';
import { copyProject, type ProjectCopy } from './projectCopy';
import { type RunningServer, startServer } from './server';
import { SERVICES } from './services';

const FILE = 'schemas/services/residency.json';
const SERVICE = SERVICES.find(({ id }) => FILE.endsWith(`/${id}.json`))!;
const SECOND_STEP = SERVICE.steps[1]!.title;

let copy: ProjectCopy;
let server: RunningServer | undefined;
let original: string;

beforeAll(async () => {
  copy = copyProject();
  original = readFileSync(join(copy.root, FILE), 'utf8');
  server = await startServer(copy.root, {}, 'scripts/dev.mjs');
});

afterAll(async () => {
  await server?.stop();
  copy.remove();
});

/** Replaces a file at once, as editors do that save safely: nobody reads it empty. */
function save(text: string, file = FILE): void {
  const whole = join(copy.root, '.saved');
  writeFileSync(whole, text);
  renameSync(whole, join(copy.root, file));
}

const form = (page: Page, name: string): FrameLocator =>
  page.frameLocator(`iframe[title="${name} form"]`);

/** One of each direction of writing: each form is a document, which takes two seconds to load. */
const IN_LANGUAGES = [
  ['Kurdish', 'ku', 'rtl'],
  ['English', 'en', 'ltr'],
] as const;

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

async function choose(page: Page, { id }: Pick<Service, 'id'>): Promise<void> {
  await definitions(page).getByRole('searchbox').fill(id);
  await definitions(page).locator(`a[href^="/playground/${id}?"]`).click();
}

/** What is typed into one form shows in all, in the request and in the staff's view. */
async function shareInput(page: Page): Promise<void> {
  for (const { tile } of SERVICES) {
    await definitions(page)
      .getByRole('link', { name: pick(tile.title, 'en') })
      .first()
      .waitFor();
  }
  await choose(page, SERVICE);
  for (const [name, language, direction] of IN_LANGUAGES) {
    const { html, title } = {
      html: form(page, name).locator('html'),
      title: pick(SERVICE.steps[0]!.title, language),
    };
    await form(page, name).getByRole('heading', { level: 2, name: title }).waitFor();
    expect(await html.getAttribute('dir')).toBe(direction);
  }
  await form(page, 'English').locator('[name=firstName]').pressSequentially('Rebin');
  await valueOf(page, 'Kurdish', 'firstName').toBe('Rebin');
  await form(page, 'Kurdish').locator('[name=surname]').pressSequentially('Hama');
  await valueOf(page, 'English', 'surname').toBe('Hama');
  await valueOf(page, 'Kurdish', 'firstName').toBe('Rebin');
  await form(page, 'English').locator('[name=email]').fill('h'.repeat(201));
  // Where somebody is in a form, there the text is marked.
  await page.locator('.pg-code .is-visited', { hasText: '"email"' }).waitFor();

  await page.getByRole('link', { name: 'Request' }).click();
  const call = page.getByRole('region', { name: 'The call' });
  await call.getByText('"surname": "Hama"').waitFor();
  await call.getByText(`/api/${SERVICE.submit.path}`).waitFor();
  const refused = page.getByRole('region', { name: 'What would be rejected' });
  await refused.getByRole('button', { name: 'E-mail' }).click();
  await form(page, 'English').locator('[name=email]:focus').waitFor();
  await page.getByRole('button', { name: 'Fill in sample' }).click();
  await page.getByText('It would be taken as it is.').waitFor();
  await valueOf(page, 'Kurdish', 'firstName').toBe(SERVICE.sample.firstName);
  await screenshot(page, 'playground request');
  await page.getByRole('link', { name: 'Staff' }).click();
  const staff = page.getByRole('region', { name: 'Staff' });
  await staff
    .locator('.ap-answer', { hasText: String(SERVICE.sample.firstName) })
    .first()
    .waitFor();
  await expectAccessible(page);
  await screenshot(page, 'playground staff');
}

/** An invalid file changes nothing, and says what is wrong; the next valid one is applied, and keeps the input. */
async function saveWhileFilled(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'JSON', exact: true }).click();
  await page.getByRole('button', { name: 'Continue in all' }).click();
  const typed = form(page, 'English').locator('[name=fullNameOfFather]');
  await typed.fill('Karim Ahmed');
  await valueOf(page, 'Kurdish', 'fullNameOfFather').toBe('Karim Ahmed');

  const [version] = /"version": \d+,/u.exec(original) ?? [];
  save(original.replace(version!, `${version},`));
  const errors = page.getByRole('region', { name: 'Errors' });
  await errors.getByText('not JSON').waitFor();
  await errors.getByRole('link', { name: 'Line 4' }).click();
  await page.locator('.pg-code .is-invalid.is-marked', { hasText: `${version},` }).waitFor();
  await valueOf(page, 'English', 'fullNameOfFather').toBe('Karim Ahmed');
  await form(page, 'Kurdish').getByText('This is the previous version of the form.').waitFor();
  await expectAccessible(page);
  await screenshot(page, 'playground broken');

  save(original.replace(version!, `${version}\n  "colour": "red",`));
  await errors.getByText('[vocabulary]').waitFor();
  await errors.getByText('not JSON').waitFor({ state: 'detached' });

  await typed.press('End');
  await typed.press('ArrowLeft');
  const changed = SECOND_STEP.reduce<string>(
    (text, title) => text.replace(`"${title}"`, JSON.stringify(`${title} 2`)),
    original,
  );
  save(changed);
  await errors.getByText('No errors in this file').waitFor();
  for (const [name, language] of IN_LANGUAGES) {
    const title = `${pick(SECOND_STEP, language)} 2`;
    await form(page, name).getByRole('heading', { level: 2, name: title }).waitFor();
    await valueOf(page, name, 'fullNameOfFather').toBe('Karim Ahmed');
  }
  const caret = await typed.evaluate((input: HTMLInputElement) => [
    input.ownerDocument.activeElement === input,
    input.selectionStart,
  ]);
  expect(caret).toEqual([true, 'Karim Ahme'.length]);
}

/** After a save a form shows the same step, though nothing was answered: here in a pseudo-locale, which the address names. */
async function keepPlace(page: Page): Promise<void> {
  const stepper = SERVICES.find(({ stepper: isOne, sections }) => isOne && !sections)!;
  const file = `schemas/services/${stepper.id}.json`;
  const text = readFileSync(join(copy.root, file), 'utf8');
  const title = pick(stepper.steps[1]!.title, 'en');
  for (const [name] of IN_LANGUAGES) await page.getByRole('checkbox', { name }).uncheck();
  await choose(page, stepper);
  await page.getByRole('radio', { name: 'Desktop' }).check();
  await page.getByRole('checkbox', { name: 'Right to left' }).check();
  // What an address shows, view.test.ts proves: a reload would open the form again.
  const { forms, width } = readView(...partsOf(page.url()));
  expect([forms, width]).toEqual([['rtl'], 'desktop']);
  const marked = form(page, 'Right to left');
  const heading = (name: string) =>
    marked.getByRole('heading', { level: 2, name: `‹${name}›`, exact: true }).waitFor();
  await heading(pick(stepper.steps[0]!.title, 'en'));
  await marked.getByText('‹First name›').waitFor();
  await marked.getByText('‹Continue›').waitFor();
  expect(await marked.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await marked.locator('html').evaluate(() => innerWidth)).toBe(1280);
  await screenshot(page, 'playground pseudo');

  await marked.locator('.rg-steps-step').nth(1).click();
  await heading(title);
  save(text.replaceAll(`"${title}"`, `"${title} 2"`), file);
  await heading(`${title} 2`);
}

function partsOf(address: string): [pathname: string, search: string] {
  const { pathname, search } = new URL(address);
  return [pathname, search];
}

// One test, since opening documents takes most of its time.
it('shares input between its forms, keeps it and the step, and shows a pseudo-locale', async () => {
  const page = await open('?forms=ku,en');
  await shareInput(page);
  await saveWhileFilled(page);
  await keepPlace(page);
});
