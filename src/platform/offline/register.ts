import { settings } from '../settings';
import { isPicture, isPublicAnswer, PAGE_TYPE, workerAddress } from './kept';

/**
 * Has the site kept for when there is no line. What this visit has loaded already was not seen by the
 * worker: it is told of it. Rejects where workers are refused; the site is then as it was before.
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
        url.href.startsWith(`${location.origin}/assets/`) ||
        isPicture(url, places) ||
        isPublicAnswer(new Request(url), url, places),
    );
  const page = [location.href, { headers: { accept: PAGE_TYPE } }] as const;
  active.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [page, ...new Set(loaded.map(({ href }) => href))] },
  });
}
