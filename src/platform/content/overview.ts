import * as read from './read';
import { hasText } from './translatedText';

/** What staff write about a service: a text, and a card for each requirement. */
export type Overview = Readonly<ReturnType<typeof toOverview>>;

/** Returns the overview in a response. Missing parts are empty, because incomplete content must not break a page. */
export function toOverview(response: unknown) {
  const { overview, requirements } = read.record(response);
  return {
    text: read.translated(overview),
    requirements: read
      .list(requirements)
      .map(({ title, photo }) => ({ title: read.translated(title), photo: read.image(photo) }))
      .filter(({ title }) => hasText(title)),
  };
}
