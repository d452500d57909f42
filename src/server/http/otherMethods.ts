import type { FastifyInstance, HTTPMethods } from 'fastify';
import findMyWay from 'find-my-way';
import { type Route, urlOf } from './route';
import { HttpRefusal } from './refusal';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route only refuses other methods. */
    refuses?: true;
  }
}

/** The methods that this server knows; others, such as TRACE, are refused. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Adds a 405 for each method that a path of the API does not have. */
export function refuseOtherMethods(
  api: FastifyInstance,
  calls: readonly Pick<Route, 'method' | 'path'>[],
): void {
  const paths = new Map<string, HTTPMethods[]>();
  // A router as the framework's, which shows what it would find.
  const router = findMyWay({ ignoreTrailingSlash: true });
  for (const { method, path } of calls) {
    const url = urlOf(path.replace(/\/$/u, ''));
    const allowed = paths.get(url) ?? [];
    paths.set(url, allowed);
    for (const one of method === 'GET' ? (['GET', 'HEAD'] as const) : [method]) {
      allowed.push(one);
      router.on(one, url, () => {}, allowed);
    }
  }
  const refuse = (pattern: string, methods: readonly HTTPMethods[]) =>
    api.route({
      method: [...methods],
      url: pattern,
      config: { refuses: true },
      // Before the body is read.
      onRequest: async ({ url, method }) => {
        const path = url.split('?', 1)[0]?.slice(api.prefix.length) ?? '';
        const found = METHODS.flatMap((one) => router.find(one, path) ?? []);
        // A fixed segment comes before a parameter.
        const [best] = found.toSorted((a, b) => parametersOf(a) - parametersOf(b));
        const allowed = METHODS.filter((one) =>
          (best?.store as HTTPMethods[] | undefined)?.includes(one),
        );
        if (best && !allowed.some((one) => one === method)) throw notAllowed(allowed);
      },
      handler: (_, reply) => reply.callNotFound(),
    });
  for (const [url, allowed] of paths) {
    // Another route has them, with a parameter where the path has a fixed segment.
    const taken = METHODS.filter((one) => !allowed.includes(one) && router.find(one, url));
    if (taken.length > 0) refuse(url, taken);
  }
  // All others together: with a route for each method of each path the server would start a tenth slower.
  refuse('/*', METHODS);
}

const parametersOf = ({ params }: { readonly params: object }): number =>
  Object.keys(params).length;

export const notAllowed = (allowed: readonly HTTPMethods[]): HttpRefusal =>
  HttpRefusal.of(405, 'methodNotAllowed', { headers: { allow: allowed.join(', ') } });
