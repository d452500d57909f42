// npm run import -- cities <GeoNames cities file> [<alternate names file>]
// npm run import -- airports <OurAirports CSV file>
// npm run import -- addresses <address file in MaxMind's format>
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { main } = await readyModule('scripts/import/main.ts');
process.exitCode = await main(process.argv.slice(2), process.env, inProject());
