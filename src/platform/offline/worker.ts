/*
 * The service worker: serves the site offline from the cache. It caches public data only: no staff
 * call, no page of the panel and no uploaded photo.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { files } from 'virtual:offline';
import {
  isForEver,
  isPicture,
  isPublicCall,
  isPublicPage,
  mayKeepPage,
  workerSettings,
  withoutFragment,
  unlessFailed,
} from './cachedRequests';
import { SHELL_URL } from './offlineShell';

interface WorkerScope {
  readonly location: Location;
  addEventListener(
    type: 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

declare const self: WorkerScope;

const DAY = 24 * 60 * 60;
/** Seconds after which the cached page is shown instead of waiting for the network. */
const PATIENCE = 4;
const PAGES = 'rega-pages-';

const places = workerSettings(self.location);
/** Pages reference the files of their build, so each build has its own cache. */
const pages = PAGES + (files.find(({ url }) => url === SHELL_URL)?.revision ?? '');

const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true });

const working: WorkboxPlugin = { fetchDidSucceed: async ({ response }) => unlessFailed(response) };

const keptPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => withoutFragment(request),
  cacheWillUpdate: async ({ response }) => (mayKeepPage(response) ? response : null),
};

// A new version waits until the last page of the old one is closed, so no open form is interrupted.
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute([...files]);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isForEver(url),
  new CacheFirst({ cacheName: 'rega-assets', plugins: [atMost(300, 60)] }),
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isPublicPage(request, url, places),
  new NetworkFirst({
    cacheName: pages,
    networkTimeoutSeconds: PATIENCE,
    matchOptions: { ignoreVary: true },
    plugins: [
      working,
      keptPage,
      atMost(40, 30),
      { handlerDidError: () => matchPrecache(SHELL_URL) },
    ],
  }),
);
registerRoute(
  ({ request, url }) => isPublicCall(request, url, places),
  new NetworkFirst({ cacheName: 'rega-answers', plugins: [working, atMost(200, 30)] }),
);
registerRoute(
  ({ url }) => isPicture(url, places),
  new CacheFirst({ cacheName: 'rega-pictures', plugins: [atMost(80, 30)] }),
);

self.addEventListener('activate', (event) => event.waitUntil(dropOtherPages()));

async function dropOtherPages(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PAGES) && name !== pages);
  await Promise.all(others.map((name) => caches.delete(name)));
}
