// npm run restore -- [--check] <backup>: restores a backup of npm run backup.
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { restoreCommand } = await readyModule('src/server/commands/backupCommands.ts');
process.exitCode = await restoreCommand(process.argv.slice(2), process.env, inProject());
