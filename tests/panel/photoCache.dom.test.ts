import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPhotoCache } from '../../src/panel/applications/photos/photoCache';
import { useSnackbar } from '../../src/platform/snackbar/snackbarStore';
import { clearSession, beginSession } from '../../src/platform/api/sessionStore';

const PHOTOS = ['a1', 'b2'].map((id) => ({ id, name: `Photos ${id}`, file: `${id}.jpg` }));

const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  beginSession('secret', { id: '1', email: 'staff@example.com' });
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

const jpeg = () => Promise.resolve(new Response('jpeg'));
const missing = () => Promise.resolve(new Response('{}', { status: 404 }));

describe('the photos of an application', () => {
  it('are fetched with the bearer, and by no token in an address', async () => {
    fetched.mockImplementation(jpeg);
    const photoStore = createPhotoCache(PHOTOS);
    await photoStore.fetch();
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/api/photo/a1/',
      '/api/photo/b2/',
    ]);
    for (const [, { headers }] of fetched.mock.calls) {
      expect(new Headers(headers).get('authorization')).toBe('Bearer secret');
    }
    expect(photoStore.get('a1')?.name).toBe('Photos a1');
  });

  it('are not fetched again when others come beside them', async () => {
    fetched.mockImplementation(jpeg);
    const earlier = createPhotoCache(PHOTOS.slice(0, 1));
    await earlier.fetch();
    const photoStore = createPhotoCache(PHOTOS, earlier);
    expect(PHOTOS.map(({ id }) => photoStore.state(id))).toEqual(['there', 'coming']);
    await photoStore.fetch();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each(['b2', 'photo/b2/', 'photo/b2'])('are known as %s', async (token) => {
    fetched.mockImplementation(jpeg);
    const photoStore = createPhotoCache(PHOTOS);
    await photoStore.fetch();
    expect(photoStore.state(token)).toBe('there');
    expect(photoStore.get(token)?.name).toBe('Photos b2');
    expect(await photoStore.restore([token, 'c3'])).toEqual([token]);
  });

  it('are marked if they failed to load, and loaded by another request', async () => {
    fetched.mockImplementation((address) => (address.includes('a1') ? missing() : jpeg()));
    const photoStore = createPhotoCache(PHOTOS);
    const told = vi.fn();
    photoStore.subscribe(told);
    await photoStore.fetch();
    expect(PHOTOS.map(({ id }) => photoStore.state(id))).toEqual(['failed', 'there']);
    expect(told).toHaveBeenCalled();
    fetched.mockReset();
    fetched.mockImplementation(jpeg);
    await photoStore.fetch('a1');
    expect(photoStore.state('a1')).toBe('there');
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('have not failed if nobody waits for them any more', async () => {
    const leave = new AbortController();
    fetched.mockImplementation(() => {
      leave.abort();
      return Promise.reject(new DOMException('left', 'AbortError'));
    });
    const photoStore = createPhotoCache(PHOTOS);
    await photoStore.fetch(undefined, { signal: leave.signal });
    expect(PHOTOS.map(({ id }) => photoStore.state(id))).toEqual(['coming', 'coming']);
  });

  it('have small pictures, which are shown together, and none of a document', async () => {
    fetched.mockImplementation(async (address) =>
      address.includes('a1')
        ? new Response('jpeg', { headers: { 'content-type': 'image/jpeg' } })
        : new Response(new Blob([]), { headers: { 'content-type': 'application/pdf' } }),
    );
    const photoStore = createPhotoCache(PHOTOS);
    const told = vi.fn();
    photoStore.subscribe(told);
    await photoStore.small.fetch();
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      '/api/photo/a1/?size=small',
      '/api/photo/b2/?size=small',
    ]);
    expect(PHOTOS.map(({ id }) => photoStore.small.get(id))).toEqual([
      `data:image/jpeg;base64,${btoa('jpeg')}`,
      '',
    ]);
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(createPhotoCache(PHOTOS, photoStore).small.state('a1')).toBe('there');
    expect(photoStore.state('a1')).toBe('coming');
  });

  it('report small pictures that did not load in their places only', async () => {
    fetched.mockImplementation(missing);
    const notices = vi.fn();
    const end = useSnackbar.subscribe(notices);
    const photoStore = createPhotoCache(PHOTOS);
    await photoStore.small.fetch();
    fetched.mockImplementation(() => Promise.reject(new TypeError('offline')));
    await photoStore.small.fetch();
    expect(PHOTOS.map(({ id }) => photoStore.small.state(id))).toEqual(['failed', 'failed']);
    expect(notices).not.toHaveBeenCalled();
    end();
  });

  it('are not for anybody to add to', async () => {
    await expect(createPhotoCache(PHOTOS).add(new File([], 'a'))).rejects.toThrow('read only');
  });
});
