import { readFileSync } from 'node:fs';
import { inProject } from '../setup/project.mjs';

/** Reads the faults in tests/mutants/mutants.json. */
export const readMutants = () =>
  JSON.parse(readFileSync(inProject('tests/mutants/mutants.json'), 'utf8'));

/** Returns a line for each fault whose text does not occur in its file exactly once. */
export const misfits = (mutants) =>
  mutants.flatMap(({ id, file, find }) => {
    const count = readFileSync(inProject(file), 'utf8').split(find).length - 1;
    return count === 1 ? [] : [`${id}: its text occurs ${count} times in ${file}, not once`];
  });
