import { randomBytes, randomUUID } from 'node:crypto';
import type { Settings } from '../settings';
import type { Storage } from '../storage/storage';
import { hashPassword } from './passwords';

export interface FirstStaff {
  readonly email: string;
  /** To be shown once, if it was made here and not by the settings. */
  readonly madePassword: string | undefined;
}

/** Makes the first staff account. Undefined if there is one already, whatever the settings say. */
export async function makeFirstStaff(
  { staff }: Storage,
  { staffEmail, staffPassword }: Pick<Settings, 'staffEmail' | 'staffPassword'>,
  now: Date,
): Promise<FirstStaff | undefined> {
  if (await staff.any()) return undefined;
  const password = staffPassword ?? randomBytes(18).toString('base64url');
  const account = {
    id: randomUUID(),
    email: staffEmail,
    passwordHash: await hashPassword(password),
  };
  const added = await staff.addFirst(account, now.toISOString());
  if (!added) return undefined;
  return { email: staffEmail, madePassword: staffPassword === undefined ? password : undefined };
}
