/*
 * Runs before the site does, in the panel's frame only: a script of its own, which no visitor loads.
 * The site then believes itself to be a visitor's, in a browser that keeps nothing, at a server that
 * has the draft and takes nothing in.
 */
import { CONTENT_CHANGED } from '../content/contentChanged';
import { settings } from '../settings';
import { draftedFetch } from './answers';
import { memoryStorage } from './memoryStorage';
import { isRehearsal, LISTENING, type Rehearsal } from './message';
import { refusal, RefusedUpload } from './refusal';
import { keepWithin } from './ways';

if (parent !== window) rehearse();

function rehearse(): void {
  const replace = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { value, configurable: true });
  replace('localStorage', memoryStorage());
  replace('sessionStorage', memoryStorage());
  replace('indexedDB', undefined);
  replace('XMLHttpRequest', RefusedUpload);
  window.fetch = draftedFetch({
    base: new URL(settings.apiBase, location.href).href,
    fetch: window.fetch.bind(window),
    rehearsal: heard(),
    refusal,
  });
  keepWithin(window);
}

/** What the panel said last; the page is told whenever it says something else. */
function heard(): () => Promise<Rehearsal> {
  let tell: (said: Rehearsal) => void = () => undefined;
  let last = new Promise<Rehearsal>((resolve) => (tell = resolve));
  let isFirst = true;
  addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== parent || !isRehearsal(data)) return;
    if (isFirst) {
      isFirst = false;
      tell(data);
      return;
    }
    last = Promise.resolve(data);
    dispatchEvent(new Event(CONTENT_CHANGED));
  });
  parent.postMessage(LISTENING, location.origin);
  return () => last;
}
