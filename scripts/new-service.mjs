// npm run new-service -- <id> [--ku TITLE --ar TITLE --en TITLE] [--fields a,b] [--photos] [--yes]
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const { module } = await runnerImport(resolve(here, 'newService/main.ts'), {
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.main(process.argv.slice(2), resolve(here, '..'));
