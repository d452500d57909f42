import { randomInt } from 'node:crypto';

/** Digits and letters that nobody mixes up, on paper or on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What the visitor quotes: RG-7K3M-2QXD. Random, so that it tells nothing about other applications. */
export function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `RG-${four()}-${four()}`;
}
