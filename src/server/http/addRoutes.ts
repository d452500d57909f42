import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from 'fastify';
import { type Call, callKey } from '../../contract/contractCall';
import { RIGHTS } from '../../contract/rights';
import { SMALL_JSON } from './bodies';
import { routeSchema, validatedSchema } from './routeSchema';
import type { BeginPublic } from './finishResponses';
import { readMultipart } from './multipart';
import { compileContract } from './contractRoute';

export interface Route extends Pick<
  Call,
  'method' | 'path' | 'staff' | 'of' | 'service' | 'withoutFactor' | 'limited'
> {
  /**
   * Its response is cached: for everybody, since it is public and depends on content and the request only; or for
   * one account, since it depends on the database, the rights of the account, the minute and the address only.
   */
  readonly cached?: 'public' | 'account';
  /** In points, how much making its public response costs (http/readLimit); left out: as much as a page. */
  readonly cost?: number;
  /** Who is over the limit on it may go on after a proof of work (submit/proofs). */
  readonly proved?: true;
  /** Validates body and query; left out: the handler does. */
  readonly contract?: Call;
  /** Returns the body of the response; the status is 200 unless it sets another one on the reply. */
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

export interface Guards {
  /** @throws Refusal 401 or 403, by what the route's config names (auth/rightsGuard) */
  readonly staff: (request: FastifyRequest) => Promise<void>;
  /** @throws Refusal 403 */
  readonly visitor: (request: FastifyRequest) => Promise<void>;
  readonly beginPublic: BeginPublic;
  /** Answers what an account has asked before, if nothing has changed since (accountCache). */
  readonly repeat: preHandlerAsyncHookHandler;
  /** Undefined: no limit. */
  readonly limit: { readonly max: number; readonly timeWindow: number } | undefined;
}

/**
 * Adds the routes.
 * @param calls describe the routes that have no contract of their own
 */
export function addRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  guards: Guards,
  calls: readonly Call[],
): void {
  app.setValidatorCompiler(compileContract);
  const described = new Map(calls.map((call) => [callKey(call), call]));
  for (const route of routes) addRoute(app, route, guards, described.get(callKey(route)));
}

function addRoute(app: FastifyInstance, route: Route, guards: Guards, described: Call | undefined) {
  const { staff, of, service, withoutFactor, limited, proved } = route;
  const { cached, cost, method, path, contract, handle } = route;
  if (staff !== undefined && !RIGHTS.includes(staff)) {
    throw new Error(`${method} ${path} names no right`);
  }
  const call = contract ?? described;
  const isForm = contract?.body?.as?.includes('multipart');
  const isSmall = contract?.body && !staff && !contract.body.large;
  app.route({
    method,
    url: urlOf(path),
    ...(isSmall && { bodyLimit: SMALL_JSON }),
    ...(contract && { schema: validatedSchema(contract) }),
    ...((staff || limited) && { onRequest: staff ? guards.staff : guards.visitor }),
    ...(cached && { preHandler: cached === 'public' ? guards.beginPublic : guards.repeat }),
    ...(isForm && { preValidation: readForm }),
    config: {
      // Made when somebody asks for the document, which few servers are.
      ...(call && { swaggerTransform: ({ url }) => ({ schema: routeSchema(call), url }) }),
      ...(limited && guards.limit && { rateLimit: guards.limit }),
      ...(proved && { takesProof: true }),
      ...(cost !== undefined && { cost }),
      ...(staff && { needs: { right: staff, of, service, withoutFactor } }),
    },
    handler: handle,
  });
}

const TEXTS_ONLY = {
  takesFile: () => false,
  convert: (texts: object) => texts,
  folder: { tempPath: () => '', refuseFull: async () => {} },
};

/** Puts the texts of form data where a JSON body would be. @throws Refusal 422 for a file */
async function readForm(request: FastifyRequest): Promise<void> {
  if (request.isMultipart()) request.body = (await readMultipart(request, TEXTS_ONLY)).sent;
}

/** Returns the pattern of a path for the router. */
export const urlOf = (path: string): string => `/${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`;
