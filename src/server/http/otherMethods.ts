import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { type Route, urlOf } from './route';
import { HttpRefusal } from './refusal';

type Calls = readonly Pick<Route, 'method' | 'path'>[];

/** The methods that this server knows; others, such as TRACE, are refused. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** A path of the API, without a slash at its end, which makes no difference to the router. */
interface KnownPath {
  readonly path: string;
  /** What the router finds by it. */
  readonly pattern: RegExp;
  readonly allowed: readonly HTTPMethods[];
}

/** Returns the methods that are allowed instead of that of a request, if it is to be refused. */
type Refusing = (request: FastifyRequest) => readonly HTTPMethods[] | undefined;

/** Adds a 405 for each method that a path of the API does not have. */
export function refuseOtherMethods(api: FastifyInstance, calls: Calls): void {
  const paths = knownPaths(calls);
  const refuse = (url: string, method: readonly HTTPMethods[], refusal: Refusing) =>
    api.route({
      method: [...method],
      url,
      schema: { hide: true },
      // Before the body is read.
      onRequest: async (request) => {
        const allowed = refusal(request);
        if (allowed) throw notAllowed(allowed);
      },
      handler: (_, reply) => reply.callNotFound(),
    });
  const withParameter = paths.filter(({ path }) => path.includes('{'));
  for (const { path, allowed } of paths) {
    // Another route has them, with a parameter where the path has a fixed segment.
    const others = withParameter.filter((one) => one.path !== path && one.pattern.test(path));
    const taken = METHODS.filter(
      (method) => !allowed.includes(method) && others.some((one) => one.allowed.includes(method)),
    );
    if (taken.length > 0) refuse(urlOf(path), taken, () => allowed);
  }
  // All others together: with a route for each method of each path the server would start a tenth slower.
  refuse('/*', METHODS, ({ url, method }) => {
    const known = findPath(url, api.prefix, paths);
    return known?.allowed.some((one) => one === method) ? undefined : known?.allowed;
  });
}

/** Returns the paths, the most specific first, as the router prefers them. */
function knownPaths(calls: Calls): KnownPath[] {
  const methods = new Map<string, Set<HTTPMethods>>();
  for (const { method, path } of calls) {
    const bare = path.replace(/\/$/u, '');
    methods.set(bare, (methods.get(bare) ?? new Set()).add(method));
  }
  return [...methods]
    .map(([path, known]) => ({
      path,
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u'),
      allowed: METHODS.filter((method) => known.has(method === 'HEAD' ? 'GET' : method)),
    }))
    .toSorted((a, b) => rankOf(a.path).localeCompare(rankOf(b.path)));
}

/** A 0 for each fixed segment, and a 1 for each parameter. */
const rankOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '1' : '0'))
    .join('');

function findPath(url: string, prefix: string, paths: readonly KnownPath[]): KnownPath | undefined {
  const path = decoded(url.split('?', 1)[0] ?? '');
  if (!path?.startsWith(`${prefix}/`)) return undefined;
  const bare = path.slice(prefix.length + 1).replace(/\/$/u, '');
  return paths.find(({ pattern }) => pattern.test(bare));
}

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

export const notAllowed = (allowed: readonly HTTPMethods[]): HttpRefusal =>
  HttpRefusal.of(405, 'methodNotAllowed', { headers: { allow: allowed.join(', ') } });
