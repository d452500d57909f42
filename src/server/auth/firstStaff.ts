import { randomBytes, randomUUID } from 'node:crypto';
import type { ServerSettings } from '../serverSettings';
import type { Storage } from '../storage/storage';
import { hashPassword } from './passwords';

/** Creates the first staff account. Returns undefined if there is an account already, whatever the settings say. */
export async function makeFirstStaff(
  { staff }: Storage,
  { staffEmail, staffPassword }: Pick<ServerSettings, 'staffEmail' | 'staffPassword'>,
  now: Date,
) {
  if (await staff.any()) return undefined;
  const password = staffPassword ?? randomBytes(18).toString('base64url');
  const account = {
    id: randomUUID(),
    email: staffEmail,
    passwordHash: await hashPassword(password),
  };
  const added = await staff.addFirst(account, now.toISOString());
  if (!added) return undefined;
  return {
    email: staffEmail,
    /** Printed once, if it was generated here and not given in the settings. */
    madePassword: staffPassword === undefined ? password : undefined,
  };
}
