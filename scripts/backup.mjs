// npm run backup -- <folder>: database and photos into a new folder there, while the server runs.
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const { module } = await runnerImport(resolve(here, 'backup/backup.ts'), {
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.main(process.argv.slice(2), process.env, resolve(here, '..'));
