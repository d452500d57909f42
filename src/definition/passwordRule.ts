import { lengthOf } from './lengthOf';

/** Characters, as a person counts them. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 1000;

/** What passwords are made of that are guessed first. */
const KNOWN_WORDS = [
  'password',
  'passwort',
  'passw0rd',
  'p@ssw0rd',
  'p@ssword',
  'admin',
  'administrator',
  'root',
  'qwertyuiop',
  'asdfghjkl',
  'qwerty',
  'qwertz',
  'azerty',
  'asdfgh',
  'zxcvbn',
  'qazwsx',
  '1q2w3e4r',
  'letmein',
  'welcome',
  'changeme',
  'change',
  'please',
  'secret',
  'default',
  'master',
  'login',
  'user',
  'guest',
  'test',
  'staff',
  'rega',
  'iloveyou',
  'monkey',
  'dragon',
  'football',
  'sunshine',
  'princess',
  'superman',
  'abcdef',
  'abc',
  'kurdistan',
  'hawler',
  'slemani',
  'iraq',
  'me',
  'my',
  'the',
  'is',
  'in',
  'it',
].toSorted((a, b) => b.length - a.length);

const SEQUENCES = ['0123456789'.repeat(3), '9876543210'.repeat(3), 'abcdefghijklmnopqrstuvwxyz'];

const FEWEST_DIFFERENT = 5;
/** What must be left when known words, digits and signs are taken out. */
const FEWEST_OWN = 4;

/** Why a password cannot be taken. */
export type PasswordFault = 'tooShort' | 'tooLong' | 'known';

/**
 * Undefined if the password is long enough and not made of what is guessed first. The server has a list
 * of common ones besides (server/auth/passwordFault).
 */
export function ruleFault(password: string): PasswordFault | undefined {
  const length = lengthOf(password);
  if (length < SHORTEST_PASSWORD) return 'tooShort';
  if (length > LONGEST_PASSWORD) return 'tooLong';
  return isKnown(password.toLowerCase()) ? 'known' : undefined;
}

function isKnown(password: string): boolean {
  if (new Set(password).size < FEWEST_DIFFERENT) return true;
  if (SEQUENCES.some((sequence) => sequence.includes(password))) return true;
  const own = KNOWN_WORDS.reduce((rest, word) => rest.replaceAll(word, ' '), password);
  // A long mixture of digits and signs is no known word; its own letters are not needed then.
  if (own === password) return false;
  return own.replaceAll(/[^\p{L}]/gu, '').length < FEWEST_OWN && own.replaceAll(' ', '').length < 8;
}
