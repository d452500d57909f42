import type {
  FastifyInstance,
  FastifySchema,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
  FastifySchemaCompiler,
} from 'fastify';
import { type Call, type ResponseOf, type BodyOf, type QueryOf } from '../../contract/contractCall';
import { RIGHTS } from '../../contract/rights';
import { SMALL_JSON } from './bodies';
import type { BeginPublic } from './finishResponses';
import { readMultipart } from './multipart';
import { Ajv, type ValidateFunction } from 'ajv';
import { AJV_OPTIONS } from '../../definition/validate/ajvOptions';
import { fromAjv } from '../../definition/validate/fromAjv';
import { isRecord } from '../../definition/model/values';
import type { JsonSchema } from '../../definition/model/jsonSchema';
import * as s from '../../contract/schema';
import { HttpRefusal } from './refusal';

/** The path of this server's API; the settings may name another one for the pages. */
export const OWN_API = '/api/';

/** A request whose body and query have been validated by the schemas of a call. */
export type RequestTo<C extends Call> = FastifyRequest<{
  Body: BodyOf<C>;
  Querystring: QueryOf<C>;
  Params: Readonly<Record<string, string>>;
}>;

type Handler<C extends Call> = (
  request: RequestTo<C>,
  reply: FastifyReply,
) => Promise<ResponseOf<C> | FastifyReply> | (C extends Answering ? never : Promise<void>);

type Answering = { readonly response: object };

/** Binds a handler to a call of the contract, whose types and status it has and whose schemas validate its requests. */
export const contractRoute = <C extends Call>(call: C, handle: Handler<C>): Route => ({
  ...call,
  contract: call,
  handle: async (request, reply) => {
    if (call.response?.status !== undefined) reply.code(call.response.status);
    const body = await (handle as Route['handle'])(request, reply);
    if (body !== undefined || call.response) return body;
    // A handler that sends its reply returns nothing either, once that has ended or its reader has left.
    return reply.raw.headersSent || request.socket.destroyed ? undefined : {};
  },
});

/** Does the same for a read whose response is cached. */
export const cachedRoute = <C extends Call>(
  cached: NonNullable<Route['cached']>,
  call: C,
  handle: Handler<C>,
): Route => ({ ...contractRoute(call, handle), cached });

const ajv = new Ajv({ ...AJV_OPTIONS, useDefaults: true, meta: false, validateSchema: false });

/**
 * Makes the schema of a body or a query into a validator that throws a Refusal (422). It is compiled at its first
 * request, since a server has many and each would delay its start. Numbers in a query and
 * booleans in form data are texts; they are converted before the validation, if they are written exactly.
 */
export const compileContract: FastifySchemaCompiler<JsonSchema> = ({ schema, httpPart }) => {
  let compiled: ValidateFunction | undefined;
  return (data: unknown) => {
    const validate = (compiled ??= ajv.compile(schema));
    const value = converted(schema, data, httpPart === 'querystring');
    return validate(value) ? { value } : { error: HttpRefusal.ofIssues(fromAjv(validate.errors)) };
  };
};

function converted(schema: JsonSchema, data: unknown, isQuery: boolean): unknown {
  if (!isRecord(data) || !isRecord(schema.properties)) return data;
  const { properties } = schema;
  const entries = Object.entries(data).flatMap(([name, value]) => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const { type } = isRecord(field) ? field : {};
    // An empty parameter counts as not set.
    if (isQuery && value === '' && type !== 'integer') return [];
    return [[name, typeof value === 'string' ? fromText(value, type) : value]];
  });
  return Object.fromEntries(entries) as unknown;
}

const YES_OR_NO = new Map(Object.entries({ true: true, 1: true, false: false, 0: false }));

function fromText(text: string, type: unknown): unknown {
  if (type === 'integer') return /^[0-9]+$/u.test(text) ? Number(text) : text;
  return type === 'boolean' ? (YES_OR_NO.get(text) ?? text) : text;
}

/** Returns the id in a path, if it has the form of one. @throws Refusal 404 */
export function idOf({ params }: { readonly params: unknown }): string {
  const { id } = params as { id: string };
  if (!/^[0-9a-f-]{32,36}$/u.test(id)) throw HttpRefusal.of(404, 'notFound');
  return id;
}

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

export function addRoutes(app: FastifyInstance, routes: readonly Route[], guards: Guards): void {
  app.setValidatorCompiler(compileContract);
  for (const route of routes) addRoute(app, route, guards);
}

/** Returns Fastify's schema of what a call sends, for validation. */
const validatedSchema = (call: Call): FastifySchema => ({
  ...(call.path.includes('{') && { params: s.having(pathParameters(call)) }),
  ...(call.query && { querystring: call.query }),
  ...(call.body && { body: call.body.schema }),
});

/** Returns the schemas of the parameters of a call's path, in their order. */
export function pathParameters({ path, inPath }: Call): Readonly<Record<string, JsonSchema>> {
  const known = isRecord(inPath?.properties) ? inPath.properties : {};
  const names = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map((name) => [name, (known[name] as JsonSchema | undefined) ?? s.TEXT]),
  );
}

function addRoute(app: FastifyInstance, route: Route, guards: Guards) {
  const { staff, of, service, withoutFactor, limited, proved } = route;
  const { cached, cost, method, path, contract, handle } = route;
  if (staff !== undefined && !RIGHTS.includes(staff)) {
    throw new Error(`${method} ${path} names no right`);
  }
  const isForm = contract?.body?.as?.includes('multipart');
  const isSmall = contract?.body && !staff && !contract.body.large;
  const beginFresh: preHandlerAsyncHookHandler = async (request, reply) => {
    reply.header('cache-control', 'no-cache');
    await guards.beginPublic(request);
  };
  app.route({
    method,
    url: urlOf(path),
    ...(isSmall && { bodyLimit: SMALL_JSON }),
    ...(contract && { schema: validatedSchema(contract) }),
    ...((staff || limited) && { onRequest: staff ? guards.staff : guards.visitor }),
    ...(cached && { preHandler: cached === 'public' ? beginFresh : guards.repeat }),
    ...(isForm && { preValidation: readForm }),
    config: {
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
