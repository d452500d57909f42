import { type Command, runCommand } from '../base/command';
import { closest } from '../../lint/base/closest';

/** The commands of the program, in the order in which `help` lists them; each is loaded only to be run or listed. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  status: async () => (await import('./stateCommands')).statusCommand,
  'check-config': async () => (await import('./stateCommands')).checkConfigCommand,
  'test-mail': async () => (await import('./stateCommands')).testMailCommand,
  version: async () => (await import('./stateCommands')).versionCommand,
  backup: async () => (await import('./backupCommands')).backupCommand,
  verify: async () => (await import('./backupCommands')).verifyCommand,
  restore: async () => (await import('./backupCommands')).restoreCommand,
  upgrade: async () => (await import('./upgradeCommand')).upgradeCommand,
  account: async () => (await import('./accountCommand')).accountCommand,
  import: async () => (await import('./importCommand')).importCommand,
  contract: async () => (await import('./contractCommand')).contractCommand,
  ready: async () => (await import('../upgrade/readyCommand')).readyCommand,
};

/** Options by which other programs name the same. */
const ALIASES: Readonly<Record<string, string>> = { '--version': 'version', '--help': 'help' };

/**
 * Runs the command of a name.
 * @returns the exit code: 1 if it fails, 2 for an unknown command or invalid arguments
 */
export async function commandCalled(
  called: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
): Promise<number> {
  const name = Object.hasOwn(ALIASES, called) ? String(ALIASES[called]) : called;
  const command = Object.hasOwn(COMMANDS, name) ? await COMMANDS[name]?.() : undefined;
  if (command) return runCommand(name, command, args, environment, root);
  if (name === 'help') {
    console.log(await listed());
    return 0;
  }
  const meant = closest(name, Object.keys(COMMANDS));
  console.error(
    `There is no command ${name}${meant === undefined ? '' : `: did you mean ${meant}?`}`,
  );
  console.error(await listed());
  return 2;
}

async function listed(): Promise<string> {
  const lines = Object.entries(COMMANDS).map(async ([name, load]) => {
    return `  ${name.padEnd(14)}${(await load()).about}`;
  });
  return [
    'rega [start]           starts the server',
    'rega <command> --help  describes a command:',
    ...(await Promise.all(lines)),
  ].join('\n');
}
