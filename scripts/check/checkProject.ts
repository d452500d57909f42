import { check } from './check';
import type { PlacedIssue } from '../../src/lint/base/checkIssue';
import { readTexts } from './readTexts';
import { committedTexts } from './versions/committed';
import { versions } from './versions/versions';

export interface CheckResult {
  readonly issues: readonly PlacedIssue[];
  /** How changes since the last commit affect answers already given. */
  readonly notes: readonly PlacedIssue[];
}

/** Returns all errors of the project in a folder, and notes that are not errors. */
export function checkProject(root: string): CheckResult {
  const texts = readTexts(root);
  const today = new Date().toISOString().slice(0, 10);
  const committed = committedTexts(root);
  const since = committed ? versions(texts, committed, today) : { issues: [], notes: [] };
  return { issues: [...check(texts, today), ...since.issues], notes: since.notes };
}
