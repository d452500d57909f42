// Checks schemas/ and locales/: node scripts/check.mjs [folder]. Exits with code 1 if there is any
// error.
import { resolve } from 'node:path';
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { main } = await readyModule('scripts/check/main.ts');
process.exitCode = main(resolve(process.argv[2] ?? inProject()));
