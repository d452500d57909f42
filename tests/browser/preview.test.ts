import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import licence from '../../schemas/content/driven_licence.json';
import immigration from '../../schemas/content/immigration_form.json';
import { stepFields } from '../../src/definition/model/stepOf';
import type { Text } from '../../src/definition/model/text';
import type { Values } from '../../src/definition/model/values';
import { contentCall } from '../../src/definition/content/contentCalls';
import type { PreviewDraft } from '../../src/platform/preview/previewMessages';
import { fillFields } from './fill';
import { framed, keptOn } from './frame';
import { newPage, screenshot } from './harness';
import { answersOf, SERVICES } from './services';

const TITLE: Text = ['بلۆگی نوێ', 'مدونة جديدة', 'A new blog'];

const said = (calls: readonly string[], draft: Values, id?: string): PreviewDraft => ({
  kind: 'rega-draft',
  calls,
  draft,
  many: id !== undefined,
  id: id ?? 'draft',
});

const blog = (title: Text): PreviewDraft =>
  said(['client/get_blog/', 'client/blog_by_id/{id}/'], { title: [...title] }, 'draft');

/** Everything but questions that a page sends to the server. */
function sendings(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

it('shows an unsaved record, and what is changed in it without reloading the page', async () => {
  const page = await newPage();
  const { frame, tell } = await framed(page, '/blog/draft?preview=1&lang=en', blog(TITLE));
  await frame.getByRole('heading', { name: 'A new blog' }).waitFor();
  await frame.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await tell(blog(['', '', 'A better title']));
  await frame.getByRole('heading', { name: 'A better title' }).waitFor();
  expect(await frame.locator('html').getAttribute('data-same')).toBe('');

  // Ways within the site stay in the preview, and the record stands in lists, too.
  await frame.locator('a[href="/blogs"]:visible').first().click();
  await frame.getByText('A better title').first().waitFor();
  expect(new URL(frame.url()).search).toContain('preview=1');
});

const QUESTION: Text = ['ناوی باوکت', 'اسم والدك', 'Name of your father'];

const asking = (...labels: readonly Text[]): PreviewDraft =>
  said(['client/immigration_form/'], {
    formFields: [
      {
        title: ['دەربارەی خۆت', 'معلومات عنك', 'About you'],
        body: labels.map((label) => ({ elType: 1, elLable: [...label], value: '' })),
      },
    ],
  });

it('asks sections in Kurdish, and keeps the answers when they change', async () => {
  const page = await newPage();
  const before = await keptOn(page);
  const { frame, tell } = await framed(
    page,
    '/services/immigration?preview=1&lang=ku',
    asking(QUESTION),
  );
  const section = frame.getByRole('heading', { name: 'دەربارەی خۆت' });
  const own = SERVICES.find(({ sections }) => sections?.content === immigration.id)!;
  for (const step of own.steps) {
    await fillFields(frame, own.form, answersOf(own), stepFields(step));
    await frame.locator('.rg-step button[type=submit]').click();
    if (await section.isVisible()) break;
  }
  await section.waitFor();
  expect(await frame.locator('html').getAttribute('dir')).toBe('rtl');
  const field = frame.getByLabel('ناوی باوکت');
  await field.fill('هێمن');
  await field.blur();
  await screenshot(page, 'preview sections ku');

  await tell(asking(QUESTION, ['ناوی دایکت', 'اسم والدتك', 'Name of your mother']));
  await frame.getByLabel('ناوی دایکت').waitFor();
  expect(await field.inputValue()).toBe('هێمن');
  expect(await keptOn(page)).toEqual(before);
});

it('never sends an application', async () => {
  const page = await newPage();
  const before = await keptOn(page);
  const sent = sendings(page);
  const service = SERVICES.find(({ page: { content } }) => content === licence.id)!;
  const { frame } = await framed(
    page,
    `${service.route}?preview=1&lang=ku`,
    said([contentCall(licence.id)], {}),
  );
  for (const step of service.steps) {
    await frame.getByRole('heading', { level: 2, name: step.title[0] }).waitFor();
    await fillFields(frame, service.form, answersOf(service), stepFields(step));
    await frame.locator('.rg-step button[type=submit]').click();
  }
  await frame.locator('.rg-review .rg-button-primary').click();
  await frame.getByText('ئەمە تەنها نموونەی پیشاندانە').first().waitFor();
  await screenshot(page, 'preview send ku');
  expect(sent).toEqual([]);
  expect(await keptOn(page)).toEqual(before);
});
