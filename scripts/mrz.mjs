// npm run mrz -- glyphs | train | evaluate [count [first]] | read <picture ...>: makes and measures what reads passports.
// docs/passport-reader.md says how, and what was measured.
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { main } = await readyModule('scripts/mrz/main.ts');
await main(process.argv.slice(2), { inProject, say: console.log });
