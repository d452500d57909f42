import { pick, type Text } from '../model/text';
import type { Values } from '../model/values';
import { bodyOf, elementColumns, textOf } from './elements';
import type { QuestionSection } from '../model/section';

/** The types of elements (docs/requirements.md, P26). */
export const TYPES = {
  text: 1,
  number: 2,
  date: 3,
  country: 4,
  city: 5,
  list: 6,
  yesNo: 7,
  choice: 8,
} as const;

export type ElementType = (typeof TYPES)[keyof typeof TYPES];

/** An element as a field of the form. */
export interface Question {
  readonly name: string;
  /** Undefined: unknown, or not allowed here. */
  readonly type: ElementType | undefined;
  readonly label: Text | undefined;
  readonly element: Values;
  /** The name of the list's field, if there is a list; for elType 6 the element's own name. */
  readonly rows: string | undefined;
  readonly columns: readonly Question[];
}

/**
 * Returns the questions of each section. Field names are derived from the question, not from its
 * position, so that a draft remains valid when staff add or move a question; a question that occurs
 * in several sections also has its section's title in its name.
 */
export function questionsOf(
  sections: readonly QuestionSection[],
): readonly (readonly Question[])[] {
  const asked = sections.map((section) => bodyOf(section).map((element) => toAsked(element)));
  const times = new Map<string, number>();
  for (const { key } of asked.flat()) times.set(key, (times.get(key) ?? 0) + 1);
  const taken = new Map<string, number>();
  return asked.map((elements, index) => {
    const title = inEnglish(textOf(sections[index]?.title));
    return elements.map((one) => {
      const isRepeated = (times.get(one.key) ?? 0) > 1;
      return toQuestion(one, uniqueName(one, isRepeated ? title : '', taken));
    });
  });
}

interface Asked extends Pick<Question, 'type' | 'label' | 'element'> {
  readonly key: string;
}

const KNOWN: ReadonlySet<number> = new Set(Object.values(TYPES));
const LISTS: ReadonlySet<number | undefined> = new Set([TYPES.list, TYPES.yesNo]);

function toAsked(element: Values, isColumn = false): Asked {
  const label = textOf(element.elLable);
  const given = Number(element.elType);
  const isRight = KNOWN.has(given) && !(isColumn && LISTS.has(given));
  const key = JSON.stringify([Number.isNaN(given) ? 0 : given, inEnglish(label)]);
  return { key, label, element, type: isRight ? (given as ElementType) : undefined };
}

function toQuestion({ type, label, element }: Asked, name: string): Question {
  const columns = LISTS.has(type) ? columnQuestions(elementColumns(element)) : [];
  const rows = columns.length === 0 ? undefined : type === TYPES.list ? name : `${name}_list`;
  return { name, type, label, element, rows, columns };
}

function columnQuestions(elements: readonly Values[]): readonly Question[] {
  const taken = new Map<string, number>();
  return elements.map((element): Question => {
    const asked = toAsked(element, true);
    return toQuestion(asked, uniqueName(asked, '', taken));
  });
}

/** Returns a name that is not a number, contains no dot, and is not used in the service file. */
function uniqueName({ key, label }: Asked, title: string, taken: Map<string, number>): string {
  const name = `q_${slug(inEnglish(label))}_${hash(key + title)}`;
  const before = taken.get(name) ?? 0;
  taken.set(name, before + 1);
  return before === 0 ? name : `${name}_${before + 1}`;
}

/** Names are derived from one language, so that they do not depend on the reader's. */
const inEnglish = (words: Text | undefined): string => (words ? pick(words, 'en') : '');

const slug = (label: string): string =>
  label
    .toLowerCase()
    .slice(0, 24)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** FNV-1a, 32 bits: only to make names distinct. */
function hash(text: string): string {
  let bits = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  }
  return (bits >>> 0).toString(36);
}
