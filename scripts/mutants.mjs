// npm run mutants: applies known faults to a copy of the project, one at a time, and expects the tests to fail.
// npm run mutants -- <filter…> [--jobs 2]: only those with a filter in their id, area or file; in so many copies.
import { parseArgs } from 'node:util';
import { misfits, readMutants } from './mutants/list.mjs';
import { seconds, tryMutant, tryUnchanged } from './mutants/trial.mjs';
import { copyProject } from './mutants/workTree.mjs';
import { giveUp } from './setup/project.mjs';
import { makeReady } from './setup/ready.mjs';

const { values, positionals } = parseArgs({
  options: { jobs: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const jobs = Number(values.jobs);
if (!Number.isInteger(jobs) || jobs < 1) giveUp('--jobs takes a whole number, 1 or more.');

makeReady();
const faults = misfits(readMutants());
if (faults.length > 0) giveUp(faults.join('\n'));
const chosen = readMutants().filter(
  ({ id, area, file }) =>
    positionals.length === 0 ||
    positionals.some((word) => [id, area, file].some((text) => text.includes(word))),
);
if (chosen.length === 0) giveUp('No fault matches the filter by its id, area or file.');

const trees = Array.from({ length: Math.min(jobs, chosen.length) }, copyProject);
const unchanged = await tryUnchanged(trees[0], chosen);
if (unchanged.state !== 'passed') {
  giveUp(`The tests must pass on the unchanged project:\n${unchanged.words}`);
}
console.log(`The tests pass on the unchanged project (${seconds(unchanged)}).`);

const LABELS = { failed: 'found ', passed: 'MISSED', broken: 'ERROR ' };
const queue = [...chosen];
let found = 0;
await Promise.all(
  trees.map(async (tree) => {
    for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
      const trial = await tryMutant(tree, mutant);
      if (trial.state === 'failed') found += 1;
      console.log(`${LABELS[trial.state]} ${mutant.id} (${seconds(trial)}): ${mutant.name}`);
      if (trial.words) console.log(trial.words.replaceAll(/^/gmu, '         '));
    }
  }),
);
console.log(`${found} of ${chosen.length} found`);
process.exit(found === chosen.length ? 0 : 1);
