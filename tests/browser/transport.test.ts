import { describe, expect, it } from 'vitest';
import { type Language, pick } from '../../src/definition/model/text';
import { answerOf } from './entryPoints/fromServer';
import { newPage } from './harness';
import { goOn, PHONE } from './phone';
import { SERVICES } from './services';
import { triedIn } from './trials';

const service = SERVICES.find(({ form }) => form.properties.peoples);
if (!service) throw new Error('no service asks for people');
const { route } = service;

describe('a trip', () => {
  const open = async (language: Language, step: number) => {
    const page = await newPage({ language, ...PHONE });
    await page.goto(route);
    for (let passed = 1; passed < step; passed += 1) {
      await goOn(page);
    }
    return page;
  };

  it.each(triedIn('ku'))(
    'goes back step by step, stays in sight at a step over a reload, and keeps its answers, in %s',
    async (language) => {
      const page = await open(language, 1);
      await page.locator('[name=firstName]').fill('Shilan');
      await goOn(page);
      await goOn(page);
      const heading = (step: number) =>
        page.getByRole('heading', {
          level: 2,
          name: pick(service.steps[step]?.title ?? ['', '', ''], language),
        });
      await heading(2).waitFor();
      await page.goBack();
      await heading(1).waitFor();
      await page.reload();
      await heading(1).waitFor();
      const top = () => heading(1).evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(PHONE.height / 2);
      expect(await top()).toBeGreaterThanOrEqual(0);
      await page.goBack();
      await heading(0).waitFor();
      expect(await page.locator('[name=firstName]').inputValue()).toBe('Shilan');
      await page.goForward();
      await heading(1).waitFor();
    },
  );

  it.each(triedIn('en'))(
    'begins at noon, and its way back where the way there ends, in %s',
    async (language) => {
      const page = await open(language, 2);
      expect(await page.locator('[name=transportTime]').inputValue()).toBe('12:00');
      const pressed = page.locator('.rg-time-period[aria-pressed=true]');
      expect(await pressed.textContent()).toBe(pick(['د.ن', 'م', 'PM'], language));
      const answer = await answerOf('client/get_transport/');
      const { places } = answer as { places: readonly (readonly [string, string, string])[] };
      const names = places.map((place) => pick(place, language));
      await page.locator('[name=tripType][value="2"]').check();
      for (const [name, index] of [
        ['startpoint', 0],
        ['endpoint', 3],
      ] as const) {
        await page.locator(`[name=${name}]`).click();
        await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(names);
        await page.getByRole('option').nth(index).click();
      }
      await expect.poll(() => page.locator('#f-startpoint2').textContent()).toBe(names[3]);
      expect(await page.locator('#f-endpoint2').textContent()).toBe(names[0]);
      await page.locator('[name=tripType][value="1"]').check();
      await expect.poll(() => page.locator('#f-startpoint2').count()).toBe(0);
    },
  );

  it.each(triedIn('ku'))('has one person at least, ten years old, in %s', async (language) => {
    const page = await open(language, 3);
    const rows = page.locator('[id="f-peoples"] .rg-row');
    await rows.first().waitFor();
    expect(await page.locator('[name="peoples.0.age"]').inputValue()).toBe('10');
    expect(await page.locator('.rg-delete-row').count()).toBe(0);
    await page.locator('[id="f-peoples-add"]').click();
    await expect.poll(() => rows.count()).toBe(2);
    expect(await page.locator('[name="peoples.1.age"]').inputValue()).toBe('10');
    await page.locator('.rg-delete-row').first().click();
    await expect.poll(() => rows.count()).toBe(1);
    expect(await page.locator('.rg-delete-row').count()).toBe(0);

    // Whoever has no name is asked about once more, and may be sent.
    await page.locator('.rg-step button[type=submit]').click();
    await page.getByRole('note').getByText('کەس 1 – ناو').waitFor();
  });
});

describe('hotels', () => {
  it.each(triedIn('ku'))('are a title and a button that does nothing in %s', async (language) => {
    const page = await newPage({ language, ...PHONE });
    await page.goto('/services/hotels');
    const title = pick(['هوتێلەکان', 'الفنادق', 'Hotels'], language);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.locator('main button').isDisabled()).toBe(true);
    await page.goto('/ourservices');
    expect(await page.locator('.tile[href="/services/hotels"]').count()).toBe(0);
  });
});
