import type { Call } from '../../contract/contractCall';
import { pathParameters } from '../openapi/routeSchema';
import { recordsIn } from './sections';
import type { JsonSchema } from '../../definition/validate/toJsonSchema';
import { isRecord } from '../../definition/model/values';
import type { Report } from './report';
import type { Target } from './target';

/** Checks the response schemas of public reads, and with a token those of staff's reads. */
export async function checkReads(
  calls: readonly Call[],
  target: Target,
  report: Report,
): Promise<void> {
  const reads = calls.filter(
    ({ method, staff, acts, response }) =>
      method === 'GET' && !acts && !response.type && (!staff || target.hasToken),
  );
  for (const call of reads) {
    if (call.path === OWN_DOCUMENT) continue;
    const path = await filled(call, target);
    if (path === undefined) continue;
    const { status = 200, or, schema } = call.response;
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
