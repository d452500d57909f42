import type { FastifyInstance } from 'fastify';

/** An answer that went out, by the pattern of its address and not by the address. */
export interface Answered {
  readonly method: string;
  /** `/api/application/:id/`; empty where there is none. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Tells of each answer when it is out: the log, at level info, and the listener. */
export function onEachResponse(app: FastifyInstance, listener: (answered: Answered) => void): void {
  app.addHook('onResponse', async (request, reply) => {
    const answered = {
      method: request.method,
      route: request.routeOptions.url ?? '',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(answered, 'answered');
    listener(answered);
  });
}
