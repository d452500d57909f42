/*
 * Preview script, served only inside the panel's frame and executed before the site. The site
 * behaves as for a visitor, with storage in memory and an API that returns the draft and accepts no
 * writes.
 */
import { CONTENT_CHANGED } from '../content/contentChanged';
import { settings } from '../readPageSettings';
import { draftedFetch } from './previewFetch';
import { memoryStorage } from './memoryStorage';
import { isPreviewDraft, LISTENING, type PreviewDraft } from './previewMessages';
import { LANGUAGES, type Text } from '../../definition/model/text';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';
import { keepWithin } from './navigationGuard';

/** Not in locales, because this script runs before the site's translations load. */
const SAID: Text = [
  'ئەمە تەنها نموونەی پیشاندانە: هیچ شتێک نەنێردرا.',
  'هذه معاينة فقط: لم يُرسل شيء.',
  'This is only a preview: nothing was sent.',
];

const STATUS = 403;

function refused(): string {
  const here = LANGUAGES.findIndex(
    (language) => LANGUAGE_FACTS[language].tag === document.documentElement.lang,
  );
  return JSON.stringify({ errors: [{ name: '', message: SAID[here] ?? SAID[2] }] });
}

/** Returns the response to any call that would change data. */
const refusedResponse = (): Response =>
  new Response(refused(), { status: STATUS, headers: { 'content-type': 'application/json' } });

/** Replaces XMLHttpRequest, with which photos are uploaded because it reports progress. */
class RefusedUpload extends XMLHttpRequest {
  override send(): void {
    Object.defineProperties(this, {
      status: { value: STATUS },
      responseText: { value: refused() },
    });
    queueMicrotask(() => {
      for (const event of ['load', 'loadend']) this.dispatchEvent(new ProgressEvent(event));
    });
  }
}

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
    refusal: refusedResponse,
  });
  navigator.sendBeacon = () => true;
  keepWithin(window);
}

/** Returns a function that resolves to the panel's latest message; the page is notified of each change. */
function heard(): () => Promise<PreviewDraft> {
  let tell: (said: PreviewDraft) => void = () => undefined;
  let last = new Promise<PreviewDraft>((resolve) => (tell = resolve));
  let isFirst = true;
  addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== parent || !isPreviewDraft(data)) return;
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
