import type { FastifyInstance } from 'fastify';

/** A response that was sent, with the pattern of its route and without its URL. */
export interface SentResponse {
  readonly method: string;
  /** `/api/application/:id/`; empty where there is none. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/**
 * Reports each response after it was sent, to the log (level info) and to the listener.
 * @returns a function that reports one that the framework does not know of
 */
export function onEachResponse(
  app: FastifyInstance,
  listener: (answered: SentResponse) => void,
): (answered: SentResponse) => void {
  const report = (answered: SentResponse, log = app.log): void => {
    log.info(answered, 'answered');
    listener(answered);
  };
  app.addHook('onResponse', (request, reply, done) => {
    const answered = {
      method: request.method,
      route: request.routeOptions.url ?? '',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    report(answered, request.log);
    done();
  });
  return report;
}
