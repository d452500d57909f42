// npm run import -- cities <GeoNames cities file> [<alternate names file>]
// npm run import -- airports <OurAirports CSV file>
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const { module } = await runnerImport(resolve(here, 'import/main.ts'), {
  configFile: false,
  logLevel: 'error',
});
process.exitCode = await module.main(process.argv.slice(2), process.env, resolve(here, '..'));
