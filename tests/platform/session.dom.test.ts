import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../requirements/figure';
import { type ReceivedRequest, openClient, startApi } from './apiServer';

let api: Awaited<ReturnType<typeof startApi>>;
let client: Awaited<ReturnType<typeof openClient>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/login/': { access_token: 'fresh' },
  '/api/me/': { id: 7, email: 'staff@example.com' },
  '/api/logout/': {},
};
const ordinary = ({ url }: ReceivedRequest) => ({
  status: url in ANSWERS ? 200 : 404,
  body: ANSWERS[url],
});

beforeEach(async () => {
  api.requests.length = 0;
  api.respond(ordinary);
  client = await openClient(api.base);
});

const kept = () => JSON.parse(localStorage.getItem('rega-session') ?? '{}') as unknown;
const logIn = () => client.logIn('staff@example.com', 'correct horse');
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});
const openTab = async () => void open.push(await client.openPanelTab());
const nextAsked = () =>
  new Promise<ReceivedRequest>((resolve) => {
    api.respond((request) => {
      resolve(request);
      return { status: 200, body: {} };
    });
  });
const requests = () => api.requests.map(({ url, headers }) => [url, headers.authorization]);

describe('logging in', () => {
  it('opens the session once the current user is known, and keeps nothing else', async () => {
    await logIn();
    expect(requests()).toEqual([
      ['/api/login/', undefined],
      ['/api/me/', 'Bearer fresh'],
    ]);
    expect(JSON.parse(api.requests[0]?.body ?? '')).toEqual({
      email: 'staff@example.com',
      password: 'correct horse',
    });
    expect(client.sessionToken()).toBe('fresh');
    const user = { id: '7', email: 'staff@example.com' };
    expect(kept()).toMatchObject({ state: { token: 'fresh', user, duration: client.SESSION_MS } });
    expect(Object.keys(localStorage)).toEqual(['rega-session']);
    expect(JSON.stringify(localStorage)).not.toContain('correct horse');
  });

  it.each<[issue: string, url: string, response: { status: number; body?: unknown }]>([
    ['a wrong password', '/api/login/', { status: 401 }],
    ['no token', '/api/login/', { status: 200, body: {} }],
    ['no current user', '/api/me/', { status: 500 }],
  ])('with %s opens none', async (_, url, response) => {
    api.respond((request) => (request.url === url ? response : ordinary(request)));
    await expect(logIn()).rejects.toThrow();
    expect(client.sessionToken()).toBeUndefined();
    expect(JSON.stringify(localStorage)).not.toContain('fresh');
  });
});

describe('a session', proves('R18'), () => {
  it('is empty again after logging out, here and in storage, and the server is notified', async () => {
    await logIn();
    await client.logOut();
    expect(client.sessionToken()).toBeUndefined();
    expect(client.useSession.getState()).toEqual({});
    expect(localStorage.length).toBe(0);
    expect(requests().at(-1)).toEqual(['/api/logout/', 'Bearer fresh']);
  });

  it('is over here even if the server could not be told', async () => {
    await logIn();
    api.respond({ status: 500 });
    await expect(client.logOut()).rejects.toHaveProperty('status', 500);
    expect(localStorage.length).toBe(0);
  });

  it('is left, and not ended, when the page is left, and resumed by the next page', async () => {
    await openTab();
    await logIn();
    const told = nextAsked();
    dispatchEvent(new Event('pagehide'));
    expect(kept()).toMatchObject({ state: { token: 'fresh', duration: 0 } });
    const { url, headers } = await told;
    expect([url, headers.authorization]).toEqual(['/api/session_leave/', 'Bearer fresh']);
    api.requests.length = 0;
    api.respond({ status: 200, body: {} });
    await openTab();
    expect(requests()).toEqual([['/api/session_resume/', 'Bearer fresh']]);
    expect(kept()).toMatchObject({ state: { token: 'fresh', duration: client.SESSION_MS } });
  });

  it('has ended if it was left too long ago, and the next page says why', async () => {
    await logIn();
    client.announceLeaving(true);
    api.respond({ status: 401 });
    await openTab();
    expect(client.sessionToken()).toBeUndefined();
    expect(localStorage.length).toBe(0);
    expect(client.useEndReason.getState()).toEqual({ reason: 'left' });
  });

  it('is not touched by a page that only shows the site', async () => {
    await logIn();
    api.requests.length = 0;
    dispatchEvent(new Event('pagehide'));
    expect(kept()).toMatchObject({ state: { duration: client.SESSION_MS } });
    // Whatever the leaving had sent would have come before this.
    await client.call('GET', 'me/');
    expect(requests()).toEqual([['/api/me/', 'Bearer fresh']]);
  });

  it('leaves no trace of somebody who leaves without one', async () => {
    await openTab();
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.length).toBe(0);
    await client.call('GET', 'me/');
    expect(requests()).toEqual([['/api/me/', undefined]]);
  });

  it('begins and ends in a browser that forbids even to speak of storage', async () => {
    vi.resetModules();
    const forbidden = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const store = await import('../../src/platform/api/sessionStore');
    store.beginSession('fresh', { id: '7', email: 'staff@example.com' });
    expect(store.sessionToken()).toBe('fresh');
    store.clearSession();
    expect(store.sessionToken()).toBeUndefined();
    forbidden.mockRestore();
  });

  it('ends if a call is refused with 401', async () => {
    await logIn();
    api.respond({ status: 401 });
    await client.call('GET', 'driven_licence_application/').catch(() => undefined);
    expect(client.sessionToken()).toBeUndefined();
    expect(localStorage.length).toBe(0);
    expect(client.useEndReason.getState()).toEqual({ reason: 'expired' });
    await logIn().catch(() => undefined);
    expect(client.useEndReason.getState()).toEqual({});
  });
});
