import { expect, it } from 'vitest';
import { toJpeg } from '../../scripts/mrz/develop';
import { readGlyphs } from '../../scripts/mrz/glyphs';
import { takePicture } from '../../scripts/mrz/picture';
import { Random } from '../../scripts/mrz/random';
import { inProject } from '../../scripts/setup/project.mjs';
import { readJson } from '../fixtures/services';
import { expectAccessible } from './accessibility';
import { newPage, screenshot } from './harness';
import { SERVICES } from './services';
import { EACH_DIRECTION } from './trials';

/** A picture in which a person can read every glyph. */
const SEED = 40_000_000;

/** A service that has a passport read, its photos, and the fields that get what it says. */
const [found] = SERVICES.flatMap(({ route, form }) =>
  Object.entries(form.properties).flatMap(([photos, field]) => {
    const { passport } = ('reads' in field && field.reads) || {};
    const { passportNumber, dateOfBirth, surname } = passport ?? {};
    if (!passportNumber || !dateOfBirth || !surname) return [];
    return [{ route, photos, passportNumber, dateOfBirth, surname }];
  }),
);
if (!found) throw new Error('no service has a passport read');
const { route, photos, passportNumber, dateOfBirth, surname } = found;

it.each(EACH_DIRECTION)('a photo of a passport fills in a form in %s', async (language) => {
  const glyphs = await readGlyphs(inProject('scripts/mrz/glyphs.png'));
  const taken = takePicture(new Random(SEED), glyphs, { kind: 'TD3', megapixels: [0.8, 1] });
  const [, second = ''] = taken.lines;
  const number = second.slice(0, 9).replaceAll('<', '');
  const { passport: words } = (
    readJson(`locales/${language}.json`) as { form: { passport: Record<string, string> } }
  ).form;
  const page = await newPage({ language, width: 360, height: 740 });
  await page.goto(route);
  await page.locator(`#f-${surname}`).fill('Karim');
  const file = { name: 'passport.jpg', mimeType: 'image/jpeg', buffer: await toJpeg(taken) };
  await page.locator(`[name="${photos}"]`).setInputFiles(file);
  const offer = page.getByRole('group', { name: words.question });
  await offer.getByText(number).waitFor();
  expect(await offer.getByRole('checkbox').isChecked()).toBe(false);
  await expectAccessible(page);
  await screenshot(page, `passport ${language}`);
  await offer.getByRole('button', { name: words.use }).click();
  await page.getByText(words.taken!).waitFor();
  expect(await page.locator(`#f-${passportNumber}`).inputValue()).toBe(number);
  expect(await page.locator(`#f-${surname}`).inputValue()).toBe('Karim');
  expect(await page.locator(`#f-${dateOfBirth}`).inputValue()).toMatch(second.slice(13, 15));
  await screenshot(page, `passport taken ${language}`);
});
