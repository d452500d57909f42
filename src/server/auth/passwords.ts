import { hash, verify } from '@node-rs/argon2';

/** 19 MiB and three passes: more than 20 ms on a fast machine. The package's default algorithm is argon2id. */
const COST = { memoryCost: 19 * 1024, timeCost: 3, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Checked against where there is no account, so that a wrong name takes as long as a wrong password. */
const nobody = hashPassword('nobody has this password');

/** @param passwordHash undefined if there is no such account: then false, after the same work */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== undefined;
}
