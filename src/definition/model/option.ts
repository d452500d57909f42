import type { Choice } from './field';
import { fold, foldMore } from './fold';

/** An option of a long list: its value, its label, and other names for it. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** In other languages and spellings; they are searched and never shown. */
  readonly also?: readonly string[];
  /** The heading above it. */
  readonly group?: string;
  /** The city that was searched for, which has no airport of its own. */
  readonly near?: string;
}

/**
 * Finds options by a text in any spelling; an empty text finds all. Order: the exact name, names
 * that begin with it, names with a word that begins with it, then labels that contain it; after these, in the same
 * order, what an Arabic keyboard cannot type.
 */
export function findOptions(options: readonly Option[], text: string): Option[] {
  const sought = fold(text);
  if (sought === '') return [...options];
  return options
    .map((option) => ({ option, rank: rankIn(namesOf(option), sought) }))
    .filter(({ rank }) => rank < 2 * NO_RANK)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

const NO_RANK = 4;

function rankIn(names: readonly string[], sought: string): number {
  const rank = rankOf(names, sought);
  return rank < NO_RANK ? rank : NO_RANK + rankOf(names.map(foldMore), foldMore(sought));
}

function rankOf(names: readonly string[], sought: string): number {
  if (names.includes(sought)) return 0;
  if (names.some((name) => name.startsWith(sought))) return 1;
  if (names.some((name) => name.includes(` ${sought}`))) return 2;
  return names[0]?.includes(sought) ? 3 : NO_RANK;
}

const namesOf = ({ label, also = [] }: Option): readonly string[] => [label, ...also].map(fold);

/** Returns the option that a text names exactly: by its label, or by another name that is unique. */
export function namedOption(options: readonly Option[], text: string): Option | undefined {
  const sought = fold(text);
  if (sought === '') return undefined;
  const shown = options.find(({ label }) => fold(label) === sought);
  if (shown) return shown;
  const named = options.filter((option) => namesOf(option).includes(sought));
  const more = foldMore(sought);
  const found =
    named.length > 0
      ? named
      : options.filter((option) => namesOf(option).some((name) => foldMore(name) === more));
  return found.length === 1 ? found[0] : undefined;
}

/** Returns the option of an answer: by its value, or by a name as in older answers. */
export const chosenOption = (options: readonly Option[], value: string): Option | undefined =>
  options.find((option) => option.value === value) ?? namedOption(options, value);

/** Returns the choices of a field that may be chosen with an answer to the one that narrows them. */
export const choicesUnder = <W>(
  choices: readonly Choice<W>[],
  answer: unknown,
): readonly Choice<W>[] =>
  answer === undefined
    ? choices
    : choices.filter(({ under }) => !under || under.some((one) => one === answer));
