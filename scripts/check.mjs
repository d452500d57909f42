// Lints schemas/ and locales/: node scripts/check.mjs [folder]. Exit code 1 on any fault.
import { resolve } from 'node:path';
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { main } = await readyModule('scripts/check/main.ts');
process.exitCode = main(resolve(process.argv[2] ?? inProject()));
