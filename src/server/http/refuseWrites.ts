import type { FastifyInstance } from 'fastify';
import { HttpRefusal } from './refusal';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const RETRY_AFTER_SECONDS = 5;

/** Answers writes with 503 while they are held. */
export function refuseWrites(app: FastifyInstance, isHeld: () => boolean): void {
  app.addHook('onRequest', async ({ method }) => {
    if (!READS.has(method) && isHeld()) throw HttpRefusal.later('updating', RETRY_AFTER_SECONDS);
  });
}
