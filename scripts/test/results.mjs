import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../setup/project.mjs';

/** What became of each test of a stage, as vitest wrote it down, with the file that it stands in. */
export function testsOf({ results }) {
  try {
    const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, file: relative(ROOT, name) })),
    );
  } catch {
    // A stage that was not reached, or broke off, has written nothing, or half of it.
    return [];
  }
}

/** What an earlier run wrote down says nothing of this one. */
export function forgetResults(stages) {
  for (const { results } of stages) rmSync(results, { force: true });
}
