import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../setup/project.mjs';

/** What became of each test of a stage, as vitest wrote it down, with the file that it stands in. */
export function testsOf({ results }) {
  if (!results) return [];
  try {
    const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, file: relative(ROOT, name) })),
    );
  } catch {
    // A stage that broke off has written nothing, or half of it.
    return [];
  }
}
