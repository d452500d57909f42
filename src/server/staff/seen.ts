import type { FastifyRequest } from 'fastify';
import { refuseOtherService } from '../auth/rightsGuard';
import { ownerOf } from '../auth/sessions';
import type { StoredApplicationFilter } from '../storage/applications';

/**
 * Limits a filter to the applications that the account of a request sees.
 * @throws Refusal 403 if it names another service
 */
export function seenBy(
  request: Pick<FastifyRequest, 'sessionOwner'>,
  filter: StoredApplicationFilter,
): StoredApplicationFilter {
  const owner = ownerOf(request);
  if (filter.serviceId !== undefined) refuseOtherService(owner, filter.serviceId);
  return owner.services === null ? filter : { ...filter, services: owner.services };
}
