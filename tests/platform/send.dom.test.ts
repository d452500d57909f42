// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Submission } from '../../src/engine/ports';
import { openClient, startApi } from './apiServer';

let api: Awaited<ReturnType<typeof startApi>>;
let client: Awaited<ReturnType<typeof openClient>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
afterEach(() => vi.unstubAllGlobals());
beforeEach(async () => {
  api.requests.length = 0;
  api.respond({ status: 201, body: { reference: 'RG-7K3M-2QXD' } });
  client = await openClient(api.base);
});

const file = { file: new Blob(['photo'], { type: 'image/jpeg' }), name: 'پاسپۆرت.jpg' };
const common = {
  key: 'the-key',
  language: 'ku',
  quiet: false,
  isDoubtful: false,
  onProgress: () => {},
} as const;
const BODIES = {
  json: {
    ...common,
    request: { path: 'client/a/', encoding: 'json', json: { firstName: 'دانا', parent: null } },
    files: new Map(),
  },
  multipart: {
    ...common,
    request: {
      path: 'client/b/',
      encoding: 'multipart',
      parts: [
        { name: 'firstName', text: 'دانا' },
        { name: 'photos', file: 'token' },
      ],
    },
    files: new Map([['token', file]]),
  },
} satisfies Record<string, Submission>;
type Encoding = keyof typeof BODIES;

const label = (name: string) => (name === 'firstName' ? 'ناوی یەکەم' : name);
const send = (encoding: Encoding) => client.postSubmission(BODIES[encoding], label);

describe.each<Encoding>(['json', 'multipart'])('an application as %s', (encoding) => {
  it('is sent once, with its key and its language', async () => {
    expect(await send(encoding)).toEqual({ kind: 'sent', reference: 'RG-7K3M-2QXD' });
    expect(api.requests).toHaveLength(1);
    const [request] = api.requests;
    expect(request?.method).toBe('POST');
    expect(request?.url).toBe(`/api/${BODIES[encoding].request.path}`);
    expect(request?.headers).toMatchObject({
      'idempotency-key': 'the-key',
      'content-language': 'ckb',
    });
    expect(request?.body).toContain('دانا');
  });

  it.each<[response: object]>([[{}], [{ reference: 7 }], [{ id: 3 }]])(
    'is sent as well if the answer is %o',
    async (body) => {
      api.respond({ status: 200, body });
      expect(await send(encoding)).toEqual({ kind: 'sent', reference: undefined });
    },
  );

  it.each<[status: number, body: object, issues: object[]]>([
    [
      422,
      { errors: [{ name: 'firstName', message: 'x', code: 'maxLength', limit: 5 }] },
      [{ path: 'firstName', code: 'maxLength', limit: 5 }],
    ],
    [
      422,
      { errors: [{ name: 'firstName', message: 'never seen', code: 'madeUp' }] },
      [{ path: 'firstName', message: 'never seen' }],
    ],
    [400, { firstName: ['too short'] }, [{ path: 'firstName', message: 'too short' }]],
    [413, { errors: [{ name: '', message: 'Too large' }] }, [{ path: '', message: 'Too large' }]],
    [409, { errors: [{ name: '', message: 'Other key' }] }, [{ path: '', message: 'Other key' }]],
  ])('is refused with %d %o', async (status, body, issues) => {
    api.respond({ status, body });
    expect(await send(encoding)).toEqual({ kind: 'refused', issues });
  });

  it.each<[status: number, body?: object]>([
    [401, { errors: [{ name: '', message: 'x' }] }],
    [403, { errors: [{ name: '', message: 'x' }] }],
    [404],
    [422],
    [429, { errors: [{ name: '', message: 'Slow down' }] }],
    [500, { errors: [{ name: 'firstName', message: 'x' }] }],
    [503],
  ])('may be sent again after %d', async (status, body) => {
    api.respond({ status, body });
    await expect(send(encoding)).rejects.toHaveProperty('status', status);
  });

  it('is sent again with the work that the server asks for, without a notice', async () => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('crypto', webcrypto);
    const task = { challenge: 'a.b.c', bits: 4 };
    api.respond(({ headers }) =>
      'form-proof' in headers
        ? { status: 201, body: { reference: 'RG-7K3M-2QXD' } }
        : { status: 429, body: { errors: [], proof: task } },
    );
    const outcome = await client.postSubmission({ ...BODIES[encoding], isDoubtful: true }, label);
    expect(outcome).toEqual({ kind: 'sent', reference: 'RG-7K3M-2QXD' });
    const [first, second] = api.requests;
    expect(api.requests).toHaveLength(2);
    expect(first?.headers).toMatchObject({ 'form-doubt': '1', 'idempotency-key': 'the-key' });
    expect(first?.headers).not.toHaveProperty('form-proof');
    expect(second?.headers['form-proof']).toMatch(/^a\.b\.c\.\d+$/u);
    expect(second?.headers['idempotency-key']).toBe('the-key');
    expect(client.useSnackbar.getState().open).toBe(false);
  });

  it('is refused with a notice where the page cannot do the work', async () => {
    vi.stubGlobal('isSecureContext', false);
    const errors = [{ name: '', message: 'Too many', code: 'tooMany' }];
    api.respond({ status: 429, body: { errors, proof: { challenge: 'a.b.c', bits: 4 } } });
    await expect(send(encoding)).rejects.toHaveProperty('status', 429);
    expect(api.requests).toHaveLength(1);
    expect(client.useSnackbar.getState().open).toBe(true);
  });

  it.each([false, true])(
    'tells that no server answers, with a notice unless quiet (%s)',
    async (quiet) => {
      const cut = await openClient('http://127.0.0.1:1/api/');
      const outcome = await cut.postSubmission({ ...BODIES[encoding], quiet }, label);
      expect(outcome).toEqual({ kind: 'unreachable' });
      expect(cut.useSnackbar.getState().open).toBe(!quiet);
      api.respond({ status: 422, body: { firstName: 'x' } });
      await client.postSubmission({ ...BODIES[encoding], quiet: true }, label);
      expect(client.useSnackbar.getState().open).toBe(true);
    },
  );

  it('calls fields in the notice what the form calls them', async () => {
    api.respond({ status: 422, body: { firstName: 'بەتاڵە' } });
    await send(encoding);
    expect(client.useSnackbar.getState().text).toContain('ناوی یەکەم');
  });
});

describe('an upload', () => {
  it('has a part for each text and each file, by the name of its field', async () => {
    await send('multipart');
    const [request] = api.requests;
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/u);
    expect(request?.body).toMatch(/name="firstName"\r\n\r\nدانا\r\n/u);
    expect(request?.body).toMatch(/name="photos"; filename="پاسپۆرت.jpg"/u);
  });

  it('tells how far it is, and ends with all of it', async () => {
    const shares: number[] = [];
    const onProgress = (share: number) => void shares.push(share);
    await client.postSubmission({ ...BODIES.multipart, onProgress }, label);
    expect(shares.at(-1)).toBe(1);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  it('is not sent without a photo that it names', async () => {
    const lost = { ...BODIES.multipart, files: new Map<string, never>() };
    await expect(client.postSubmission(lost, label)).rejects.toThrow('photos');
    expect(api.requests).toEqual([]);
  });
});
