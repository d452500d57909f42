import { buffer } from 'node:stream/consumers';
import type { Download, Locator, Page } from 'playwright-core';
import { isString } from '../../src/definition/model/field';
import { isFiles } from '../../src/definition/model/types/table';
import type { Service } from '../../src/definition/model/service';
import type { Values } from '../../src/definition/model/values';
import { widgetOf } from '../../src/definition/model/widget';
import { type CurrentUser, type Session, SESSION_MS } from '../../src/platform/api/sessionStore';
import { HOSTILE } from '../platform/hostileTexts';
import { sampleRequest, services } from '../server/submit/submission';
import { newPage } from './harness';
import { whenCleared } from './pagePool';
import { type RunningServer, STAFF } from './server';
import type { StaffApi } from './staff';

/** The panel's path (docs/requirements.md, P7). */
export const PANEL = '/8d_001pass';

interface PanelOptions {
  readonly width?: number;
  readonly height?: number;
  readonly who?: typeof STAFF;
  readonly isOld?: boolean;
}

/**
 * Opens a page of the panel for somebody of the staff who has logged in before. The session is stored as the login form
 * stores it: with the form itself, which other tests prove, a visit costs half as much again.
 */
export async function openPanel(
  origin: string,
  path: string,
  { who, ...size }: PanelOptions = {},
): Promise<Page> {
  return enterPanel(await newPage({ origin, ...size }), origin, path, who);
}

/** Opens a page of the panel, as openPanel does, on a new page that shows nothing of it so far. */
export async function enterPanel(
  page: Page,
  origin: string,
  path: string,
  who = STAFF,
): Promise<Page> {
  const state = await beginSession(origin, who);
  const stored = JSON.stringify({ state, version: 0 });
  await page.evaluate((text) => (localStorage['rega-session'] = text), stored);
  await page.goto(`${PANEL}/${path}`);
  await page.locator('#panel-main').waitFor();
  return page;
}

/** Logs in by the API. Each page has a session of its own, since a page that is left ends its session. */
async function beginSession(origin: string, who: typeof STAFF): Promise<Session> {
  const login = await fetch(`${origin}/api/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(who),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const user = (await (await fetch(`${origin}/api/me/`, { headers })).json()) as CurrentUser;
  return { token, user, duration: SESSION_MS };
}

/** Shows a page as on paper, until the test ends. By the protocol: after Playwright's call it could not be used again. */
export async function showOnPaper(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  whenCleared(page, () => session.detach());
  await session.send('Emulation.setEmulatedMedia', { media: 'print' });
}

/** Logs in where the panel asks for it. */
export async function enter(page: Page, { email, password } = STAFF): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.locator('#panel-main').waitFor();
}

/** Confirms what was just pressed in the dialog that asks for the own password. */
export async function confirm(page: Page, password = STAFF.password): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm with your password' });
  await dialog.getByRole('textbox', { name: 'Your own password' }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** What the browser saved, and under which name. */
export async function saved(page: Page, press: () => Promise<void>): Promise<[string, Buffer]> {
  const waiting: Promise<Download> = page.waitForEvent('download');
  await press();
  const download = await waiting;
  return [download.suggestedFilename(), await buffer(await download.createReadStream())];
}

/** An application as the staff's list shows it. */
export interface Sent {
  readonly id: string;
  readonly reference: string;
}

/** Sends a service's sample, changed, as a visitor with the language of a tag does. */
export async function sendSample(
  { baseUrl }: Pick<RunningServer, 'baseUrl'>,
  staff: StaffApi,
  service: Service,
  tag: string,
  change?: (values: Values) => Values,
): Promise<Sent> {
  const asked = { 'content-language': tag };
  const { url, headers, payload } = await sampleRequest(service, asked, change);
  const body = typeof payload === 'string' ? payload : new Uint8Array(payload);
  const answer = await fetch(`${baseUrl}${url}`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(await answer.text());
  const { reference } = (await answer.json()) as { reference: string };
  const { data } = await staff.get<{ data: Sent[] }>(`application/?search=${reference}`);
  return data.find((line) => line.reference === reference)!;
}

/** Sends the sample of each service, as sendSample does; returns the applications by the ids of the services. */
export async function sendEach(
  server: Pick<RunningServer, 'baseUrl'>,
  staff: StaffApi,
  tag: string,
): Promise<ReadonlyMap<string, Sent>> {
  const sent = new Map<string, Sent>();
  for (const service of services) {
    sent.set(service.id, await sendSample(server, staff, service, tag));
  }
  return sent;
}

export const photoField = ({ form }: Service): string =>
  Object.keys(form.properties).find((name) => isFiles(form.properties[name]!))!;

/** Takes photos, and names that a search can find. */
export const withPhotos: Service = services.find(
  (service) =>
    photoField(service) && 'surname' in service.form.properties && service.given === undefined,
)!;

/** Chooses the value of a property of an application, by its name. */
export async function pickIn(property: Locator, name: string): Promise<void> {
  await property.click();
  await property.page().getByRole('menuitemradio').filter({ hasText: name }).click();
}

/** Presses what stands behind the three dots of an application. */
export async function pressMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

export const SURNAME = 'Zebari\u202Egnp';
const PHONE_NUMBER = '+964 770 999 8877';

/** Every text that is not checked is one that would act if it were shown as HTML; and three photos. */
export function hostile(values: Values): Values {
  const texts = Object.entries(withPhotos.form.properties).filter(
    ([, field]) => isString(field) && widgetOf(field) === 'text' && field.pattern === undefined,
  );
  const acting = texts.map(([name, field], index) => {
    const longest = ('maxLength' in field && field.maxLength) || 100;
    return [name, `هێرۆ ${HOSTILE[index * 5] ?? '<b>'}`.slice(0, longest)];
  });
  return {
    ...values,
    ...(Object.fromEntries(acting) as Values),
    surname: SURNAME,
    phoneNumber: PHONE_NUMBER,
    [photoField(withPhotos)]: ['a', 'b', 'c'],
  };
}

/** In the page: ends its session on the server, of which the page knows nothing. */
export async function endSession(): Promise<void> {
  const kept = JSON.parse(localStorage['rega-session'] as string) as { state: { token: string } };
  await fetch('/api/logout/', { headers: { Authorization: `Bearer ${kept.state.token}` } });
}
