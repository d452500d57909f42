import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { proves } from '../requirements/figure';
import { type Asked, openClient, startApi } from './apiServer';

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
const ordinary = ({ url }: Asked) => ({ status: url in ANSWERS ? 200 : 404, body: ANSWERS[url] });

beforeEach(async () => {
  api.asked.length = 0;
  api.answer(ordinary);
  client = await openClient(api.base);
});

const kept = () => JSON.parse(localStorage.getItem('rega-session') ?? '{}') as unknown;
const logIn = () => client.logIn('staff@example.com', 'correct horse');
const asked = () => api.asked.map(({ url, headers }) => [url, headers.authorization]);

describe('logging in', () => {
  it('opens the session once the current user is known, and keeps nothing else', async () => {
    await logIn();
    expect(asked()).toEqual([
      ['/api/login/', undefined],
      ['/api/me/', 'Bearer fresh'],
    ]);
    expect(JSON.parse(api.asked[0]?.body ?? '')).toEqual({
      email: 'staff@example.com',
      password: 'correct horse',
    });
    expect(client.sessionToken()).toBe('fresh');
    const user = { id: '7', email: 'staff@example.com' };
    expect(kept()).toMatchObject({ state: { token: 'fresh', user, duration: client.SESSION_MS } });
    expect(Object.keys(localStorage)).toEqual(['rega-session']);
    expect(JSON.stringify(localStorage)).not.toContain('correct horse');
  });

  it.each<[fault: string, url: string, answer: { status: number; body?: unknown }]>([
    ['a wrong password', '/api/login/', { status: 401 }],
    ['no token', '/api/login/', { status: 200, body: {} }],
    ['no current user', '/api/me/', { status: 500 }],
  ])('with %s opens none', async (_, url, answer) => {
    api.answer((question) => (question.url === url ? answer : ordinary(question)));
    await expect(logIn()).rejects.toThrow();
    expect(client.sessionToken()).toBeUndefined();
    expect(JSON.stringify(localStorage)).not.toContain('fresh');
  });
});

describe('a session', proves('R18'), () => {
  it('is empty again after logging out, here and in storage, and the server is told', async () => {
    await logIn();
    await client.logOut();
    expect(client.sessionToken()).toBeUndefined();
    expect(client.useSession.getState()).toEqual({});
    expect(localStorage.length).toBe(0);
    expect(asked().at(-1)).toEqual(['/api/logout/', 'Bearer fresh']);
  });

  it('is over here even if the server could not be told', async () => {
    await logIn();
    api.answer({ status: 500 });
    await expect(client.logOut()).rejects.toHaveProperty('status', 500);
    expect(localStorage.length).toBe(0);
  });

  it('outlives nothing but the page: leaving stores a duration of 0 and logs out', async () => {
    client.endSessionOnUnload();
    await logIn();
    const told = new Promise<Asked>((resolve) => {
      api.answer((question) => {
        resolve(question);
        return { status: 200, body: {} };
      });
    });
    dispatchEvent(new Event('pagehide'));
    expect(client.sessionToken()).toBeUndefined();
    expect(kept()).toMatchObject({ state: { duration: 0 } });
    expect(JSON.stringify(kept())).not.toMatch(/fresh|staff/u);
    const { url, headers } = await told;
    expect([url, headers.authorization]).toEqual(['/api/logout/', 'Bearer fresh']);
  });

  it('leaves no trace of a visitor who leaves without one', async () => {
    client.endSessionOnUnload();
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.length).toBe(0);
    // Whatever the leaving had sent would have come before this.
    await client.call('GET', 'me/');
    expect(asked()).toEqual([['/api/me/', undefined]]);
  });

  it('begins and ends in a browser that forbids even to speak of storage', async () => {
    vi.resetModules();
    const forbidden = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const store = await import('../../src/platform/session/sessionStore');
    store.beginSession('fresh', { id: '7', email: 'staff@example.com' });
    expect(store.sessionToken()).toBe('fresh');
    store.clearSession();
    expect(store.sessionToken()).toBeUndefined();
    forbidden.mockRestore();
  });

  it('ends if a call is refused with 401', async () => {
    await logIn();
    api.answer({ status: 401 });
    await client.call('GET', 'driven_licence_application/').catch(() => undefined);
    expect(client.sessionToken()).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });
});
