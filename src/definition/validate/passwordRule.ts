import { lengthOf } from './lengthOf';

/** Counted in characters as people see them. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 1000;

/** Words that are guessed first. */
const KNOWN_WORDS = [
  'password passwort passw0rd p@ssw0rd p@ssword admin administrator root qwertyuiop',
  'asdfghjkl qwerty qwertz azerty asdfgh zxcvbn qazwsx 1q2w3e4r letmein welcome changeme',
  'change please secret default master login user guest test staff iloveyou monkey dragon',
  'football sunshine princess superman abcdef abc kurdistan hawler slemani iraq me my the',
  'is in it',
].flatMap((line) => line.split(' '));

const SEQUENCES = ['0123456789'.repeat(3), '9876543210'.repeat(3), 'abcdefghijklmnopqrstuvwxyz'];

const FEWEST_DIFFERENT = 5;
/** Characters that must remain when known words, digits and punctuation are removed. */
const FEWEST_OWN = 4;

export type PasswordIssue = 'tooShort' | 'tooLong' | 'known';

/** A shorter word of a name, such as "of", is no reason to refuse what contains it. */
const SHORTEST_WORD = 3;

/**
 * Validates a password; returns undefined if it is long enough and does not consist of common words. The server
 * also has a list of common passwords (server/auth/passwordIssue).
 * @param names of the agency, which are guessed first, too
 */
export function ruleIssue(
  password: string,
  names: readonly string[] = [],
): PasswordIssue | undefined {
  const length = lengthOf(password);
  if (length < SHORTEST_PASSWORD) return 'tooShort';
  if (length > LONGEST_PASSWORD) return 'tooLong';
  return isKnown(password.toLowerCase(), names) ? 'known' : undefined;
}

function isKnown(password: string, names: readonly string[]): boolean {
  if (new Set(password).size < FEWEST_DIFFERENT) return true;
  if (SEQUENCES.some((sequence) => sequence.includes(password))) return true;
  const own = [...KNOWN_WORDS, ...names.flatMap(wordsOf)]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ' '), password);
  // A long mixture of digits and punctuation contains no known word and needs no letters.
  if (own === password) return false;
  return own.replaceAll(/[^\p{L}]/gu, '').length < FEWEST_OWN && own.replaceAll(' ', '').length < 8;
}

/** Returns the words of a name, and the name in one word. */
function wordsOf(name: string): string[] {
  const words = name.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  return [words.join(''), ...words].filter((word) => word.length >= SHORTEST_WORD);
}
