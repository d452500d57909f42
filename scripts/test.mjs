// npm test: every check there is, in order. npm test -- <filter>: the tests whose path has it in it.
import { makeReady } from './setup/ready.mjs';
import { report } from './test/report.mjs';
import { STAGES, vitest } from './test/stages.mjs';
import { runStage } from './test/runStage.mjs';

const filters = process.argv.slice(2);

makeReady();
const stages = filters.length > 0 ? [vitest('tests', ...filters)] : STAGES;
const failed = stages.find((stage) => !runStage(stage));
report(failed ? stages.slice(0, stages.indexOf(failed) + 1) : stages, failed);
process.exit(failed ? 1 : 0);
