import { expect, it } from 'vitest';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import ku from '../../locales/ku.json';
import { stepFields } from '../../src/definition/model/stepOf';
import { isFiles } from '../../src/definition/model/types/table';
import { expectAccessible } from './accessibility';
import { openForm } from './entryPoints/entryPoints';
import { fillFields } from './fill';
import { newPage, screenshot } from './harness';
import { goOn, PHONE } from './phone';
import { SERVICES } from './services';

/** Begins with a text on its own page, and asks for photos in a later step. */
const service = SERVICES.find(
  ({ page, sections, stepper, steps, form }) =>
    page.component === undefined &&
    !sections &&
    !stepper &&
    form.properties.firstName &&
    steps
      .slice(1)
      .some((step) =>
        stepFields(step).some((name) => form.properties[name] && isFiles(form.properties[name])),
      ),
);
if (!service) throw new Error('no service asks for photos in a later step');

it('a form goes from a Kurdish phone to an English computer, once, with its photos', async () => {
  const phone = await newPage({ language: 'ku', ...PHONE });
  const { values, service: opened } = await openForm(phone, service, 'ku');
  const last = opened.steps.length - 1;
  for (const [number, step] of opened.steps.entries()) {
    await fillFields(phone, opened.form, values, stepFields(step));
    if (number < last) await goOn(phone);
  }
  const offer = phone.locator('.handover');
  await offer.locator('summary').click();
  await offer.getByRole('button', { name: ku.handover.make }).click();
  await offer.getByRole('img', { name: ku.handover.qrOf }).waitFor();
  await expectAccessible(phone);
  await screenshot(phone, 'handover link ku');
  const whatsapp = await offer.locator('a[href^="https://wa.me/"]').getAttribute('href');
  const text = new URL(whatsapp ?? '').searchParams.get('text') ?? '';
  const [link = ''] = /http\S+$/u.exec(text) ?? [];
  expect(link).toMatch(/\/continue#[\w-]{43}\.[\w-]{43}$/u);

  const computer = await newPage({ language: 'en' });
  await computer.goto(link);
  const here = computer.getByRole('button', { name: en.handover.here });
  await here.waitFor();
  await computer.getByText(opened.tile.title[2], { exact: true }).last().waitFor();
  await expectAccessible(computer);
  await screenshot(computer, 'handover found en');
  await here.click();
  await expect.poll(() => new URL(computer.url()).pathname).toBe(opened.route);
  // The key has left the address.
  expect(new URL(computer.url()).hash).toBe('');
  await computer
    .getByRole('heading', { level: 2, name: opened.steps[last]!.title[2], exact: true })
    .waitFor();
  await goOn(computer);
  await computer.locator('.rg-review .rg-button-primary').click();
  await computer.locator('.rg-reference-number').waitFor();

  const third = await newPage({ language: 'ar', ...PHONE });
  await third.goto(link);
  const [used = ''] = ar.handover.alreadyTaken.split('{{time}}');
  await third.getByText(used.trim()).waitFor();

  await phone.evaluate(() => dispatchEvent(new Event('focus')));
  const [, still = ''] = ku.handover.taken.split('. ');
  await offer.getByText(still).waitFor();
  await offer.getByRole('button', { name: ku.handover.discard }).click();
  await phone
    .getByRole('heading', { level: 2, name: opened.steps[0]!.title[0], exact: true })
    .waitFor();
  await expect.poll(() => phone.locator('[name=firstName]').inputValue()).toBe('');
});

it('a form is saved as a file and opened again', async () => {
  const page = await newPage({ language: 'en', ...PHONE });
  await openForm(page, service, 'en');
  await page.locator('[name=firstName]').fill('Shilan');
  const offer = page.locator('.handover');
  await offer.locator('summary').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    offer.getByRole('button', { name: en.handover.save }).click(),
  ]);
  const file = await download.path();

  const other = await newPage({ language: 'ku' });
  await other.goto('/continue');
  await other.getByLabel(ku.handover.openFile).setInputFiles(file);
  await other.getByRole('button', { name: ku.handover.here }).click();
  const name = other.locator('[name=firstName]');
  await name.waitFor();
  await expect.poll(() => name.inputValue()).toBe('Shilan');
});
