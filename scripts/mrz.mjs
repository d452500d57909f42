// npm run mrz -- glyphs | train | evaluate [count [first]] | read <picture ...> | measure: makes and measures what reads passports.
// docs/passport-reader.md says how, and what was measured.
import { findChromium } from './setup/chromium.mjs';
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { main } = await readyModule('scripts/mrz/main.ts');
await main(process.argv.slice(2), { inProject, findChromium, say: console.log });
