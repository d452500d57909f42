import { faultLine } from './fault';
import { checkProject } from './checkProject';

/**
 * Checks the project in a folder, prints one line per error, reports how changes since the last
 * commit affect answers already given, and returns the exit code.
 */
export function main(root: string): number {
  const { faults, notes } = checkProject(root);
  for (const line of new Set([...faults, ...notes].map(faultLine))) console.log(line);
  console.log(faults.length === 0 ? 'check: no errors' : `check: ${faults.length} to fix`);
  return faults.length === 0 ? 0 : 1;
}
