// npm run <command> -- …: runs a command of the program (src/server/commands) from the sources; `-- --help` describes it.
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { commandCalled } = await readyModule('src/server/commands/commands.ts');
process.exitCode = await commandCalled(
  process.env.npm_lifecycle_event ?? 'help',
  process.argv.slice(2),
  process.env,
  inProject(),
);
