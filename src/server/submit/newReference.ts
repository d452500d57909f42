import { randomInt } from 'node:crypto';

/** Digits and letters that are not confused on paper or on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns a reference for the visitor, such as RG-7K3M-2QXD, with the agency's prefix. Random, so that it reveals nothing about other applications.
 */
export function newReference(prefix: string): string {
  const four = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${prefix}-${four()}-${four()}`;
}
