import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pick } from '../../src/definition/model/text';
import type { Service } from '../../src/definition/model/service';
import { stepFields } from '../../src/definition/model/stepOf';
import { fileKindOf } from '../../src/definition/model/types/table';
import { multipartBody } from '../server/http/multipartBody';
import { sampleTexts, services } from '../server/submit/submission';
import { servicesThat } from '../server/support/picks';
import { pdf } from '../shared/pdf';
import { fillFields } from './fill';
import { expectAccessible } from './accessibility';
import { baseUrl, newPage, screenshot } from './harness';
import { ODD_PDFS } from './oddPdfs';
import { openPanel, saved, sendSample, type Sent } from './panelStaff';
import { goOn } from './phone';
import { photo } from './photo';
import { STAFF } from './server';
import { answersOf } from './services';
import { logIn, type StaffApi } from './staff';

/** With a first name. */
const [service] = servicesThat('asks for a first name', ({ form, submit }) => {
  return submit.encoding === 'json' && Object.hasOwn(form.properties, 'firstName');
});

let staff: StaffApi;
let sent: Sent & { readonly link: string };
let odd: typeof sent;

/** Takes a photo and a document of two pages. */
beforeAll(async () => {
  staff = await logIn(baseUrl);
  const scans = services
    .filter(({ given }) => given === undefined)
    .flatMap((each) => {
      const fields = Object.entries(each.form.properties);
      const found = fields.find(([, field]) => fileKindOf(field) === 'scan');
      return found ? [{ service: each, name: found[0] }] : [];
    });
  const [{ service: scanned, name }] = scans as [(typeof scans)[number]];
  const send = async (files: readonly (readonly [filename: string, content: Buffer])[]) => {
    const parts = files.map(([filename, content]) => ({ name, filename, content }));
    const { headers, payload } = multipartBody([...sampleTexts(scanned), ...parts]);
    const answer = await fetch(`${baseUrl}/api/${scanned.submit.path}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(payload),
    });
    const { reference, link } = (await answer.json()) as { reference: string; link: string };
    const { data } = await staff.get<{ data: Sent[] }>(`application/?search=${reference}`);
    return { ...data[0]!, link };
  };
  sent = await send([
    ['face.jpg', await photo('face')],
    ['passport.pdf', pdf({ pages: 2 })],
  ]);
  odd = await send(ODD_PDFS.map(([filename, content]) => [`${filename}.pdf`, content]));
});

/** The share of dark pixels, once a sheet is drawn: words are on it. */
const ink = (page: Page) =>
  page.locator('.ap-viewer-stage canvas').evaluate((canvas) => {
    const { width, height, dataset } = canvas as HTMLCanvasElement;
    if (!dataset.drawn) return 0;
    const context = (canvas as HTMLCanvasElement).getContext('2d')!;
    const { data } = context.getImageData(0, 0, width, height);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at]! < 128) dark += 1;
    return dark;
  });
const shownWidth = (page: Page) =>
  page.locator('.ap-viewer-stage canvas').evaluate((canvas) => canvas.clientWidth);

describe('a document of an application', () => {
  it('is read page by page, enlarged, turned and saved, with what came beside it', async () => {
    const page = await openPanel(baseUrl, `home/inbox/application/${sent.id}`);
    await page
      .locator('.ap-sheet')
      .getByRole('button', { name: /^View .* 2$/u })
      .click();
    const viewer = page.getByRole('dialog');
    await viewer.getByText('2 of 2, page 1 of 2').waitFor();
    await expect.poll(() => ink(page)).toBeGreaterThan(50);
    await expectAccessible(page);
    await screenshot(page, 'panel document');
    await viewer.getByRole('button', { name: 'Next' }).click();
    await viewer.getByRole('img', { name: /page 2 of 2$/u }).waitFor();
    await expect.poll(() => ink(page)).toBeGreaterThan(50);

    const before = await shownWidth(page);
    await viewer.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => shownWidth(page)).toBeGreaterThan(before);
    await viewer.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(() => shownWidth(page)).toBe(before);
    await viewer.getByRole('button', { name: 'Rotate' }).click();
    await expect.poll(() => shownWidth(page)).not.toBe(before);
    // It fills the window, and what was answered stands beside it.
    const { width, height } = (await viewer.boundingBox())!;
    expect([width, height]).toEqual(Object.values(page.viewportSize()!));
    await viewer.getByRole('complementary').getByText('First name').waitFor();

    const [name, file] = await saved(page, () =>
      viewer.getByRole('button', { name: 'Download', exact: true }).click(),
    );
    expect(name).toMatch(/-2\.pdf$/u);
    expect(file.equals(pdf({ pages: 2 }))).toBe(true);
    const [, zip] = await saved(page, () =>
      viewer.getByRole('button', { name: 'Download all' }).click(),
    );
    expect(Object.keys(unzipSync(zip)).map((each) => each.slice(-5))).toEqual(['1.jpg', '2.pdf']);
    await viewer.getByRole('button', { name: 'Close' }).click();
    await viewer.waitFor({ state: 'detached' });
  });
});

describe('documents with what browsers seldom show', () => {
  it('are drawn as far as they can be, and the viewer says where that is not all', async () => {
    const page = await openPanel(baseUrl, `home/inbox/application/${odd.id}`);
    await page
      .locator('.ap-sheet')
      .getByRole('button', { name: /^View .* 1$/u })
      .click();
    const viewer = page.getByRole('dialog');
    const note = viewer.getByText(/^Not all of this can be shown here/u);
    for (const [index, [name, , isWhole]] of ODD_PDFS.entries()) {
      const number = index + 1;
      await viewer.getByText(`${number} of ${ODD_PDFS.length}`, { exact: true }).waitFor();
      await viewer.locator('canvas[data-drawn]').waitFor();
      if (isWhole) {
        await expect.poll(() => ink(page), { message: name }).toBeGreaterThan(50);
        expect(await note.count(), name).toBe(0);
      } else await note.waitFor();
      if (number === ODD_PDFS.length) await screenshot(page, 'panel document in part');
      await viewer.getByRole('button', { name: 'Next' }).click();
    }
  });
});

describe('files of staff', () => {
  it('are put on a document, taken of the form, and given to the applicant', async () => {
    const panel = await openPanel(baseUrl, `home/inbox/application/${odd.id}`);
    const card = panel.getByRole('region', { name: 'Documents', exact: true });
    const file = { name: 'visa.pdf', mimeType: 'application/pdf', buffer: pdf({ word: 'Visa' }) };
    await card
      .getByLabel('Add files: Passport')
      .last()
      .setInputFiles([
        file,
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
      ]);
    await card.getByRole('button', { name: 'View Passport 1' }).waitFor();
    await card.getByText(/notes\.txt/u).waitFor();
    const unsorted = card.getByRole('region', { name: /came with the form$/u });
    const before = await unsorted.getByRole('listitem').count();
    await unsorted.getByRole('button', { name: 'Passport', exact: true }).first().click();
    await expect.poll(() => unsorted.getByRole('listitem').count()).toBe(before - 1);

    const given = panel.getByRole('region', { name: 'Files for the applicant' });
    await given.getByRole('button', { name: 'Give files' }).click();
    await given.getByLabel(/^Sentence to the applicant/u).fill('Your visa is ready');
    await given.locator('input[type=file]').setInputFiles([file]);
    await given.getByText('visa.pdf').waitFor();
    await expectAccessible(panel);
    await given.getByRole('button', { name: 'Give', exact: true }).click();
    await given.getByText('Not opened yet').waitFor();

    const page = await newPage();
    await page.goto(`/status?lang=en#${odd.link}`);
    const gift = page.getByRole('region', { name: 'For you' });
    await gift.getByText('Your visa is ready').waitFor();
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await gift.getByRole('button', { name: 'Download file 1' }).click();
    expect((await downloading).suggestedFilename()).toBe(`${odd.reference}-1.pdf`);
    await panel.reload();
    await given.getByText(/^Opened /u).waitFor();
  });
});

describe('a document of the checklist', () => {
  it('is refused by staff, sent again by the applicant, and read by staff', async () => {
    const panel = await openPanel(baseUrl, `home/inbox/application/${sent.id}`);
    const card = panel.getByRole('region', { name: 'Documents' });
    await card.getByRole('button', { name: 'Refuse: Passport', exact: true }).click();
    await card.getByLabel(/^Reason for the applicant/u).fill('The photo is too dark');
    await card.getByRole('button', { name: 'Refuse', exact: true }).click();
    await card.getByText(/^Refused, .*The photo is too dark$/u).waitFor();
    await expectAccessible(panel);
    await screenshot(panel, 'panel documents');

    const page = await newPage();
    await page.goto(`/status?lang=en#${sent.link}`);
    const list = page.getByRole('region', { name: 'Your documents' });
    await list.getByText('The photo is too dark').waitFor();
    await expectAccessible(page);
    await screenshot(page, 'status documents');
    await list.getByRole('button', { name: 'Send: Passport' }).click();
    await list.locator('input[type=file]').setInputFiles({
      name: 'passport.pdf',
      mimeType: 'application/pdf',
      buffer: pdf({ word: 'Naz' }),
    });
    await list.getByText('passport.pdf').first().waitFor();
    await screenshot(page, 'status document form');
    await list.getByRole('button', { name: 'Continue' }).click();
    await list.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Thank you. We have received what you sent.').waitFor();
    await list.getByText('Received, not checked yet').waitFor();
    await list.getByText('Files sent: 1').waitFor();

    // What is shown is read again by coming back to it.
    await panel.locator('.pn-aside').getByRole('link', { name: 'Audit' }).click();
    await panel.getByRole('heading', { level: 1, name: 'Audit' }).waitFor();
    await panel.goBack();
    await panel.getByRole('button', { name: 'View Passport 1' }).click();
    await panel.getByRole('dialog').getByRole('img', { name: 'Passport 1' }).waitFor();
    await expect.poll(() => ink(panel)).toBeGreaterThan(50);
  });
});

describe('an application', () => {
  it('has a mistyped answer corrected, beside which the first version stays', async () => {
    const typed = await sendSample({ baseUrl }, staff, service, 'ar');
    const page = await openPanel(baseUrl, `home/inbox/application/${typed.id}`);
    await page.getByRole('button', { name: 'Correct answers' }).click();
    await page.getByRole('checkbox', { name: 'First name' }).check();
    await page.getByRole('button', { name: 'Open these fields' }).click();
    const form = page.locator('.ap-correct .rg-form');
    const name = form.getByRole('textbox', { name: 'First name' });
    const before = await name.inputValue();
    await name.fill('');
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByText('There is a problem').waitFor();
    await expectAccessible(page);
    await screenshot(page, 'panel correction 1280');
    await name.fill('Corrected');
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('The answers were corrected').waitFor();
    await expect.poll(() => page.locator('.ap-sheet').innerText()).toContain('Corrected');
    const kept = page.locator('.ap-requests details');
    expect(await kept.innerText()).toContain('Corrected by staff');
    expect(await kept.innerText()).toContain(before);
    await page.getByRole('list', { name: 'Activity' }).getByText('Answers corrected').waitFor();
  });

  it('is entered by staff for a caller, and says who entered it', async () => {
    const general = servicesThat('has the general page', ({ page, given, sections, submit }) => {
      return !page.component && !given && !sections && submit.encoding === 'json';
    });
    const lengthOf = ({ form }: Service) => Object.keys(form.properties).length;
    const [asked] = general.toSorted((a, b) => lengthOf(a) - lengthOf(b)) as typeof general;
    const page = await openPanel(baseUrl, asked.staff.panel ?? `home/${asked.id}`);
    const opening = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Enter an application' }).click();
    const site = await opening;
    await site.getByText('You are entering an application for somebody else').waitFor();
    for (const [number, step] of asked.steps.entries()) {
      const title = pick(step.title, 'en');
      await site.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
      await fillFields(site, asked.form, answersOf(asked), stepFields(step));
      if (number === 0) {
        await expectAccessible(site);
        await screenshot(site, 'panel entering 1280');
      }
      await goOn(site);
    }
    await site.locator('.rg-review .rg-button-primary').click();
    const reference = await site.locator('.rg-reference-number').innerText();
    expect(await site.evaluate(() => Object.keys(localStorage).join())).not.toContain('draft');
    await site.close();
    await page.getByRole('searchbox').fill(reference);
    const row = page.locator('.pn-table tbody tr', { hasText: reference });
    await row.locator('.pn-row-link').click();
    const entry = page.getByRole('list', { name: 'Activity' }).getByRole('listitem').last();
    await expect.poll(() => entry.innerText()).toContain('Entered by staff');
    expect(await entry.innerText()).toContain(STAFF.email.split('@')[0]);
  });
});
