import { type Language, LANGUAGES } from '../../definition/text';
import { call } from '../api/call';
import { addressOf } from '../api/callOptions';
import { contentCall } from './contentCalls';

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

/** A text by language, empty where it is not given. */
export type Words = Readonly<Record<Language, string>>;

/** Reads the overview of a content kind. Throws ApiError. */
export async function readOverview(content: string, signal: AbortSignal): Promise<Overview> {
  return toOverview(await call('GET', contentCall(content), { signal }));
}

/**
 * The overview in an answer: one record, a list of which the first counts, or either under `data`.
 * What is missing or of another shape is empty: content is never a reason to fail.
 */
export function toOverview(answer: unknown): Overview {
  const record = recordIn(answer);
  const requirements = Array.isArray(record.requirements) ? record.requirements : [];
  return {
    text: toWords(record.overview),
    requirements: requirements.map(toRequirement).filter(({ title }) => isSaid(title)),
  };
}

export const isSaid = (words: Words): boolean => LANGUAGES.some((language) => words[language]);

function recordIn(answer: unknown): Readonly<Record<string, unknown>> {
  const first: unknown = Array.isArray(answer) ? answer[0] : answer;
  if (typeof first !== 'object' || first === null) return {};
  return 'data' in first ? recordIn(first.data) : { ...first };
}

/** Lists hold the languages in their fixed order (paper 1, section 1). */
function toWords(value: unknown): Words {
  const given: readonly unknown[] = Array.isArray(value) ? value : LANGUAGES.map(() => value);
  const word = (index: number) => (typeof given[index] === 'string' ? given[index].trim() : '');
  return { ku: word(0), ar: word(1), en: word(2) };
}

function toRequirement(value: unknown): Requirement {
  const { title, photo } = recordIn(value);
  return { title: toWords(title), ...(isPhoto(photo) && { photo: photoAddress(photo) }) };
}

const isPhoto = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Photos are named by path under the base address, or by a whole address. */
const photoAddress = (photo: string): string =>
  /^(?:https?:\/)?\//u.test(photo) ? photo : addressOf(photo);
