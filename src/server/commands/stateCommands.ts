import { access, constants } from 'node:fs/promises';
import { sql } from 'kysely';
import { withoutFixes } from '../base/lastFixes';
import type { Command } from '../base/command';
import { installationLines, versionIn } from '../installation';
import { mailFailure, sendTestMail } from '../mail/mailServer';
import { OperatorError, refusalOf } from '../operatorError';
import { scannerAt } from '../photos/scanner';
import { readServerSettings, type ServerSettings } from '../serverSettings';
import { fileOf, isToBeMade, openConnection } from '../storeId/openStorage';
import { readyCommand } from '../upgrade/readyCommand';

const NO_ARGUMENTS = (call: string): string => call;

export const versionCommand: Command = {
  about: 'prints the version',
  usage: NO_ARGUMENTS,
  async run(args, _, root) {
    if (args.length > 0) return undefined;
    console.log(await versionIn(root));
    return 0;
  },
};

export const statusCommand: Command = {
  about: 'prints what is installed, and whether the server is ready',
  usage: NO_ARGUMENTS,
  async run(args, environment, root) {
    if (args.length > 0) return undefined;
    await printInstallation(readServerSettings(environment, root));
    return readyCommand.run([], environment, root);
  },
};

/** Checks all settings, and what they name: database, folders, mail server, virus scanner. Writes nothing. */
export const checkConfigCommand: Command = {
  about: 'checks the settings, and whether what they name answers',
  usage: NO_ARGUMENTS,
  async run(args, environment, root) {
    if (args.length > 0) return undefined;
    const settings = readServerSettings(environment, root);
    await printInstallation(settings);
    const failures = await Promise.all(CHECKS.map(async (check) => check(settings)));
    for (const failure of failures) if (failure !== undefined) console.error(failure);
    return failures.every((failure) => failure === undefined) ? 0 : 1;
  },
};

export const testMailCommand: Command = {
  about: 'sends a message, to see whether e-mail works',
  usage: (call) => `${call} <e-mail>`,
  async run([to, ...more], environment, root) {
    if (to === undefined || more.length > 0) return undefined;
    const { mail } = readServerSettings(environment, root);
    if (!mail) throw new OperatorError('SMTP_URL is not set: no e-mail is sent');
    const failure = await sendTestMail(mail, to);
    if (failure !== undefined) throw new OperatorError(failure);
    console.log(`The mail server has accepted a message to ${to}`);
    return 0;
  },
};

async function printInstallation(settings: ServerSettings): Promise<void> {
  for (const line of await installationLines(settings)) console.log(line);
}

/** Each returns what is wrong; undefined if nothing is, or the settings do not name it. */
const CHECKS: readonly ((settings: ServerSettings) => Promise<string | undefined>)[] = [
  // SQLite is not opened: whoever opens it beside the server may be the one who closes it last.
  async ({ dataDir, databaseUrl }) =>
    databaseUrl !== undefined || isToBeMade({ dataDir, databaseUrl })
      ? undefined
      : reasonOf(access(String(fileOf({ dataDir, databaseUrl })), constants.R_OK | constants.W_OK)),
  async (settings) =>
    settings.databaseUrl === undefined ? undefined : reasonOf(askDatabase(settings)),
  async ({ mail }) => mail && mailFailure(mail.server),
  async ({ clamd }) => {
    if (!clamd) return undefined;
    const isUp = await scannerAt(clamd, { error: () => {}, warn: () => {} }).answers();
    return isUp ? undefined : 'The virus scanner of CLAMD_URL does not answer: is it running?';
  },
];

async function askDatabase(settings: ServerSettings): Promise<void> {
  const { db } = await openConnection(settings, () => undefined);
  try {
    const { rows } = await sql<{ version: string }>`
      select current_setting('server_version') as version
    `.execute(db);
    const old = withoutFixes('PostgreSQL', rows[0]?.version ?? '', new Date());
    if (old !== undefined) console.log(old);
  } finally {
    await db.destroy();
  }
}

const reasonOf = async (attempt: Promise<void>): Promise<string | undefined> =>
  attempt.then(
    () => undefined,
    (error: unknown) => refusalOf(error) ?? String(error),
  );
