// npm test: every check there is, in order. npm test -- <filter>: the tests whose path has it in it.
import { makeReady } from './setup/ready.mjs';
import { report } from './test/report.mjs';
import { forgetResults } from './test/results.mjs';
import { firstFailed } from './test/runStage.mjs';
import { LONG, QUICK_ROWS, vitest } from './test/stages.mjs';

const filters = process.argv.slice(2);

makeReady();
const long = filters.length > 0 ? [vitest('tests', ...filters)] : LONG;
const rows = filters.length > 0 ? [] : QUICK_ROWS;
forgetResults(long);
const quick = await Promise.all(rows.map(firstFailed));
const failed = quick.find(Boolean) ?? (await firstFailed(long));
report(long, failed);
process.exit(failed ? 1 : 0);
