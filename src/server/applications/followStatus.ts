import type { FastifyRequest } from 'fastify';
import { isMissing } from '../../contract/documents';
import { audit, nextId } from '../audit/audit';
import { caseFiles } from './checklist';
import type { RoutePorts } from '../routePorts';
import type { StoredApplication } from './stored';

/** The most attempts, if colleagues change the application meanwhile. */
const TRIES = 3;

/**
 * Sets the status that the service's file names as the next one (`onceSent`) once the applicant has sent everything
 * that was asked for. The activity entry has an empty author, and staff can undo the change like any other.
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
    const [requests, { documents }] = await Promise.all([
      storage.requests.list(id),
      caseFiles(storage, application, definition),
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
