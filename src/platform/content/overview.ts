import { imageIn, listIn, recordIn } from './reading';
import { isSaid, toWords, type Words } from './words';

/** What staff say about a service: a text, and a card for each thing that is required. */
export interface Overview {
  readonly text: Words;
  readonly requirements: readonly Requirement[];
}

interface Requirement {
  readonly title: Words;
  /** An address, if there is a photo. */
  readonly photo?: string;
}

/** The overview in an answer. What is missing is empty: content is never a reason to fail. */
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
