import { hash, verify } from './hashThreads';

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
