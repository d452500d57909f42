import { faultLine } from './fault';
import { judgement } from './judgement';

/**
 * Checks the project in a folder, prints one line for each fault, says what changes since the last commit
 * do to answers already given, and how the process ends.
 */
export function main(root: string): number {
  const { faults, notes } = judgement(root);
  for (const line of new Set([...faults, ...notes].map(faultLine))) console.log(line);
  console.log(faults.length === 0 ? 'check: no fault' : `check: ${faults.length} to mend`);
  return faults.length === 0 ? 0 : 1;
}
