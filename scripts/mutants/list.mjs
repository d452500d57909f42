import { readFileSync } from 'node:fs';
import { inProject } from '../setup/project.mjs';

/** The faults, as tests/mutants/mutants.json lists them. */
export const readMutants = () =>
  JSON.parse(readFileSync(inProject('tests/mutants/mutants.json'), 'utf8'));

/** A line for each fault whose text does not stand in its file exactly once. */
export const misfits = (mutants) =>
  mutants.flatMap(({ id, file, find }) => {
    const count = readFileSync(inProject(file), 'utf8').split(find).length - 1;
    return count === 1 ? [] : [`${id}: its text stands ${count} times in ${file}, not once`];
  });
