// npm run restore -- [--check] <backup>: restores a backup of npm run backup.
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { main } = await readyModule('scripts/backup/restore.ts');
process.exitCode = await main(process.argv.slice(2), process.env, inProject());
