import { settings } from '../readPageSettings';
import {
  isForEver,
  isPicture,
  isPublicCall,
  PAGE_TYPE,
  type WorkerSettings,
  workerAddress,
} from './cachedRequests';

/**
 * Registers the service worker and has it cache what this visit has loaded before the worker could
 * intercept it. Rejects if the browser refuses service workers; the site works without.
 */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  const places = { api: new URL(settings.apiBase, location.href).href, panel: settings.panelPath };
  let controlledAt = Infinity;
  serviceWorker.addEventListener(
    'controllerchange',
    () => {
      controlledAt = performance.now();
    },
    { once: true },
  );
  await serviceWorker.register(workerAddress(places));
  const { active } = await serviceWorker.ready;
  if (!isFirst || !active) return;
  let page: readonly unknown[] = [[location.href, { headers: { accept: PAGE_TYPE } }]];
  // Also what is still loading when the worker takes over.
  new PerformanceObserver((list) => {
    const loaded = list
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < controlledAt)
      .map(({ name }) => new URL(name))
      .filter((url) => isCached(url, places));
    const urlsToCache = [...new Set(loaded.map(({ href }) => href)), ...page];
    page = [];
    if (urlsToCache.length > 0)
      active.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  }).observe({ type: 'resource', buffered: true });
}

const isCached = (url: URL, places: WorkerSettings): boolean =>
  (url.origin === location.origin && isForEver(url)) ||
  isPicture(url, places) ||
  isPublicCall(new Request(url), url, places);
