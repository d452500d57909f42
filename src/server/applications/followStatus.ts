import type { FastifyRequest } from 'fastify';
import { isMissing } from '../../contract/documents';
import { audit, nextId } from '../audit/audit';
import { checklistOf } from './checklist';
import type { RoutePorts } from '../routePorts';
import type { StoredApplication } from './stored';

/** How often it is tried again when a colleague changes the application meanwhile. */
const TRIES = 3;

/**
 * Gives an application the status that follows by its service's file (`onceSent`) once nothing is missing that the
 * applicant was asked for. The entry has nobody's name; staff can undo it as any change.
 */
export async function followStatus(
  request: Pick<FastifyRequest, 'sessionOwner' | 'log'>,
  { storage, statuses, definitionOf, now }: RoutePorts,
  application: StoredApplication,
): Promise<void> {
  const { id, serviceId, reference } = application;
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const [line] = await storage.inbox.lines([id]);
    const next = line && statuses.find(serviceId, line.status)?.onceSent;
    if (!line || statuses.of(serviceId).every((one) => one.id !== next)) return;
    const definition = await definitionOf(application.definition);
    const [requests, documents] = await Promise.all([
      storage.requests.list(id),
      checklistOf(storage, application, definition),
    ]);
    if (requests.some(({ state }) => state === 'open') || documents.some(isMissing)) return;
    const at = now().toISOString();
    const entry = { id: nextId(), at, who: '', kind: 'status', text: next ?? '' } as const;
    const change = { status: next ?? '', version: line.version, by: '', at, activities: [entry] };
    const outcome = await storage.inbox.change(id, change);
    if (outcome === 'changed') await audit(storage, request, 'statusFollowed', reference);
    if (outcome !== 'stale') return;
  }
}
