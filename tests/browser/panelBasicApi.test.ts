import { afterAll, beforeAll, expect, it } from 'vitest';
import ticket from '../../schemas/content/ticket.json';
import carrent from '../../schemas/services/carrent.json';
import { startStandIn } from '../basicApi/standIn';
import { expectAccessible } from './accessibility';
import { newPage, screenshot } from './harness';
import { enter, PANEL } from './panelStaff';
import { photo } from './photo';
import { allowProblems } from './problems';
import { type RunningServer, STAFF, startServer } from './server';

const application = (id: number, firstName: string) => ({
  ...carrent.sample,
  id,
  firstName,
  photos: ['uploads/licence.jpg', 'uploads/passport.jpg'],
});
const [flight] = ticket.samples;

let agency: Awaited<ReturnType<typeof startStandIn>>;
let server: RunningServer;
beforeAll(async () => {
  const user = { id: 3, email: STAFF.email, name: 'Shilan' };
  agency = await startStandIn({
    user,
    picture: await photo('papers'),
    records: {
      car_rental_application: [application(41, 'Zhilwan'), application(42, 'Shvan')],
      ticket: [{ ...flight, id: 7, photo: 'uploads/istanbul.jpg' }],
      user: [user],
    },
  });
  server = await startServer('.', { API_BASE: agency.base });
});
afterAll(async () => {
  await server.stop();
  await agency.stop();
});

it('works with a server that has only the calls of the specification', async () => {
  const page = await newPage({ origin: server.baseUrl });
  await page.goto(`${PANEL}/home`);
  await enter(page);
  allowProblems(page, new RegExp(`^request: ${agency.origin}/`, 'u'));
  const pages = page.getByRole('navigation', { name: 'Pages' });
  expect(await pages.getByRole('link', { name: /Inbox|Audit/u }).count()).toBe(0);
  await expectAccessible(page);

  // Applications: listed, searched, read with their photos.
  await page.getByRole('main').getByRole('link', { name: 'Car rental' }).click();
  const rows = page.getByRole('table', { name: 'Applications' }).getByRole('link');
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByLabel('Name, phone, e-mail, passport').fill('zhil');
  await expect.poll(() => rows.count()).toBe(1);
  await screenshot(page, 'papers applications');
  await rows.first().click();
  await page.getByText(carrent.sample.carType.name.name[2]!).first().waitFor();
  await expect.poll(() => page.locator('.ap-sheet img').count()).toBe(2);
  expect(await page.getByRole('button', { name: /Delete|unread/u }).count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Handling' }).count()).toBe(0);
  await screenshot(page, 'papers application');
  await expectAccessible(page);

  // Content: updated by form data, a picture with it.
  await pages.getByRole('link', { name: 'Tickets' }).click();
  await page.getByRole('tab', { name: ticket.title[2]! }).click();
  await page.getByRole('table').getByRole('link').first().click();
  const from = page.getByRole('textbox', { name: 'From, English' });
  await from.fill('Hewler');
  // A single picture has no button to add one beside it.
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'new.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo('papers'),
    });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => agency.writes.length).toBe(1);
  expect(agency.writes[0]).toMatchObject({
    call: 'PUT ticket/7',
    fields: { photo: 'new.jpg', fromAirport: flight?.fromAirport },
  });
  expect(agency.writes[0]?.fields.fromDestination).toContain('"Hewler"');

  // Accounts, alike.
  await pages.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('table', { name: 'Users' }).getByRole('link').first().click();
  await page.getByLabel('Name', { exact: true }).fill('Shilan Omer');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect.poll(() => agency.writes.length).toBe(2);
  expect(agency.writes[1]).toMatchObject({ call: 'PUT user/3', fields: { name: 'Shilan Omer' } });

  expect(agency.strangers).toEqual([]);
});
