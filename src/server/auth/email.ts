import { isStorable } from '../http/storableText';

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
