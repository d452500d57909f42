import { type Call, callKey } from '../../contract/contractCall';
import { PROOF_HEADER } from '../../contract/proof';
import * as s from '../../contract/schema';
import { KEY_HEADER } from '../../definition/payload/keyHeader';
import type { JsonSchema } from '../../definition/model/jsonSchema';
import type { Values } from '../../definition/model/values';
import { KEY_FORM } from '../http/request';
import { pathParameters } from '../http/route';

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'What was sent cannot be read.',
  401: 'Nobody is logged in.',
  403: 'The account does not have the right, or a page of another site has sent it.',
  404: 'There is no such thing.',
  409: 'Other records or applications refer to it.',
  412: 'Somebody has written since: savedBy, savedAt, and what is stored now as current.',
  413: 'Too much at once.',
  415: 'The body has a media type that is not accepted.',
  422: `Fields that cannot be accepted, or an ${KEY_HEADER} that was used for other answers.`,
  429: 'Too many requests; Retry-After says for how many seconds.',
  503: 'Photos wait, the disk is full, or an upgrade is under way; Retry-After says for how many seconds.',
};

const LANGUAGE_HEADERS = ['ckb', 'ar', 'en'];

const ACCEPT_LANGUAGE: JsonSchema = {
  ...s.TEXT,
  description: 'The language of messages and places.',
  examples: LANGUAGE_HEADERS,
};

const KEYED_HEADERS: Readonly<Record<string, JsonSchema>> = {
  [KEY_HEADER]: {
    ...s.TEXT,
    pattern: KEY_FORM.source,
    description:
      'Made once for what is sent: repeated with the same key and content, it is done once.',
  },
};

const SUBMIT_HEADERS: Readonly<Record<string, JsonSchema>> = {
  ...KEYED_HEADERS,
  'Content-Language': {
    ...s.TEXT,
    description: 'The language in which the form was filled in.',
    examples: LANGUAGE_HEADERS,
  },
  [PROOF_HEADER]: {
    ...s.TEXT,
    description:
      'A refusal with 429 may have a task in its body: proof, {challenge, bits}. The challenge, a dot and a number whose SHA-256 hash begins with so many zero bits are accepted once, over the limit too.',
  },
};

const VERSION_HEADERS: Readonly<Record<string, JsonSchema>> = {
  'If-Match': {
    ...s.TEXT,
    description:
      'The version on which the write is based, as ETag had it: "7". It may be in the body, too, as version. Without one, the write replaces whatever is stored.',
    examples: ['*'],
  },
};

const MEDIA_TYPES: Readonly<Record<'json' | 'multipart', string>> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
};

/** Returns the operation of a call in OpenAPI 3.1. */
export function operationOf(call: Call, example: Values | undefined) {
  const { tag, summary, staff, isSubmit, keyed, versioned, query, body, response } = call;
  const { status = 200, or, schema, type = ['application/json'] } = response ?? { schema: s.DONE };
  const good = { description: 'Done.', content: contentOf(type, { schema }) };
  const headers = {
    'Accept-Language': ACCEPT_LANGUAGE,
    ...(isSubmit && SUBMIT_HEADERS),
    ...(keyed && KEYED_HEADERS),
    ...(versioned && VERSION_HEADERS),
  };
  const types = (body?.as ?? ['json']).map((one) => MEDIA_TYPES[one]);
  return {
    operationId: callKey(call).replaceAll(/[^\w]+/gu, '_'),
    tags: [tag],
    summary,
    parameters: [
      ...parametersIn('path', s.having(pathParameters(call))),
      ...parametersIn('query', query),
      ...parametersIn('header', s.having({}, headers)),
    ],
    ...(body && {
      requestBody: { required: true, content: contentOf(types, { schema: body.schema, example }) },
    }),
    security: staff ? [{ bearer: [] }] : [],
    ...(staff && { 'x-right': staff }),
    responses: {
      ...Object.fromEntries(refusals(call).map((one) => [one, refused(one)])),
      [status]: good,
      ...(or !== undefined && { [or]: good }),
    },
  };
}

const contentOf = (types: readonly string[], content: object) =>
  Object.fromEntries(types.map((type) => [type, content]));

/** Returns the parameters that the properties of a schema are. */
function parametersIn(place: string, { properties, required }: JsonSchema = {}) {
  const entries = Object.entries((properties ?? {}) as Readonly<Record<string, JsonSchema>>);
  return entries.map(([name, { description, ...schema }]) => ({
    ...{ name, in: place, description, schema },
    required: Array.isArray(required) && required.includes(name),
  }));
}

const refused = (status: number) => ({
  description: REFUSALS[status],
  content: contentOf(['application/json'], { schema: s.named('Errors') }),
});

function refusals(call: Call): number[] {
  const { path, staff, limited, isSubmit, isNamed, versioned, body, query } = call;
  const isLogin = path === 'login/';
  const hasPhotos = isSubmit && body?.as?.includes('multipart');
  return [
    ...(staff || isLogin ? [401] : []),
    ...(staff || limited ? [403] : []),
    ...(path.includes('{') || path.startsWith('reset') ? [404] : []),
    ...(body ? [400, 413, 415] : []),
    ...(body || query ? [422] : []),
    ...(isNamed ? [409] : []),
    ...(versioned ? [412] : []),
    ...(limited || isLogin || hasPhotos ? [429] : []),
    ...(isSubmit ? [503] : []),
  ];
}
