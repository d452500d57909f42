import { imageIn, listIn, recordIn } from './readResponse';
import { hasText, toTranslatedText } from './translatedText';

/** What staff write about a service: a text, and a card for each requirement. */
export type Overview = Readonly<ReturnType<typeof toOverview>>;

/** Returns the overview in a response. Missing parts are empty, because incomplete content must not break a page. */
export function toOverview(response: unknown) {
  const { overview, requirements } = recordIn(response);
  return {
    text: toTranslatedText(overview),
    requirements: listIn(requirements)
      .map(({ title, photo }) => ({ title: toTranslatedText(title), photo: imageIn(photo) }))
      .filter(({ title }) => hasText(title)),
  };
}
