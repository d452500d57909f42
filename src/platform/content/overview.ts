import { imageIn, listIn, recordIn } from './readResponse';
import { hasText, toTranslatedText, type TranslatedText } from './translatedText';

/** What staff write about a service: a text, and a card for each requirement. */
export interface Overview {
  readonly text: TranslatedText;
  readonly requirements: readonly Requirement[];
}

interface Requirement {
  readonly title: TranslatedText;
  /** The URL of the photo, if there is one. */
  readonly photo?: string;
}

/** Returns the overview in a response. Missing parts are empty, because incomplete content must not break a page. */
export function toOverview(response: unknown): Overview {
  const { overview, requirements } = recordIn(response);
  return {
    text: toTranslatedText(overview),
    requirements: listIn(requirements)
      .map(toRequirement)
      .filter(({ title }) => hasText(title)),
  };
}

function toRequirement({ title, photo }: Readonly<Record<string, unknown>>): Requirement {
  const address = imageIn(photo);
  return { title: toTranslatedText(title), ...(address !== undefined && { photo: address }) };
}
