// npm run backup -- <folder>: backs up database and photos into a new folder there, while the server runs.
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { backupCommand } = await readyModule('src/server/commands/backupCommands.ts');
process.exitCode = await backupCommand(process.argv.slice(2), process.env, inProject());
