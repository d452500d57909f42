// npm run contract -- --base <address of the calls> [--token <bearer>] [--write]
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const { module } = await runnerImport(resolve(here, 'contract/main.ts'), {
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.main(process.argv.slice(2), resolve(here, '..'));
