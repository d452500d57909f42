import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openClient, startApi } from './apiServer';

type Api = Awaited<ReturnType<typeof startApi>>;
type Client = Awaited<ReturnType<typeof openClient>>;

let api: Api;
let client: Client;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  client = await openClient(api.base);
  client.beginSession('a-token', { id: '1', email: 'staff@example.com' });
});

const WAYS = {
  call: () => client.call('GET', 'client/anything/'),
  upload: () => client.upload('client/anything/', new FormData()),
};
type Way = keyof typeof WAYS;

const failure = (way: Way) =>
  WAYS[way]().then(
    () => undefined,
    (error: unknown) => error,
  );

const SERVER_ERROR = {
  open: true,
  kind: 'error',
  text: 'Server error, please try again',
  timeout: 3000,
};
const REFUSAL = {
  errors: [
    { name: 'email', message: 'already <i>used</i>' },
    { name: '', message: 'Stop' },
  ],
};
const FULL = { errors: [{ name: '', message: 'Try again in an hour', code: 'full' }] };
const BUSY = { errors: [{ name: '', message: 'Try again in a minute', code: 'busy' }] };
const OVERLOADED = { errors: [{ name: '', message: 'Try again', code: 'overloaded' }] };
const PAIRS = {
  open: true,
  kind: 'error',
  text: '<b><bdi>email</bdi></b>: <bdi>already <i>used</i></bdi><br><bdi>Stop</bdi>',
  timeout: 0,
};

describe.each<Way>(['call', 'upload'])('a failed %s', (way) => {
  it.each<[status: number, body: unknown, notice: object]>([
    [400, REFUSAL, PAIRS],
    [403, REFUSAL, PAIRS],
    [404, {}, { ...PAIRS, text: 'The server did not accept the request (404)' }],
    [409, REFUSAL, PAIRS],
    [422, REFUSAL, PAIRS],
    [422, { email: ['taken'] }, { ...PAIRS, text: '<b><bdi>email</bdi></b>: <bdi>taken</bdi>' }],
    [422, { email: ['Enter your Email'] }, { ...PAIRS, text: '<bdi>Enter your Email</bdi>' }],
    [429, REFUSAL, PAIRS],
    [499, REFUSAL, PAIRS],
    [500, REFUSAL, SERVER_ERROR],
    [503, undefined, SERVER_ERROR],
    [503, REFUSAL, SERVER_ERROR],
    [503, BUSY, { ...PAIRS, text: '<bdi>Try again in a minute</bdi>' }],
    [503, OVERLOADED, { ...PAIRS, text: '<bdi>Try again</bdi>' }],
    [503, FULL, { ...PAIRS, text: '<bdi>Try again in an hour</bdi>' }],
  ])('with %d tells the visitor and is passed on', async (status, body, notice) => {
    api.respond({ status, body });
    expect(await failure(way)).toMatchObject({ name: 'ApiError', status });
    expect(client.useSnackbar.getState()).toEqual(notice);
    expect(client.sessionToken()).toBe('a-token');
  });

  it('a 401 logs out without a message and is passed on', async () => {
    api.respond({ status: 401, body: REFUSAL });
    expect(await failure(way)).toMatchObject({ name: 'ApiError', status: 401 });
    expect(client.useSnackbar.getState().open).toBe(false);
    expect(client.sessionToken()).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('a 401 ends no later session, and does not hide that the last one ended', async () => {
    api.respond(async () => {
      client.beginSession('new', { id: '1', email: 'staff@example.com' });
      return { status: 401 };
    });
    await failure(way);
    expect(client.sessionToken()).toBe('new');
    api.respond(async () => {
      client.endedBy('expired');
      return { status: 401 };
    });
    await failure(way);
    expect(client.useEndReason.getState()).toEqual({ reason: 'expired' });
  });

  it('a refusal with a page of HTML shows none of it', async () => {
    api.respond({ status: 413, raw: '<!doctype html><title>Too large</title>' });
    expect(await failure(way)).toMatchObject({ status: 413, errors: [] });
    expect(client.useSnackbar.getState().text).toBe('The server did not accept the request (413)');
  });

  it('a call without an answer is a server error', async () => {
    client = await openClient('http://127.0.0.1:9/api/');
    expect(await failure(way)).toMatchObject({ name: 'ApiError', status: undefined, errors: [] });
    expect(client.useSnackbar.getState()).toEqual(SERVER_ERROR);
  });

  it('tells which issues the body held', async () => {
    api.respond({ status: 422, body: REFUSAL });
    expect(await failure(way)).toMatchObject({ errors: REFUSAL.errors });
  });
});

describe('an abort by the caller', () => {
  it.each<[when: string, way: (signal: AbortSignal) => Promise<unknown>]>([
    ['of a call', (signal) => client.call('GET', 'client/anything/', { signal })],
    ['of an upload', (signal) => client.upload('client/anything/', new FormData(), { signal })],
  ])('%s is no failure', async (_, way) => {
    const leave = new AbortController();
    api.respond(async () => {
      leave.abort();
      return { status: 500 };
    });
    await expect(way(leave.signal)).rejects.toHaveProperty('name', 'AbortError');
    await expect(way(leave.signal)).rejects.toHaveProperty('name', 'AbortError');
    expect(client.useSnackbar.getState().open).toBe(false);
  });
});
