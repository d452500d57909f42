import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { AuditAction } from '../features';
import type { Storage } from '../storage/storage';

/**
 * Adds an entry to the audit log for the staff member of this request, or without a session for the applicant, who
 * is not named. Await it after the action and before the response. Returns the id of the entry.
 * @param subject what was acted on: an application's reference, `kind/id` of content, a colleague's e-mail
 * address, or the service's id of a list or an export. Never anything that a visitor wrote.
 */
export const audit = (
  storage: Pick<Storage, 'audit'>,
  { sessionOwner, log }: Pick<FastifyRequest, 'sessionOwner' | 'log'>,
  action: AuditAction,
  subject = '',
): Promise<string> => auditOf({ storage, log }, sessionOwner?.email ?? '', action, subject);

/** Who listed what in the last minute. */
const listed = new WeakMap<Storage['audit'], { minute: string; entries: Set<string> }>();

/**
 * Adds an entry for a list that was read, once in a minute for each account and list: the panel reads its list again
 * with each arrival, which would fill the log with the same line and each time cost a commit.
 */
export async function auditList(
  storage: Pick<Storage, 'audit'>,
  request: Pick<FastifyRequest, 'sessionOwner' | 'log'>,
  action: 'applicationsListed' | 'applicationsRead',
  subject = '',
): Promise<void> {
  const minute = new Date().toISOString().slice(0, 16);
  let known = listed.get(storage.audit);
  if (known?.minute !== minute) {
    known = { minute, entries: new Set() };
    listed.set(storage.audit, known);
  }
  const key = JSON.stringify([request.sessionOwner?.id, action, subject]);
  if (known.entries.has(key)) return;
  await audit(storage, request, action, subject);
  known.entries.add(key);
}

/**
 * Adds an entry where nobody is logged in, or no longer; `who` is an e-mail address. The action has happened by
 * then, so an entry that cannot be stored (on a full disk, for instance) is logged and does not fail the request.
 */
export async function auditOf(
  ports: {
    readonly storage: Pick<Storage, 'audit'>;
    readonly log: Pick<FastifyBaseLogger, 'error'>;
  },
  who: string,
  action: AuditAction,
  subject = '',
): Promise<string> {
  const at = new Date().toISOString();
  const id = nextId();
  try {
    await ports.storage.audit.add({ id, at, who, action, subject });
  } catch (error) {
    ports.log.error({ err: error, action }, 'an entry is missing in the audit trail');
  }
  return id;
}

let made = 0;

/** Returns ids in the order of creation, so that entries of the same millisecond keep their order. */
export function nextId(): string {
  made += 1;
  return `${Date.now().toString(36).padStart(9, '0')}${made.toString(36).padStart(7, '0')}${randomUUID().slice(0, 8)}`;
}
