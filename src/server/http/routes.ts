import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { Refusal } from './refusal';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call: a row of a table. */
export interface Route {
  readonly method: Method;
  /** Relative to the API's address, as the spec writes it: `visa/{id}/`. */
  readonly path: string;
  /** Open to those who are logged in only. */
  readonly staff?: true;
  /** Counted by the limit on submissions, and taken from no page of another site. */
  readonly limited?: true;
  /** Gives the answer's body; 200 unless it says otherwise on the reply. */
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** What routes are guarded by. */
export interface Guards {
  /** @throws Refusal 401 */
  readonly staff: (request: FastifyRequest) => Promise<void>;
  /** @throws Refusal 403 */
  readonly visitor: (request: FastifyRequest) => Promise<void>;
  /** Undefined: no limit. */
  readonly limit: { readonly max: number; readonly timeWindow: number } | undefined;
}

const METHODS: readonly HTTPMethods[] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
];

/** Adds the calls, and a 405 for every other method on their paths. */
export function addRoutes(app: FastifyInstance, routes: readonly Route[], guards: Guards): void {
  for (const route of routes) addRoute(app, route, guards);
  // A slash at the end makes no other path for the router.
  for (const path of new Set(routes.map((route) => bare(route.path)))) {
    const known = routes.filter((route) => bare(route.path) === path).map(({ method }) => method);
    refuseOthers(app, path, new Set(known));
  }
}

function addRoute(app: FastifyInstance, route: Route, guards: Guards): void {
  const { staff, limited, method, path, handle } = route;
  app.route({
    method,
    url: urlOf(path),
    ...((staff || limited) && { onRequest: staff ? guards.staff : guards.visitor }),
    ...(limited && guards.limit && { config: { rateLimit: guards.limit } }),
    handler: handle,
  });
}

function refuseOthers(app: FastifyInstance, path: string, known: ReadonlySet<HTTPMethods>): void {
  const allowed = METHODS.filter((method) => known.has(method === 'HEAD' ? 'GET' : method));
  app.route({
    method: METHODS.filter((method) => !allowed.includes(method)),
    url: urlOf(path),
    // Before the body is read.
    onRequest: async () => {
      throw Refusal.of(405, 'methodNotAllowed', { headers: { allow: allowed.join(', ') } });
    },
    handler: async () => undefined,
  });
}

const bare = (path: string): string => path.replace(/\/$/u, '');

const urlOf = (path: string): string => `/${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`;
