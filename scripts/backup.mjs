// npm run backup -- <folder>: backs up database and photos into a new folder there, while the server runs.
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { main } = await readyModule('scripts/backup/backup.ts');
process.exitCode = await main(process.argv.slice(2), process.env, inProject());
