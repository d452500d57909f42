import { hash, verify } from './hashThreads';
import { createRequire } from 'node:module';
import type * as Passwords from '@zxcvbn-ts/language-common';
import { type PasswordIssue, ruleIssue } from '../../definition/validate/passwordRule';
import { isStorable } from '../http/storableText';

/** 19 MiB and three passes: more than 20 ms on a fast machine. The package's default algorithm is argon2id. */
const COST = { memoryCost: 19 * 1024, timeCost: 3, parallelism: 1 };

/**
 * Returns the normal form in which a password is hashed (RFC 8265, OpaqueString): keyboards write the same letter as
 * one character or as two, and a space as one that does not break.
 */
export const plainPassword = (password: string): string =>
  password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC');

export const hashPassword = (password: string): Promise<string> =>
  hash(plainPassword(password), COST);

/** No password has this hash. It is compared with where there is no account, which takes as long as a wrong password. */
const NOBODY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Verifies a password.
 * @param passwordHash undefined if there is no such account: returns false after the same work
 */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  // Version 1.0 hashed passwords as they were typed.
  for (const form of new Set([plainPassword(password), password])) {
    const matches = await verify(passwordHash ?? NOBODY, form);
    if (matches && passwordHash !== undefined) return true;
  }
  return false;
}

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

const LONGEST = 320;

/** Normalises an e-mail address: case and Unicode spelling make no difference between accounts. */
export const plainEmail = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** Invisible characters and direction marks, with which two addresses could look alike. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Returns whether a normalised address can belong to an account. A local one needs no dot. */
export const isEmail = (plain: string): boolean =>
  plain.length <= LONGEST &&
  isStorable(plain) &&
  !UNSEEN.test(plain) &&
  /^[^\s@]+@[^\s@]+$/u.test(plain);
