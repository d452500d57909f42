import { check } from './check';
import { faultLine } from './fault';
import { readTexts } from './readTexts';
import { committedTexts } from './versions/committed';
import { versions } from './versions/versions';

/**
 * Checks the project in a folder, prints one line for each fault, says what changes since the last commit
 * do to answers already given, and how the process ends.
 */
export function main(root: string): number {
  const texts = readTexts(root);
  const today = new Date().toISOString().slice(0, 10);
  const committed = committedTexts(root);
  const since = committed ? versions(texts, committed, today) : { faults: [], notes: [] };
  const faults = [...check(texts, today), ...since.faults];
  for (const line of new Set([...faults, ...since.notes].map(faultLine))) console.log(line);
  console.log(faults.length === 0 ? 'check: no fault' : `check: ${faults.length} to mend`);
  return faults.length === 0 ? 0 : 1;
}
