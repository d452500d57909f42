import { type Issue, issueAt } from '../../definition/issue';
import { isRecord, type Json } from '../../definition/values';
import { Refusal } from '../http/refusal';
import { type Handling, STATUSES } from '../storage/applications';
import { isStorable } from '../submit/texts';

const LONGEST_NOTE = 5000;

/**
 * What staff change of an application: {status?, note?, read?}. Nothing that the visitor sent is among it.
 * @throws Refusal 400 or 422
 */
export function readChange(body: unknown, now: Date): Partial<Handling> {
  if (!isRecord(body)) throw Refusal.of(400, 'malformed');
  const issues = Object.entries(body).flatMap(([name, value]) => issuesOf(name, value));
  if (issues.length > 0) throw Refusal.ofIssues(issues);
  const status = STATUSES.find((one) => one === body.status);
  const { note, read } = body;
  return {
    ...(status !== undefined && { status }),
    ...(typeof note === 'string' && { note }),
    ...(typeof read === 'boolean' && { readAt: read ? now.toISOString() : null }),
  };
}

const JUDGES = new Map<string, (value: Json | undefined, name: string) => Issue[]>([
  [
    'status',
    (value, name) => (STATUSES.some((one) => one === value) ? [] : [issueAt([name], 'choice')]),
  ],
  [
    'note',
    (value, name) => {
      if (typeof value !== 'string') return [issueAt([name], 'type')];
      if (value.length > LONGEST_NOTE) return [issueAt([name], 'maxLength', LONGEST_NOTE)];
      return isStorable(value) ? [] : [issueAt([name], 'pattern')];
    },
  ],
  ['read', (value, name) => (typeof value === 'boolean' ? [] : [issueAt([name], 'type')])],
]);

const issuesOf = (name: string, value: Json | undefined): Issue[] =>
  JUDGES.get(name)?.(value, name) ?? [issueAt([name], 'unknown')];
