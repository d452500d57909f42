import { randomBytes } from 'node:crypto';
import { auditOf } from '../audit/audit';
import { hashPassword, plainEmail } from '../auth/passwords';
import { readServerSettings, SettingsError } from '../serverSettings';
import { isToBeMade, openStorage } from '../storeId/openStorage';
import type { Storage } from '../storage/storage';
import { type Command, parsed } from '../base/command';

const OPTIONS = {
  'new-password': { type: 'boolean', default: false },
  'no-second-factor': { type: 'boolean', default: false },
} as const;

export const accountCommand: Command = {
  about: 'lets somebody in again whom no colleague can help',
  usage: (
    call,
  ) => `${call} <e-mail> --new-password        gives the account a password, which is printed once
${call} <e-mail> --no-second-factor    removes its second factor, such as after a lost phone
Both end its sessions. The server may run.`,
  async run(args, environment, root) {
    const [[email = ''], values] = parsed(args, [1, 1], OPTIONS);
    if (!Object.values(values).includes(true)) return undefined;
    const settings = readServerSettings(environment, root);
    if (isToBeMade(settings)) throw new SettingsError([`No database in ${settings.dataDir}`]);
    const storage = await openStorage(settings, ({ message }) => console.error(message));
    try {
      return await change(storage, plainEmail(email), values);
    } finally {
      await storage.close();
    }
  },
};

async function change(
  storage: Storage,
  email: string,
  asked: Readonly<Record<keyof typeof OPTIONS, boolean>>,
): Promise<number> {
  const account = await storage.staff.byEmail(email);
  if (!account) {
    console.error(`No account that may log in has the address ${email}`);
    return 1;
  }
  const ports = { storage, log: console };
  if (asked['no-second-factor']) {
    const removed = await storage.secondFactors.remove(account.id);
    if (removed) await auditOf(ports, '', 'factorReset', email);
    console.log(
      removed ? `${email} logs in without a code now.` : `${email} had no second factor.`,
    );
  }
  if (asked['new-password']) {
    const password = randomBytes(18).toString('base64url');
    await storage.staff.setPassword(account.id, await hashPassword(password));
    await auditOf(ports, '', 'passwordReset', email);
    console.log(`The new password of ${email}, shown only now: ${password}`);
  }
  return 0;
}
