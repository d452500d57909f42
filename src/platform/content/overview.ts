import { imageIn, listIn, recordIn } from './readResponse';
import { hasText, toTranslatedText, type TranslatedText } from './translatedText';

/** What staff write about a service: a text, and a card for each requirement. */
export interface Overview {
  readonly text: TranslatedText;
  /** Each with the URL of its photo, if there is one. */
  readonly requirements: readonly {
    readonly title: TranslatedText;
    readonly photo: string | undefined;
  }[];
}

/** Returns the overview in a response. Missing parts are empty, because incomplete content must not break a page. */
export function toOverview(response: unknown): Overview {
  const { overview, requirements } = recordIn(response);
  return {
    text: toTranslatedText(overview),
    requirements: listIn(requirements)
      .map(({ title, photo }) => ({ title: toTranslatedText(title), photo: imageIn(photo) }))
      .filter(({ title }) => hasText(title)),
  };
}
