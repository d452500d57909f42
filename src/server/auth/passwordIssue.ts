import { createRequire } from 'node:module';
import type * as Passwords from '@zxcvbn-ts/language-common';
import { type PasswordIssue, ruleIssue } from '../../definition/validate/passwordRule';

const load = createRequire(import.meta.url);
let loaded: ReadonlySet<string> | undefined;

/** Returns the passwords that appear most often in leaks, in lower case; unpacked when the first password is checked. */
function common(): ReadonlySet<string> {
  if (loaded === undefined) {
    const { dictionary } = load('@zxcvbn-ts/language-common') as typeof Passwords;
    loaded = new Set(Object.values(dictionary).flat());
  }
  return loaded;
}

/** A common password with more digits and signs around it than this is accepted. */
const MOST_AROUND = 8;

/**
 * Returns why a password is refused, or undefined.
 * @param names of the agency
 */
export function passwordIssue(
  password: string,
  names: readonly string[] = [],
): PasswordIssue | undefined {
  return ruleIssue(password, names) ?? (isCommon(password.toLowerCase()) ? 'known' : undefined);
}

function isCommon(password: string): boolean {
  const bare = password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const forms = [password, unleeted(password)];
  if (password.length - bare.length <= MOST_AROUND) forms.push(bare, unleeted(bare));
  return forms.some((form) => common().has(form) || isTwice(form));
}

/** Returns whether a text is the same common password twice. */
function isTwice(text: string): boolean {
  const half = text.slice(0, text.length / 2);
  return text === `${half}${half}` && common().has(half);
}

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const unleeted = (text: string): string =>
  text.replaceAll(/[013457@$!]/gu, (sign) => LETTERS[sign] ?? sign);
