import { describe, expect, it } from 'vitest';
import type { Service } from '../../src/definition/service';
import { stepFields } from '../../src/definition/stepOf';
import { LANGUAGES } from '../../src/definition/text';
import { widgetOf } from '../../src/definition/widget';
import { LANGUAGE_FACTS } from '../../src/definition/languageFacts';
import { openForm } from './doors/doors';
import { newPage, screenshot } from './harness';
import { SERVICES } from './services';

const PHONE = { width: 360, height: 740 };

/** The first text that is typed in the first step, if there is one. */
function firstText({ form, steps }: Service): string | undefined {
  const names = steps[0] ? stepFields(steps[0]) : [];
  return names.find((name) => {
    const field = form.properties[name];
    return field && ['text', 'textarea'].includes(widgetOf(field)) && !field.when;
  });
}

const TYPED = SERVICES.flatMap((service) => {
  const name = firstText(service);
  return name === undefined ? [] : [{ service, name, id: service.id }];
});

describe.each(TYPED)('$id', ({ service, name }) => {
  it('keeps what was typed over a reload, and forgets it when told to', async () => {
    const page = await newPage({ language: 'ku', ...PHONE });
    await openForm(page, service, 'ku');
    const field = page.locator(`[name="${name}"]`);
    await field.click();
    await page.keyboard.type('شیلان ١٢');
    await openForm(page, service, 'ku');
    await expect.poll(() => field.inputValue()).toBe('شیلان ١٢');
    await screenshot(page, `${service.id} draft`);
    await page.locator('.rg-draft button').last().click();
    await expect.poll(() => field.inputValue()).toBe('');
    await openForm(page, service, 'ku');
    await field.waitFor();
    expect(await field.inputValue()).toBe('');
    expect(await page.locator('.rg-draft').count()).toBe(0);
  });

  it('keeps values, focus and page over a change of language', async () => {
    const page = await newPage({ language: 'en', ...PHONE });
    await openForm(page, service, 'en');
    const field = page.locator(`[name="${name}"]`);
    await field.fill('Shilan');
    for (const language of LANGUAGES) {
      await page.evaluate(
        (id) => document.getElementById(id)?.setAttribute('data-same', ''),
        `f-${name}`,
      );
      await page.locator('.languages > button').click();
      await page.getByText(LANGUAGE_FACTS[language].name, { exact: true }).last().click();
      await expect
        .poll(() => page.locator('html').getAttribute('lang'))
        .toBe(LANGUAGE_FACTS[language].tag);
      expect(await field.inputValue()).toBe('Shilan');
      expect(await field.getAttribute('data-same')).toBe('');
    }
  });
});

it('most services begin with something to type', () => {
  expect(TYPED.length).toBeGreaterThan(SERVICES.length / 2);
});
