import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { Revision } from '../storage/connection';
import type { Storage } from '../storage/storage';
import { tried } from './patientRevision';
import { ResponseCache } from './responseCache';

declare module 'fastify' {
  interface FastifyRequest {
    /** How the response is cached for its account; undefined for all other requests. */
    repeated: { readonly key: string; readonly revision: Revision } | undefined;
  }
}

const ROOM = 8 * 1024 * 1024;

/**
 * Sends a response again to the account that has asked for the same before, for as long as nothing was committed to
 * the database since: ten colleagues look at the same lists again and again. The guard of the route has read the
 * session by then, and its account with all rights is part of the key; so is the minute, since filters by age and
 * what is overdue depend on the time.
 */
export function accountCache(
  app: FastifyInstance,
  storage: Pick<Storage, 'revision'>,
  now: () => Date,
): preHandlerAsyncHookHandler {
  const cache = new ResponseCache<{ readonly body: Buffer; readonly type: string }>(ROOM);
  const current = () => tried(() => storage.revision());
  app.decorateRequest('repeated', undefined);
  app.addHook('onSend', async ({ repeated }, reply, payload) => {
    if (!repeated || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const body = Buffer.from(payload);
    if ((await current()) === repeated.revision) {
      const type = String(reply.getHeader('content-type'));
      cache.keep(repeated.key, repeated.revision, { body, type });
    }
    return body;
  });
  return async (request, reply) => {
    const minute = now().toISOString().slice(0, 16);
    const key = JSON.stringify([minute, request.sessionOwner, request.url]);
    const revision = await current();
    // The handler says what is wrong with the database.
    if (revision === undefined) return;
    const found = cache.find(key, revision);
    if (found) return reply.type(found.type).send(found.body);
    request.repeated = { key, revision };
  };
}
