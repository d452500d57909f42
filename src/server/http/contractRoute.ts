import { Ajv, type ValidateFunction } from 'ajv';
import type { FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import type { ResponseOf, BodyOf, Call, QueryOf } from '../../contract/contractCall';
import { AJV_OPTIONS } from '../../definition/validate/ajvOptions';
import { fromAjv } from '../../definition/validate/fromAjv';
import { isRecord } from '../../definition/model/values';
import type { JsonSchema } from '../../definition/model/jsonSchema';
import { HttpRefusal } from './refusal';
import type { Route } from './addRoutes';

/** A request whose body and query have been validated by the schemas of a call. */
export type RequestTo<C extends Call> = FastifyRequest<{
  Body: BodyOf<C>;
  Querystring: QueryOf<C>;
  Params: Readonly<Record<string, string>>;
}>;

type Handler<C extends Call> = (
  request: RequestTo<C>,
  reply: FastifyReply,
) => Promise<ResponseOf<C> | FastifyReply>;

/** Binds a handler to a call of the contract, whose types and status it has and whose schemas validate its requests. */
export const contractRoute = <C extends Call>(
  call: C,
  handle: Handler<C>,
  more: Pick<Route, 'cached'> = {},
): Route => ({
  ...call,
  ...more,
  contract: call,
  handle: (request, reply) => {
    if (call.response?.status !== undefined) reply.code(call.response.status);
    return (handle as Route['handle'])(request, reply);
  },
});

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
