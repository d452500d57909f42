import { hash, verify } from '@node-rs/argon2';

/** 19 MiB and three passes: more than 20 ms on a fast machine. The package's default algorithm is argon2id. */
const COST = { memoryCost: 19 * 1024, timeCost: 3, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Compared with where there is no account, so that an unknown name takes as long as a wrong password. */
const nobody = hashPassword('nobody has this password');

/**
 * Verifies a password.
 * @param passwordHash undefined if there is no such account: returns false after the same work
 */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== undefined;
}
