import { hash, verify } from '@node-rs/argon2';

/** 19 MiB and three passes: more than 20 ms on a fast machine. The package's default algorithm is argon2id. */
const COST = { memoryCost: 19 * 1024, timeCost: 3, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

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
  const matches = await verify(passwordHash ?? NOBODY, password);
  return matches && passwordHash !== undefined;
}
