import type { FastifyRequest } from 'fastify';
import type { ActivityEntry } from '../../contract/activity';
import type { StatusBook } from '../../contract/statuses';
import { handlesService } from '../../contract/rights';
import { KEY_HEADER } from '../../definition/payload/keyHeader';
import { audit, nextId } from '../audit/audit';
import { ownerOf } from '../auth/sessions';
import { HttpRefusal } from '../http/refusal';
import { alertsFor } from '../alerts/newAlerts';
import type { RoutePorts } from '../routePorts';
import type { Handling, InboxLine } from './stored';
import type { Storage } from '../storage/storage';
import { dayAt } from '../brand/agencyDay';
import { keyOf, idempotencyKey } from '../http/request';

type Keyed = Pick<ActivityEntry, 'id' | 'text'>;

/** Returns the id of what a request adds: with a key, repetitions of the request have the same one. */
export const addedId = (request: FastifyRequest): string =>
  idempotencyKey(request.headers) === undefined ? nextId() : keyOf(request);

/** @throws Refusal 422 if what was added under the same key is something else */
export function refuseReused(all: readonly Keyed[], { id, text }: Keyed): void {
  if (all.some((one) => one.id === id && one.text === text)) return;
  throw HttpRefusal.of(422, 'keyReused', { name: KEY_HEADER });
}

/** Returns an entry for something that the staff member of a request has done. */
export const activityOf = (
  { sessionOwner }: Pick<FastifyRequest, 'sessionOwner'>,
  now: Date,
  kind: ActivityEntry['kind'],
  text = '',
): ActivityEntry => ({
  id: nextId(),
  at: now.toISOString(),
  who: sessionOwner?.email ?? '',
  kind,
  text,
});

type Handled = Partial<Pick<Handling, 'status' | 'assignee' | 'due'>>;

interface Change extends Handled {
  /** Whether the account has read it. */
  readonly read?: boolean;
  /** The one that the change is based on. Undefined: it is made, whatever the version. */
  readonly version?: number | undefined;
}

/**
 * Changes how an application is handled, with an entry for each value that does not stay as it is.
 * @throws Refusal 422 if the service has no such status, or it is given to an account that does not exist, is
 * disabled or may not handle it
 */
export async function changeHandling(
  request: Pick<FastifyRequest, 'sessionOwner' | 'log'>,
  ports: Pick<RoutePorts, 'storage' | 'statuses' | 'settings' | 'now'>,
  id: string,
  { read, version, ...handled }: Change,
): Promise<'changed' | 'stale' | 'unknown'> {
  const { storage, statuses, now } = ports;
  const { status, assignee, due } = handled;
  const owner = ownerOf(request);
  const moment = now();
  const at = moment.toISOString();
  const [before] = await storage.inbox.lines([id]);
  if (!before) return 'unknown';
  const { serviceId, reference } = before;
  if (status !== undefined && statuses.of(serviceId).every((one) => one.id !== status)) {
    throw HttpRefusal.at('status', 'choice');
  }
  const activities: ActivityEntry[] = [];
  const add = (kind: ActivityEntry['kind'], text: string) =>
    activities.push(activityOf(request, moment, kind, text));
  if (status !== undefined && status !== before.status) add('status', status);
  if (assignee !== undefined && assignee !== before.assignee) {
    add('assigned', await emailOf(assignee, serviceId, storage));
  }
  if (due !== undefined && due !== before.due) add('due', due ?? '');
  const isGiven = assignee && assignee !== before.assignee && assignee !== owner.id;
  const about = { kind: 'assigned', applicationId: id, who: owner.email } as const;
  const alerts = isGiven ? await alertsFor(ports, [assignee], about) : undefined;
  const outcome = await storage.inbox.change(id, {
    ...handled,
    ...(read !== undefined && {
      read: { by: owner.id, at: read ? at : null, checks: handlesService(owner, serviceId) },
    }),
    ...(version !== undefined && { version }),
    by: owner.email,
    at,
    activities,
    ...(alerts && { alerts }),
  });
  if (outcome === 'changed' && Object.keys(handled).length > 0) {
    const changes = activities.map(({ kind, text }) => {
      const old = kind === 'status' ? before.status : kind === 'due' ? (before.due ?? '') : '';
      return `${kind}=${old}>${text}`;
    });
    await audit(storage, request, 'applicationChanged', [reference, ...changes].join(' '));
  }
  return outcome;
}

async function emailOf(id: string | null, service: string, { staff }: Pick<Storage, 'staff'>) {
  if (id === null) return '';
  const user = await staff.read(id);
  if (!user || user.disabled || !handlesService(user, service)) {
    throw HttpRefusal.at('assignee', 'choice');
  }
  return user.email;
}

/** Returns whether the date of an application that is not closed has passed. */
export const isOverdue = (
  { serviceId, status, due }: Pick<InboxLine, 'serviceId' | 'status' | 'due'>,
  { now, statuses }: { readonly now: Date; readonly statuses: StatusBook },
): boolean => due !== null && due < dayAt(now) && !statuses.isClosed(serviceId, status);

const HANDLING: ReadonlySet<string> = new Set(['status', 'assigned', 'due']);

export function lastHandling(activity: readonly ActivityEntry[]): [who: string, at: string] {
  const last = activity.find(({ kind }) => HANDLING.has(kind));
  return [last?.who ?? '', last?.at ?? ''];
}
