import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Storage } from '../storage/storage';

/** What is written down. The panel has words for each. */
export const AUDIT_ACTIONS = [
  'login',
  'loginFailed',
  'logout',
  'applicationsListed',
  'applicationsRead',
  'applicationRead',
  'photoRead',
  'applicationChanged',
  'applicationErased',
  'applicationExpired',
  'exported',
  'contentCreated',
  'contentChanged',
  'contentRemoved',
  'userCreated',
  'userChanged',
  'userDisabled',
  'userEnabled',
  'userRemoved',
  'passwordChanged',
  'passwordReset',
  'passwordRefused',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * Writes down that the staff member of this request did something; await it once it is done, before
 * the answer goes out.
 * @param subject what it was done to: an application's reference, `kind/id` of content, a colleague's
 *   e-mail address, a service's id for a list or an export. Never anything that a visitor wrote.
 */
export const audit = (
  storage: Pick<Storage, 'audit'>,
  { sessionOwner, log }: Pick<FastifyRequest, 'sessionOwner' | 'log'>,
  action: AuditAction,
  subject = '',
): Promise<void> => auditOf({ storage, log }, sessionOwner?.email ?? '', action, subject);

interface AuditPorts {
  readonly storage: Pick<Storage, 'audit'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * The same where nobody is logged in, or no longer: `who` is an e-mail address. What was done is done: where
 * the entry cannot be stored, on a full disk for instance, that is logged and the request does not fail.
 */
export async function auditOf(
  { storage, log }: AuditPorts,
  who: string,
  action: AuditAction,
  subject = '',
): Promise<void> {
  const at = new Date().toISOString();
  try {
    await storage.audit.add({ id: nextId(), at, who, action, subject });
  } catch (error) {
    log.error({ err: error, action }, 'an entry is missing in the audit trail');
  }
}

let made = 0;

/** In the order in which they were made, so that entries of one millisecond stand in theirs. */
function nextId(): string {
  made += 1;
  return `${Date.now().toString(36).padStart(9, '0')}${made.toString(36).padStart(7, '0')}${randomUUID().slice(0, 8)}`;
}
