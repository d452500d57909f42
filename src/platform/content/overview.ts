import { imageIn, listIn, recordIn } from './reading';
import { isSaid, toWords, type Words } from './words';

/** What staff write about a service: a text, and a card for each requirement. */
export interface Overview {
  readonly text: Words;
  readonly requirements: readonly Requirement[];
}

interface Requirement {
  readonly title: Words;
  /** The URL of the photo, if there is one. */
  readonly photo?: string;
}

/**
 * Returns the overview in a response. Missing parts are empty, because incomplete content must not
 * break a page.
 */
export function toOverview(answer: unknown): Overview {
  const { overview, requirements } = recordIn(answer);
  return {
    text: toWords(overview),
    requirements: listIn(requirements)
      .map(toRequirement)
      .filter(({ title }) => isSaid(title)),
  };
}

function toRequirement({ title, photo }: Readonly<Record<string, unknown>>): Requirement {
  const address = imageIn(photo);
  return { title: toWords(title), ...(address !== undefined && { photo: address }) };
}
