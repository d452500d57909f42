import type { Json } from '../../definition/values';
import { type Body, type Call, callKey, type Parameter } from './call';
import { TEXT } from './schemas';

type Part = Readonly<Record<string, unknown>>;

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'What was sent cannot be read.',
  401: 'Nobody is logged in.',
  403: 'A page of another site has sent it.',
  404: 'There is no such thing.',
  409: 'Other records name it.',
  413: 'Too much at once.',
  415: 'No body of a kind that is taken here.',
  422: 'Fields that cannot be taken, or an Idempotency-Key that was used for other answers.',
  429: 'Too often; Retry-After says for how many seconds.',
  503: 'Too many photos wait already, or the disk is full; Retry-After says for how many seconds.',
};

/** What a call may be refused with, by status. */
export const REFUSED = Object.fromEntries(
  Object.entries(REFUSALS).map(([status, description]) => [
    `refused${status}`,
    {
      description,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
    },
  ]),
);

/** The headers that calls know. */
export const HEADERS = {
  acceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    schema: { ...TEXT, examples: ['ckb', 'ar', 'en'] },
    description: 'The language of messages and places.',
  },
  contentLanguage: {
    name: 'Content-Language',
    in: 'header',
    schema: { ...TEXT, examples: ['ckb', 'ar', 'en'] },
    description: 'The language in which the form was filled in.',
  },
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { ...TEXT, pattern: '^[\\w.:-]{8,200}$' },
    description: 'Made when the form was opened: the same key and answers give the same reference.',
  },
};

const header = (name: keyof typeof HEADERS) => ({ $ref: `#/components/parameters/${name}` });

/** A call as OpenAPI writes it. */
export function operation(call: Call): Part {
  const { tag, summary, staff, isSubmit, body } = call;
  return {
    operationId: callKey(call).replaceAll(/[^\w]+/gu, '_'),
    tags: [tag],
    summary,
    parameters: [
      ...pathParts(call).map(([name, one]) => parameter('path', name, one)),
      ...Object.entries(call.query ?? {}).map(([name, one]) => parameter('query', name, one)),
      header('acceptLanguage'),
      ...(isSubmit ? [header('contentLanguage'), header('idempotencyKey')] : []),
    ],
    ...(body && { requestBody: { required: true, content: contents(body) } }),
    responses: responses(call),
    security: staff ? [{ bearer: [] }] : [],
  };
}

/** The parts of a call's path, in their order. */
export const pathParts = ({ path, inPath = {} }: Call): [string, Parameter][] =>
  [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => [
    name,
    inPath[name] ?? { schema: TEXT },
  ]);

const parameter = (place: string, name: string, one: Parameter): Part => ({
  name,
  in: place,
  schema: one.schema,
  ...(one.about !== undefined && { description: one.about }),
  ...((place === 'path' || one.required) && { required: true }),
  ...(one.example !== undefined && { example: one.example }),
});

const TYPES = { json: 'application/json', multipart: 'multipart/form-data' } as const;

/** In form data, whatever is no text is JSON text, and a file is a part of its own. */
const contents = ({ as, schema, example }: Body): Part =>
  Object.fromEntries(
    as.map((one) => [TYPES[one], { schema, ...(example && { example: example satisfies Json }) }]),
  );

function responses({ path, staff, limited, isSubmit, isNamed, body, query, answer }: Call): Part {
  const { status = 200, or, schema, type = ['application/json'] } = answer;
  const good = {
    description: 'Done.',
    content: Object.fromEntries(type.map((one) => [one, { schema }])),
  };
  const isLogin = path === 'login/';
  const hasPhotos = isSubmit && body?.as.includes('multipart');
  const refused = [
    ...(staff || isLogin ? [401] : []),
    ...(limited ? [403] : []),
    ...(path.includes('{') || path.startsWith('reset') ? [404] : []),
    ...(body ? [400, 413, 415] : []),
    ...(body || query ? [422] : []),
    ...(isNamed ? [409] : []),
    ...(limited || isLogin || hasPhotos ? [429] : []),
    ...(isSubmit ? [503] : []),
  ];
  return {
    [status]: good,
    ...(or !== undefined && { [or]: good }),
    ...Object.fromEntries(
      refused.map((one) => [one, { $ref: `#/components/responses/refused${one}` }]),
    ),
  };
}
