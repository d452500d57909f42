import type { FastifyRequest } from 'fastify';
import { ARRIVAL_CALL, EVENT_STREAM } from '../../../contract/arrivals';
import { ownerOf, sessionHash } from '../../auth/sessions';
import type { Route } from '../../http/addRoutes';
import { contractRoute } from '../../http/contractRoute';
import { seenBy } from '../seen';
import type { StaffPorts } from '../staffRoutes';

/** Returns the route that tells an account what it has not read, once or for as long as it listens. */
export const arrivalRoutes = ({ storage, arrivals }: StaffPorts): readonly Route[] => [
  contractRoute(ARRIVAL_CALL, async (request, reply) => {
    const owner = ownerOf(request);
    const filter = seenBy(request, { unread: true, reader: owner.id });
    const unread = async () =>
      (await storage.inbox.countByService(filter)).map(({ serviceId, count }) => ({
        service: serviceId,
        count,
      }));
    const stream = wantsStream(request)
      ? await arrivals.listen(owner, sessionHash(request), unread)
      : undefined;
    if (!stream) return { data: await unread() };
    return (
      reply
        .type(EVENT_STREAM)
        // Proxies neither keep nor compress it; and it ends with its connection, which a shutdown would wait for.
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .header('connection', 'close')
        .send(stream)
    );
  }),
];

const wantsStream = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers.accept?.includes(EVENT_STREAM) === true;
