import type { Call } from '../../src/server/openapi/call';
import { pathParts } from '../../src/server/openapi/operation';
import { recordsIn } from './sections';
import type { Report } from './report';
import type { Target } from './target';

/** Reads for everybody, and with a token those for staff: each answers in the shape that is expected. */
export async function checkReads(
  calls: readonly Call[],
  target: Target,
  report: Report,
): Promise<void> {
  const reads = calls.filter(
    ({ method, staff, acts, answer }) =>
      method === 'GET' && !acts && !answer.type && (!staff || target.hasToken),
  );
  for (const call of reads) {
    if (call.path === OWN_DOCUMENT) continue;
    const path = await filled(call, target);
    if (path === undefined) continue;
    const { status = 200, or, schema } = call.answer;
    const statuses = or === undefined ? [status] : [status, or];
    const answered = await target.call(path, {}, call.staff);
    report.expect(`GET ${path}`, answered, statuses, schema);
  }
}

/** No server but ours needs to describe itself. */
const OWN_DOCUMENT = 'openapi.json';

/** The path with what it asks for in it; undefined where nothing is known that it would find. */
async function filled(call: Call, target: Target): Promise<string | undefined> {
  const query = Object.entries(call.query ?? {}).flatMap(([name, { example }]) =>
    example === undefined ? [] : [[name, example]],
  );
  const search = query.length > 0 ? `?${new URLSearchParams(query).toString()}` : '';
  const [part] = pathParts(call);
  if (!part) return call.path + search;
  const found = part[1].example ?? (await idFrom(call, target));
  return found === undefined
    ? undefined
    : call.path.replace(`{${part[0]}}`, encodeURIComponent(found)) + search;
}

async function idFrom({ listedBy, staff }: Call, target: Target): Promise<string | undefined> {
  if (listedBy === undefined) return undefined;
  const [first] = recordsIn((await target.call(listedBy, {}, staff)).text);
  const id = first?.id;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
