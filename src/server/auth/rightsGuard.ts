import type { FastifyRequest } from 'fastify';
import type { Call } from '../../contract/contractCall';
import { hasRight, type Right, seesService } from '../../contract/rights';
import { HttpRefusal } from '../http/refusal';
import type { SessionOwner, Storage } from '../storage/storage';
import { sessionOwnerOf, ownerOf } from './sessions';
import { idOf } from '../http/route';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route of staff needs, as its call says; undefined on public routes. */
    needs?: Pick<Call, 'of' | 'service' | 'withoutFactor'> & { readonly right: Right };
  }
}

/**
 * Refuses requests without a valid session (401), of accounts that lack the right which the route names (403), and
 * of accounts that do not see the service (403) or the application (404) that the path is about. The rights are
 * those that the account has when the request begins.
 * @param needsFactor whether accounts may only set up their second factor as long as they have none
 */
export const rightsGuard =
  (storage: Storage, now: () => Date, needsFactor: boolean) =>
  async (request: FastifyRequest): Promise<void> => {
    const owner = await sessionOwnerOf(request, storage, now());
    request.sessionOwner = owner;
    const { needs } = request.routeOptions.config;
    if (!needs) throw new Error('a route of staff names no right');
    if (needsFactor && !owner.hasFactor && !needs.withoutFactor) {
      throw HttpRefusal.of(403, 'factorNeeded');
    }
    const isOwn = needs.of === 'ownAccount' && idIn(request) === owner.id;
    if (!isOwn && !hasRight(owner, needs.right)) throw HttpRefusal.of(403, 'forbidden');
    if (owner.services === null) return;
    const service = needs.of === 'service' ? idIn(request) : needs.service;
    if (service !== undefined) refuseOtherService(owner, service);
    const serviceId = await serviceOf(request, needs.of, storage);
    // Does not disclose whether such an application exists.
    if (serviceId !== undefined && !seesService(owner, serviceId)) {
      throw HttpRefusal.of(404, 'notFound');
    }
  };

/** @throws Refusal 403 if the account does not see the applications of a service */
function refuseOtherService(owner: Pick<SessionOwner, 'services'>, service: string): void {
  if (!seesService(owner, service)) throw HttpRefusal.of(403, 'otherService');
}

/** Returns the service of the application that the path names; undefined if it names none that exists. */
async function serviceOf(
  request: FastifyRequest,
  of: Call['of'],
  { applications, inbox }: Storage,
): Promise<string | undefined> {
  if (of === 'photo') return (await applications.ofPhoto(idOf(request)))?.serviceId;
  if (of !== 'application') return undefined;
  const [line] = await inbox.lines([idOf(request)]);
  return line?.serviceId;
}

const idIn = ({ params }: FastifyRequest): string | undefined =>
  (params as { readonly id?: string }).id;

/**
 * Limits a filter to the applications that the account of a request sees.
 * @throws Refusal 403 if it names another service
 */
export function seenBy<
  Filter extends { readonly serviceId?: string; readonly services?: readonly string[] },
>(request: Pick<FastifyRequest, 'sessionOwner'>, filter: Filter): Filter {
  const owner = ownerOf(request);
  if (filter.serviceId !== undefined) refuseOtherService(owner, filter.serviceId);
  return owner.services === null ? filter : { ...filter, services: owner.services };
}
