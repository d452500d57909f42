import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { isFiles } from '../../src/definition/types/table';
import { prune } from '../../src/definition/validate/prune';
import { wireNames } from '../../src/definition/payload/flattenToColumns';
import { payloadShape, toPayload } from '../../src/definition/payload/payload';
import type { Service } from '../../src/definition/model/service';
import { stepFields } from '../../src/definition/model/stepOf';
import { type Language, pick } from '../../src/definition/language/text';
import type { Values } from '../../src/definition/model/values';
import { fillFields } from './fill';
import { expectAccessible } from './accessibility';
import { baseUrl, newPage, screenshot } from './harness';
import { openForm } from './entryPoints/entryPoints';
import { withStoredNames } from './entryPoints/placeNames';
import { collectScripts } from './loadedSources';
import { goOn, PHONE } from './phone';
import { SERVICES, servicesIn } from './services';
import { logIn, type StaffApi } from './staff';

async function fillSteps(page: Page, service: Service, values: Values, language: Language) {
  for (const [number, step] of service.steps.entries()) {
    await page
      .getByRole('heading', { level: 2, name: pick(step.title, language), exact: true })
      .waitFor();
    await fillFields(page, service.form, values, stepFields(step));
    await expectAccessible(page);
    await screenshot(page, `${service.id} step ${number + 1} ${language}`);
    await goOn(page);
  }
}

interface StaffRecord {
  readonly reference: string;
  readonly language: Language;
  readonly [field: string]: unknown;
}

/**
 * Fills in every service in a language, sends it, and reads it back as the staff do. Its page loads no other service. A file for each language,
 * so that no file is what a run of all tests waits for.
 */
export function testJourneys(language: Language): void {
  let staff: StaffApi;
  beforeAll(async () => {
    staff = await logIn(baseUrl);
  });

  it.each(SERVICES)('$id goes from the first field to the staff', async (file) => {
    const page = await newPage({ language, ...PHONE });
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
      else expect(received ?? null, name).toEqual(sent[name] ?? null);
    }
    expect(record.language).toBe(language);
    for (const name of service.submit.omit ?? []) expect(record).not.toHaveProperty(name);
  });
}
