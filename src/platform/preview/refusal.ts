import { LANGUAGES, type Text } from '../../definition/text';
import { LANGUAGE_FACTS } from '../../definition/languageFacts';

/** Here and not in locales, whose words this script would have to load before the site does. */
const SAID: Text = [
  'ئەمە تەنها نموونەی پیشاندانە: هیچ شتێک نەنێردرا.',
  'هذه معاينة فقط: لم يُرسل شيء.',
  'This is only a preview: nothing was sent.',
];

const STATUS = 403;

/** As the server says no, in the language on the screen. */
function refused(): string {
  const here = LANGUAGES.findIndex(
    (language) => LANGUAGE_FACTS[language].tag === document.documentElement.lang,
  );
  return JSON.stringify({ errors: [{ name: '', message: SAID[here] ?? SAID[2] }] });
}

/** The answer to whatever would change something. */
export const refusal = (): Response =>
  new Response(refused(), { status: STATUS, headers: { 'content-type': 'application/json' } });

/** Photos are sent by this instead of fetch, since it tells how far they are. */
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
