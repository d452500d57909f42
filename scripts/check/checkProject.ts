import { check } from './check';
import type { PlacedFault } from './fault';
import { readTexts } from './readTexts';
import { committedTexts } from './versions/committed';
import { versions } from './versions/versions';

export interface CheckResult {
  readonly faults: readonly PlacedFault[];
  /** How changes since the last commit affect answers already given. */
  readonly notes: readonly PlacedFault[];
}

/** Returns all errors of the project in a folder, and notes that are not errors. */
export function checkProject(root: string): CheckResult {
  const texts = readTexts(root);
  const today = new Date().toISOString().slice(0, 10);
  const committed = committedTexts(root);
  const since = committed ? versions(texts, committed, today) : { faults: [], notes: [] };
  return { faults: [...check(texts, today), ...since.faults], notes: since.notes };
}
