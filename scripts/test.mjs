// npm test: runs all checks. npm test -- <filter>: the tests whose path contains it. npm test -- --changed
// [commit]: the tests that a change since a commit (HEAD) can affect.
import { giveUp } from './setup/project.mjs';
import { makeReady } from './setup/ready.mjs';
import { affectedBrowserFiles } from './test/affected.mjs';
import { report } from './test/report.mjs';
import { forgetResults } from './test/results.mjs';
import { firstFailed } from './test/runStage.mjs';
import { changedSince, filtered, PHASES } from './test/stages.mjs';

makeReady();
const phases = phasesFor(process.argv.slice(2));
const withResults = phases.flat(2).filter(({ results }) => results);
forgetResults(withResults);
let failed;
for (const rows of phases) {
  failed = (await Promise.all(rows.map(firstFailed))).find(Boolean);
  if (failed) break;
}
report(withResults, failed);
process.exit(failed ? 1 : 0);

function phasesFor([first, ...rest]) {
  if (first === '--changed') {
    const [base = 'HEAD'] = rest;
    return changedSince(base, affectedBrowserFiles(base));
  }
  if (first === undefined) return PHASES;
  try {
    return filtered([first, ...rest]);
  } catch ({ message }) {
    return giveUp(message);
  }
}
