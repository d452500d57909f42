// npm run mutants: applies known faults to a copy of the project, one at a time, and expects the tests to fail.
// npm run mutants -- <filter…> [--jobs 2]: only those with a filter in their id, area or file; in so many copies.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { copyProject, tryMutant, tryUnchanged } from './mutants/trial.mjs';
import { giveUp, inProject } from './setup/project.mjs';
import { makeReady } from './setup/ready.mjs';

const { values, positionals } = parseArgs({
  options: { jobs: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const jobs = Number(values.jobs);
if (!Number.isInteger(jobs) || jobs < 1) giveUp('--jobs takes a whole number, 1 or more.');

makeReady();
const read = (path) => readFileSync(inProject(path), 'utf8');
const mutants = JSON.parse(read('tests/mutants/mutants.json'));
const misfits = mutants.flatMap(({ id, file, find }) => {
  const count = read(file).split(find).length - 1;
  return count === 1 ? [] : [`${id}: its text occurs ${count} times in ${file}, not once`];
});
if (misfits.length > 0) giveUp(misfits.join('\n'));
const chosen = mutants.filter(
  ({ id, area, file }) =>
    positionals.length === 0 ||
    positionals.some((word) => [id, area, file].some((text) => text.includes(word))),
);
if (chosen.length === 0) giveUp('No fault matches the filter by its id, area or file.');

const trees = Array.from({ length: Math.min(jobs, chosen.length) }, copyProject);
const unchanged = await tryUnchanged(trees[0], chosen);
if (unchanged.state !== 'passed') {
  giveUp(`The tests must pass on the unchanged project:\n${unchanged.text}`);
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
      if (trial.text) console.log(trial.text.replaceAll(/^/gmu, '         '));
    }
  }),
);
console.log(`${found} of ${chosen.length} found`);
process.exit(found === chosen.length ? 0 : 1);

function seconds({ took }) {
  return `${(took / 1000).toFixed(1)} s`;
}
