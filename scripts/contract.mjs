// npm run contract -- --base <base URL of the API> [--token <bearer>] [--write]
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { main } = await readyModule('scripts/contract/main.ts');
process.exitCode = await main(process.argv.slice(2), inProject());
