import { LANGUAGES, type Text } from '../../definition/model/text';
import { LANGUAGE_FACTS } from '../../definition/language/languageFacts';

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
export const refusedResponse = (): Response =>
  new Response(refused(), { status: STATUS, headers: { 'content-type': 'application/json' } });

/** Replaces XMLHttpRequest, with which photos are uploaded because it reports progress. */
export class RefusedUpload extends XMLHttpRequest {
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
