import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../setup/project.mjs';

/** Returns the result of each test of a stage, as vitest wrote it, with its file. */
export function testsOf({ results }) {
  try {
    const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, file: relative(ROOT, name) })),
    );
  } catch {
    // A stage that was not reached or was interrupted has written no results, or incomplete ones.
    return [];
  }
}

/** Removes the results of earlier runs. */
export function forgetResults(stages) {
  for (const { results } of stages) rmSync(results, { force: true });
}
