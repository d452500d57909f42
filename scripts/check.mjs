// Lints schemas/ and locales/: node scripts/check.mjs [folder]. Exit code 1 on any fault.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(process.argv[2] ?? resolve(here, '..'));
const { module } = await runnerImport(resolve(here, 'check/main.ts'), {
  configFile: false,
  logLevel: 'error',
});
process.exitCode = module.main(root);
