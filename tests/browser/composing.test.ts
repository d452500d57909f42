import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessibility';
import { newPage } from './harness';
import { openPanel } from './panelStaff';
import { type RunningServer, startServer } from './server';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer('.', { DEMO: '0' });
});
afterAll(() => server.stop());

describe('a member of staff', () => {
  it('makes a service, reads what is missing, publishes it, and changes it', async () => {
    const page = await openPanel(server.baseUrl, 'home/composing', { width: 1280, height: 900 });
    await page.getByRole('button', { name: 'New service' }).click();
    const name = page.getByRole('dialog').getByRole('group');
    await name.getByLabel('English').fill('Student visa');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create the draft' }).click();
    await page.getByRole('heading', { level: 1, name: 'Student visa' }).waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Kurdish missing').first().waitFor();
    const publish = dialog.getByRole('button', { name: 'Publish', exact: true });
    expect(await publish.isDisabled()).toBe(true);
    const without = dialog.getByLabel('Publish without these texts.');
    await without.check();
    expect(await publish.isEnabled()).toBe(true);
    await without.uncheck();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('tab', { name: 'Page', exact: true }).click();
    const title = page.getByRole('group', { name: 'Name', exact: true });
    await title.getByLabel('Kurdish').fill('ڤیزای خوێندکار');
    await title.getByLabel('Arabic').fill('تأشيرة طالب');
    await title.getByLabel('English').focus();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('On the site').waitFor();

    await page.getByRole('tab', { name: 'Process' }).click();
    await page.getByLabel('Days after which applications are erased').fill('90');
    await page.getByRole('checkbox', { name: 'Surname' }).first().click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await dialog.getByText('After how many days applications are erased changes.').waitFor();
    await dialog.getByText('The columns of the list change.').waitFor();
    await expectAccessible(page);

    const visitor = await newPage({ origin: server.baseUrl });
    await visitor.goto('/services/student-visa');
    await visitor.getByRole('heading', { name: 'Student visa' }).first().waitFor();
  });
});
