// npm run new-service -- <id> [--ku TITLE --ar TITLE --en TITLE] [--fields a,b] [--photos] [--yes]
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { main } = await readyModule('scripts/newService/main.ts');
process.exitCode = await main(process.argv.slice(2), inProject());
