import { reportRequirements } from './requirements.mjs';
import { testsOf } from './results.mjs';

const SKIPPED = new Set(['skipped', 'pending', 'todo', 'disabled']);

/** Prints each skipped and each failed test, and a summary in two lines. A failed stage counts as a failure. */
export function report(stages, failedStage) {
  const tests = stages.flatMap(testsOf);
  // Those of other services would be a thousand lines.
  const skipped = stages
    .filter(({ isOfService }) => !isOfService)
    .flatMap(testsOf)
    .filter(({ status }) => SKIPPED.has(status));
  const passed = tests.filter(({ status }) => status === 'passed');
  const failed = tests.filter(({ status }) => status === 'failed');
  for (const { fullName } of skipped) console.log(`skipped: ${fullName}`);
  reportRequirements(tests);
  // At the end, since thousands of lines may stand between here and the test's own output.
  for (const { file, fullName, failureMessages } of failed) {
    console.log(`failed: ${file}: ${fullName}`);
    for (const message of failureMessages) console.log(message.slice(0, 2000));
  }
  const failures = failedStage ? Math.max(failed.length, 1) : failed.length;
  console.log(`${passed.length} passed, ${failures} failed, ${skipped.length} skipped`);
}
