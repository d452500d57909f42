import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../shared/projectCopy';
import { expectAccessible } from './accessibility';
import { newPage, screenshot } from './harness';
import { type RunningServer, startServer } from './server';

const FILE = 'schemas/services/residency.json';
/** The English title of its first step, and of its second. */
const [FIRST, SECOND] = ['Personal details', 'Parents'];
/** What watches the files reports two saves within 50 ms as one (chokidar). */
const APART_MS = 500;

let copy: ProjectCopy;
let server: RunningServer | undefined;

beforeAll(async () => {
  copy = copyProject();
  server = await startServer(copy.root, { DEMO: '0' }, 'scripts/dev.mjs');
});

afterAll(async () => {
  await server?.stop();
  copy.remove();
});

const read = () => readFileSync(join(copy.root, FILE), 'utf8');

const typed = (page: Page) => page.locator('.ds-visitor [name=firstName]');

// One test, since opening the sources takes most of its time.
it('shows a form in all languages, writes an edit into its line, and follows a save of an editor', async () => {
  const page = await newPage({ width: 1600, height: 900, origin: server!.baseUrl });
  // Sources come one by one, and the machine may be busy.
  page.context().setDefaultTimeout(60_000);
  await page.goto('/designer');
  await page.getByRole('link', { name: 'Residency' }).click();
  await page.getByRole('button', { name: 'All languages' }).click();
  await typed(page).first().pressSequentially('Rebin');
  await expect.poll(() => typed(page).nth(2).inputValue()).toBe('Rebin');
  await expectAccessible(page);
  await screenshot(page, 'designer files');

  const before = read().split('\n');
  await page.getByRole('button', { name: `Step 1: ${FIRST}` }).click();
  await page.getByLabel('Title, English').fill('Personal facts');
  await expect.poll(read).toContain('Personal facts');
  const after = read().split('\n');
  const line = before.findIndex((one) => one.includes(`"${FIRST}"`));
  expect(after.filter((one, index) => one !== before[index])).toEqual([
    before[line]?.replace(FIRST, 'Personal facts'),
  ]);

  await page.getByText('Saved', { exact: true }).waitFor();
  await page.waitForTimeout(APART_MS);
  writeFileSync(join(copy.root, FILE), read().replace(`"${SECOND}"`, '"Mother and father"'));
  await page.getByRole('button', { name: 'Step 2: Mother and father' }).waitFor();
  expect(await typed(page).first().inputValue()).toBe('Rebin');
  expect(read()).toContain('Personal facts');
});
