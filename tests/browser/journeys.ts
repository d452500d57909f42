import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { isFiles } from '../../src/definition/model/types/table';
import { prune } from '../../src/definition/validate/prune';
import { wireNames } from '../../src/definition/model/flattenToColumns';
import { payloadShape, toPayload } from '../../src/definition/payload/payload';
import type { Service } from '../../src/definition/model/service';
import { stepFields } from '../../src/definition/model/stepOf';
import { type Language, pick } from '../../src/definition/model/text';
import type { Values } from '../../src/definition/model/values';
import { fillFields } from './fill';
import { expectAccessible } from './accessibility';
import { expectKept } from './draft';
import { baseUrl, newPage, screenshot } from './harness';
import { openForm } from './entryPoints/entryPoints';
import { withStoredNames } from './entryPoints/placeNames';
import { collectScripts } from './loadedSources';
import { expectMissingReported, mustAnswer } from './missingAnswers';
import { goOn, PHONE } from './phone';
import { servicesIn } from './services';
import { logIn, type StaffApi } from './staff';
import { journeysIn, SCREENS, type State, trialsOf } from './trials';

/**
 * Fills in a form step by step. On the way it is left incomplete, and loaded again half-filled, in the language and on
 * the screen whose turn it is.
 */
async function fillSteps(page: Page, service: Service, values: Values, language: Language) {
  const screensOf = (state: State) =>
    trialsOf(state)
      .filter((trial) => trial.id === service.id && trial.language === language)
      .map(({ screen }) => SCREENS[screen]);
  const incomplete = service.steps.find((step) => mustAnswer(service, step).length > 0);
  for (const [number, step] of service.steps.entries()) {
    const title = JSON.stringify(pick(step.title, language));
    await page.locator(`.rg-step-title:text-is(${title})`).waitFor();
    const missingOn = step === incomplete ? screensOf('missing') : [];
    if (missingOn.length > 0) {
      const missing = mustAnswer(service, step);
      await expectMissingReported(page, service, missing, values, language, missingOn);
      await page.setViewportSize(PHONE);
    }
    const keptOn = number === 0 ? screensOf('kept') : [];
    const names = stepFields(step);
    // A device stores photos a moment later: offline.test.ts waits for that.
    const photos = keptOn.length > 0 ? names.filter((name) => isPhotos(service, name)) : [];
    const others = names.filter((name) => !photos.includes(name));
    await fillFields(page, service.form, values, others);
    for (const screen of keptOn) {
      await page.setViewportSize(screen);
      await expectKept(page, service, language);
      await screenshot(page, `${service.id} draft`);
      await page.setViewportSize(PHONE);
    }
    if (photos.length > 0) await fillFields(page, service.form, values, photos);
    await expectAccessible(page);
    await screenshot(page, `${service.id} step ${number + 1} ${language}`);
    await goOn(page);
  }
}

function isPhotos({ form }: Service, name: string): boolean {
  const field = form.properties[name];
  return field !== undefined && isFiles(field);
}

/** Sections without their empty keys, which responses have and stored sections need not. */
const bare = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((section: unknown) => {
        if (typeof section !== 'object' || section === null || !('body' in section)) return section;
        const entries = Object.entries(section);
        return Object.fromEntries(
          entries.filter(
            ([name, own]) =>
              !['sectionNote', 'typeIds'].includes(name) ||
              [own].flat().some((entry) => entry !== ''),
          ),
        );
      })
    : value;

interface StaffRecord {
  readonly reference: string;
  readonly language: Language;
  readonly [field: string]: unknown;
}

/**
 * Fills in the services whose turn it is in a language, sends them, and reads them back as the staff do. Its page loads no
 * other service. On the way a step is sent incomplete, and a draft is kept. From right to left by what the oldest browsers
 * have. A file for each language, so that no file is what a run of all tests waits for.
 */
export function testJourneys(language: Language): void {
  let staff: StaffApi;
  beforeAll(async () => {
    staff = await logIn(baseUrl);
  });

  it.each(journeysIn(language))(
    '$id reports missing answers, keeps a draft and goes from the first field to the staff',
    async (file) => {
      const page = await newPage({ language, ...PHONE, isOld: language !== 'en' });
      const scripts = collectScripts(page);
      const { service, values } = await openForm(page, file, language);
      await page.locator('.rg-form').waitFor();
      expect(servicesIn(scripts())).toEqual([service.id]);
      await fillSteps(page, service, values, language);
      await page.locator('.rg-review').waitFor();
      await expectAccessible(page);
      await screenshot(page, `${service.id} review ${language}`);
      await page.locator('.rg-review .rg-button-primary').click();

      const reference = await page.locator('.rg-reference-number').textContent();
      await page.getByText(pick(service.submit.success.text, language)).first().waitFor();
      await expectAccessible(page);
      await screenshot(page, `${service.id} sent ${language}`);

      const { data } = await staff.get<{ data: { id: string; reference: string }[] }>(
        `${service.staff.list}?perPage=100`,
      );
      const entry = data.find((row) => row.reference === reference);
      const { list, read = `${list}{id}/` } = service.staff;
      const record = await staff.get<StaffRecord>(read.replace('{id}', entry?.id ?? 'missing'));
      const shape = payloadShape(service);
      const stored = withStoredNames(service.form, values, language);
      const sent = toPayload(service, prune(service.form, stored), language);
      for (const name of new Set([...wireNames(shape), ...Object.keys(sent)])) {
        const field = shape.properties[name];
        const photos = field && isFiles(field) ? sent[name] : undefined;
        const received = record[name];
        if (Array.isArray(photos)) expect(received).toHaveLength(photos.length);
        else expect(bare(received ?? null), name).toEqual(bare(sent[name] ?? null));
      }
      expect(record.language).toBe(language);
      for (const name of service.submit.omit ?? []) expect(record).not.toHaveProperty(name);
    },
  );
}
