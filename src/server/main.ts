import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Command } from './base/command';
import { AS_DOCUMENT_WORKER, AS_PHOTO_WORKER } from './photos/worker';

/** `node dist/server/main.js <command>`: what an installation without the sources needs; no command starts the server. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  backup: async () => (await import('./commands/backupCommands')).backupCommand,
  restore: async () => (await import('./commands/backupCommands')).restoreCommand,
  account: async () => (await import('./commands/accountCommand')).accountCommand,
  contract: async () => (await import('./commands/contractCommand')).contractCommand,
  upgrade: async () => (await import('./commands/upgradeCommand')).upgradeCommand,
  ready: async () => (await import('./upgrade/readyCommand')).readyCommand,
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const [name = '', ...args] = process.argv.slice(2);

// Imported dynamically, so that each process loads only what it needs.
if (name === AS_PHOTO_WORKER || name === AS_DOCUMENT_WORKER) {
  const { runAsWorker } = await import('./photos/runAsWorker');
  runAsWorker(name);
} else if (name === '') {
  const { versionInstead } = await import('./upgrade/versionInstead');
  const { dataDirOf } = await import('./serverSettings');
  const { refuseStart } = await import('./operatorError');
  const dataDir = dataDirOf(process.env, root);
  const old = await versionInstead(dataDir, resolve(root)).catch((error: unknown) =>
    refuseStart(error, console.error),
  );
  if (old === undefined) {
    const { start } = await import('./start');
    await start({ root, main: fileURLToPath(import.meta.url), terminal: console });
  } else {
    console.error(`This version did not work after an upgrade. The one before runs: ${old}`);
    const { mainOf } = await import('./upgrade/releases');
    await import(/* @vite-ignore */ pathToFileURL(mainOf(old)).href);
  }
} else {
  const command = Object.hasOwn(COMMANDS, name) ? await COMMANDS[name]?.() : undefined;
  if (!command) console.error(`The commands are ${Object.keys(COMMANDS).join(', ')}.`);
  process.exitCode = command ? await command(args, process.env, root) : 2;
}
