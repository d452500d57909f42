import { randomUUID } from 'node:crypto';
import { type Call, callKey } from '../../contract/contractCall';
import { pathParameters } from '../http/route';
import { recordsIn, type Target, sent } from './target';
import type { JsonSchema } from '../../definition/model/jsonSchema';
import { isRecord, type Values } from '../../definition/model/values';
import type { Report } from './report';
import { DONE, named, having } from '../../contract/schema';
import type { Service } from '../../definition/model/service';

/** Checks the response schemas of public reads, and with a token those of staff's reads. */
export async function checkReads(
  calls: readonly Call[],
  target: Target,
  report: Report,
): Promise<void> {
  const reads = calls.filter(
    ({ method, staff, acts, response }) =>
      method === 'GET' && !acts && !response?.type && (!staff || target.hasToken),
  );
  for (const call of reads) {
    if (call.path === OWN_DOCUMENT) continue;
    const path = await filled(call, target);
    if (path === undefined) continue;
    const { status = 200, or, schema } = call.response ?? { schema: DONE };
    const statuses = or === undefined ? [status] : [status, or];
    const answered = await target.call(path, {}, call.staff !== undefined);
    report.expect(`GET ${path}`, answered, statuses, schema);
  }
}

/** Only our server has to describe itself. */
const OWN_DOCUMENT = 'openapi.json';

/** Returns the path with its parameters filled in; undefined if no value is known that the server would find. */
async function filled(call: Call, target: Target): Promise<string | undefined> {
  const query = examplesOf(call.query);
  const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
  const [part] = Object.keys(pathParameters(call));
  if (part === undefined) return call.path + search;
  const [example] = examplesOf(call.inPath);
  const found = example?.[1] ?? (await idFrom(call, target));
  return found === undefined
    ? undefined
    : call.path.replace(`{${part}}`, encodeURIComponent(found)) + search;
}

function examplesOf(parameters: JsonSchema | undefined): [string, string][] {
  const properties = isRecord(parameters?.properties) ? parameters.properties : {};
  return Object.entries(properties).flatMap(([name, schema]): [string, string][] => {
    const [example] = isRecord(schema) && Array.isArray(schema.examples) ? schema.examples : [];
    return typeof example === 'string' ? [[name, example]] : [];
  });
}

async function idFrom({ listedBy, staff }: Call, target: Target): Promise<string | undefined> {
  if (listedBy === undefined) return undefined;
  const [first] = recordsIn((await target.call(listedBy, {}, staff !== undefined)).text);
  const id = first?.id;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

const ERRORS = named('Errors');
const NOBODY = 'nobody-has-this-id';
const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * Checks that refused requests have the common error shape: staff's calls without a session, unknown records, and
 * unreadable bodies.
 * @param write also staff's calls that would write if they were not refused
 */
export async function checkRefusals(
  calls: readonly Call[],
  target: Target,
  report: Report,
  write: boolean,
): Promise<void> {
  for (const call of calls) {
    const path = call.path.replaceAll(/\{\w+\}/gu, NOBODY);
    if (call.staff && (call.method === 'GET' || write)) {
      const init = call.body ? { headers: JSON_TYPE, body: '{}' } : {};
      const answered = await target.call(path, { method: call.method, ...init });
      report.expect(`${callKey(call)} without a session`, answered, [401], ERRORS);
    } else if (call.method === 'GET' && call.path.includes('{id}')) {
      report.expect(`GET ${path}`, await target.call(path), [404], ERRORS);
    } else if (call.isSubmit && !call.staff) {
      const answered = await target.call(path, {
        method: 'POST',
        headers: JSON_TYPE,
        body: '{"a":',
      });
      report.expect(`POST ${path} with a truncated body`, answered, [400, 415], ERRORS);
    }
  }
  report.expect(`GET ${NOBODY}/`, await target.call(`${NOBODY}/`), [404], ERRORS);
}

const TAKEN = having({ reference: named('Reference') });

/** Checks each service with its sample: accepted, stored once under one key, and refused with an unknown field. */
export async function checkSubmits(
  services: readonly Service[],
  examples: ReadonlyMap<string, Values>,
  target: Target,
  report: Report,
): Promise<void> {
  for (const service of services) {
    const example = examples.get(service.id) ?? service.sample;
    const { path } = service.submit;
    const headers = { 'idempotency-key': randomUUID(), 'content-language': 'en' };
    const send = (values: Values, more: object = {}) =>
      target.call(path, sent(service, values, { ...headers, ...more }, PHOTO));
    const call = `POST ${path}`;
    const first = await send(example);
    if (report.expect(call, first, [201], TAKEN) === undefined) continue;
    const again = await send(example);
    report.expect(`${call} repeated`, again, [201], TAKEN);
    if (again.status === 201 && referenceIn(again.text) !== referenceIn(first.text)) {
      report.differs(`${call} repeated`, 'returns another reference');
    }
    const wrong = { ...example, nobodyAskedForThis: 'x' };
    const refused = await send(wrong, { 'idempotency-key': randomUUID() });
    report.expect(`${call} with an unknown field`, refused, [422], ERRORS);
  }
}

/** The rest of the response may differ: a link that is stored as a hash is created again. */
const referenceIn = (text: string): unknown =>
  (JSON.parse(text) as { readonly reference?: unknown }).reference;

/** One pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PHOTO = new File([PIXEL], 'photo.png', { type: 'image/png' });
