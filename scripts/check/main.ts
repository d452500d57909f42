import { issueLine } from '../../src/lint/base/checkIssue';
import { check } from './check';
import { readTexts } from './readTexts';
import { committedTexts } from './versions/committed';
import { versions } from './versions/versions';

/**
 * Checks the project in a folder, prints one line per error, reports how changes since the last
 * commit affect answers already given, and returns the exit code.
 */
export function main(root: string): number {
  const texts = readTexts(root);
  const today = new Date().toISOString().slice(0, 10);
  const committed = committedTexts(root);
  const since = committed ? versions(texts, committed, today) : { issues: [], notes: [] };
  const issues = [...check(texts, today), ...since.issues];
  for (const line of new Set([...issues, ...since.notes].map(issueLine))) console.log(line);
  console.log(issues.length === 0 ? 'check: no errors' : `check: ${issues.length} to fix`);
  return issues.length === 0 ? 0 : 1;
}
