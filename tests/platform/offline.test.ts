import { describe, expect, it } from 'vitest';
import {
  isPicture,
  isPublicCall,
  isPublicPage,
  PAGE_TYPE,
  type WorkerSettings,
  workerSettings,
  mayKeepPage,
  unlessFailed,
  withoutFragment,
  workerAddress,
} from '../../src/platform/offline/cachedRequests';

const SITE = 'http://site.example';
const HERE: WorkerSettings = { api: `${SITE}/api/`, panel: '/8d_001pass' };
const ELSEWHERE: WorkerSettings = { ...HERE, api: 'https://api.example/v1/' };

const requestOf = (path: string, init: RequestInit = {}) => {
  const url = new URL(path, SITE);
  return { url, request: new Request(url, init) };
};
const page = { headers: { accept: PAGE_TYPE } };
const bearer = { headers: { authorization: 'Bearer 1' } };

it.each([HERE, ELSEWHERE])('the worker reads in its address what it was told: %j', (places) => {
  expect(workerSettings(new URL(workerAddress(places), SITE))).toEqual(places);
});

describe('pages that are kept', () => {
  it.each([
    ['/', page, true],
    ['/services/residency?lang=ku', page, true],
    ['/8d_001passage', page, true],
    ['/services/residency', {}, false],
    ['/services/residency', { ...page, method: 'POST' }, false],
    ['/8d_001pass', page, false],
    ['/8d_001pass/home/inbox', page, false],
    ['/blog/draft?preview=1&lang=ku', page, false],
    ['/api/client/get_blog/', page, false],
    ['/brand/share.jpg', page, false],
  ] as const)('%s asked with %j: %s', (path, init, isKept) => {
    const { request, url } = requestOf(path, init);
    expect(isPublicPage(request, url, HERE)).toBe(isKept);
  });
});

describe('answers that are kept', () => {
  it.each([
    [HERE, '/api/client/get_blog/?perPage=6', {}, true],
    [HERE, '/api/client/residency/', { method: 'POST' }, false],
    [HERE, '/api/client/get_blog/', bearer, false],
    [HERE, '/api/client/geo/', {}, false],
    [HERE, '/api/application/', bearer, false],
    [HERE, '/api/application/', {}, false],
    [HERE, '/api/photo/1/', {}, false],
    [HERE, '/api/me/', {}, false],
    [ELSEWHERE, 'https://api.example/v1/client/get_blog/', {}, true],
    [ELSEWHERE, '/api/client/get_blog/', {}, false],
  ] as const)('of %j: %s asked with %j: %s', (places, path, init, isKept) => {
    const { request, url } = requestOf(path, init);
    expect(isPublicCall(request, url, places)).toBe(isKept);
  });
});

it.each([
  ['/content/blogs/a.svg', true],
  ['/api/content_photo/1.webp', true],
  ['/api/photo/1/', false],
  ['/assets/content/a.js', false],
])('whether the picture %s is kept: %s', (path, isKept) => {
  expect(isPicture(new URL(path, SITE), HERE)).toBe(isKept);
});

it('takes the answer of a server that fails for none, and any other as it is', () => {
  for (const status of [200, 304, 404, 429]) expect(unlessFailed({ status })).toEqual({ status });
  for (const status of [500, 502, 503]) expect(() => unlessFailed({ status })).toThrow();
});

it('keeps no page that the server forbids to store, and no secret of a link in an address', () => {
  const page = (status: number, cacheControl: string) =>
    mayKeepPage({ status, headers: new Headers({ 'cache-control': cacheControl }) });
  expect([page(200, 'no-cache'), page(404, 'no-cache'), page(200, 'no-store')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(withoutFragment({ url: `${SITE}/status?lang=en#secret` })).toBe(`${SITE}/status?lang=en`);
});
