// npm run restore -- [--check] <backup>: puts back what npm run backup made.
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { main } = await readyModule('scripts/backup/restore.ts');
process.exitCode = await main(process.argv.slice(2), process.env, inProject());
