import { randomInt } from 'node:crypto';

/** Digits and letters that are not confused on paper or on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns a reference for the visitor: RG-7K3M-2QXD. Random, so that it reveals nothing about other applications.
 */
export function newReference(): string {
  const four = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `RG-${four()}-${four()}`;
}
