import { isStorable } from '../http/storableText';

const LONGEST = 320;

/** An address as accounts are named by it: its spelling and case make no difference. */
export const plainEmail = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** What nobody sees, so that two addresses look alike, or changes how the rest reads. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Whether a plain address can be an account's. One within the house needs no dot. */
export const isEmail = (plain: string): boolean =>
  plain.length <= LONGEST &&
  isStorable(plain) &&
  !UNSEEN.test(plain) &&
  /^[^\s@]+@[^\s@]+$/u.test(plain);
