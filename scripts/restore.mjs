// npm run restore -- [--check] <backup>: puts back what npm run backup made.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const { module } = await runnerImport(resolve(here, 'backup/restore.ts'), {
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.main(process.argv.slice(2), process.env, resolve(here, '..'));
