import type { Refusal } from './ports';

const MISSING: ReadonlySet<string> = new Set(['required', 'minItems']);

/**
 * What to say when a form may not go on: the service's own words where something is missing (paper 2,
 * section 8), else the general ones, that something is to be corrected.
 */
export function invalidWords(issues: readonly Refusal[], own: string, general: string): string {
  return issues.some((issue) => 'code' in issue && MISSING.has(issue.code)) ? own : general;
}
