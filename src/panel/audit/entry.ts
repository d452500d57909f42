import { isRecord } from '../../definition/values';
import { type Answer, listIn, numberIn, textIn } from '../../platform/content/reading';

export interface AuditEntry {
  readonly id: string;
  /** ISO, UTC. */
  readonly at: string;
  /** An e-mail address; empty: nobody who is known. */
  readonly who: string;
  readonly action: string;
  readonly subject: string;
}

export interface AuditList {
  readonly rows: readonly AuditEntry[];
  readonly total: number;
}

/** The answer of GET audit/. */
export function auditIn(answer: unknown): AuditList {
  const rows = listIn(answer).map(toEntry);
  const total = isRecord(answer) ? numberIn(answer.total) : undefined;
  return { rows, total: total ?? rows.length };
}

const toEntry = ({ id, at, who, action, subject }: Answer): AuditEntry => ({
  id: textIn(id),
  at: textIn(at),
  who: textIn(who),
  action: textIn(action),
  subject: textIn(subject),
});
