import { settings } from '../settings';
import { isForEver, isPicture, isPublicCall, PAGE_TYPE, workerAddress } from './cachedRequests';

/**
 * Registers the service worker and has it cache what this visit has already loaded, which it could
 * not intercept. Rejects if the browser refuses service workers; the site works without.
 */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  const places = { api: new URL(settings.apiBase, location.href).href, panel: settings.panelPath };
  await serviceWorker.register(workerAddress(places));
  const { active } = await serviceWorker.ready;
  if (!isFirst || !active) return;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      (url) =>
        (url.origin === location.origin && isForEver(url)) ||
        isPicture(url, places) ||
        isPublicCall(new Request(url), url, places),
    );
  const page = [location.href, { headers: { accept: PAGE_TYPE } }] as const;
  active.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [page, ...new Set(loaded.map(({ href }) => href))] },
  });
}
