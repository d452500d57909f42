// npm run contract -- --base <base URL of the API> [--token=<bearer>] [--write]
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { contractCommand } = await readyModule('src/server/commands/contractCommand.ts');
process.exitCode = await contractCommand(process.argv.slice(2), process.env, inProject());
