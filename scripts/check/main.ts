import { issueLine } from '../../src/lint/base/checkIssue';
import { checkProject } from './checkProject';

/**
 * Checks the project in a folder, prints one line per error, reports how changes since the last
 * commit affect answers already given, and returns the exit code.
 */
export function main(root: string): number {
  const { issues, notes } = checkProject(root);
  for (const line of new Set([...issues, ...notes].map(issueLine))) console.log(line);
  console.log(issues.length === 0 ? 'check: no errors' : `check: ${issues.length} to fix`);
  return issues.length === 0 ? 0 : 1;
}
