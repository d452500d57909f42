import { check } from './check';
import { faultLine } from './fault';
import { readTexts } from './readTexts';

/** Checks the project in a folder, prints one line for each fault, and says how the process ends. */
export function main(root: string): number {
  const faults = check(readTexts(root), new Date().toISOString().slice(0, 10));
  for (const fault of faults) console.log(faultLine(fault));
  console.log(faults.length === 0 ? 'check: no fault' : `check: ${faults.length} to mend`);
  return faults.length === 0 ? 0 : 1;
}
