import { readAs } from '../../contract/readAs';
import { type ContentKind, pathOf } from '../../definition/content/contentType';
import { isRecord, parsedJson, type Values } from '../../definition/model/values';
import type { RecordsOf } from '../openapi/examples';
import { STORE_SERVICE_CALLS } from '../../contract/storeServices';
import { makeSample } from '../../lint/makeSample';
import type { Service } from '../../definition/model/service';
import { toParts } from '../../definition/payload/submitRequest';

/** A response; without a status if there was none. */
export interface Answered {
  readonly status: number | undefined;
  readonly type: string;
  readonly text: string;
}

const LONGEST_WAIT = 30_000;

export type Target = ReturnType<typeof targetAt>;

export function targetAt(base: string, token: string | undefined) {
  const root = base.endsWith('/') ? base : `${base}/`;
  return {
    hasToken: token !== undefined,
    /** Sends one request; with the token if there is one and the call needs it. */
    async call(path: string, init: RequestInit = {}, asStaff = false): Promise<Answered> {
      const bearer = asStaff && token !== undefined && { authorization: `Bearer ${token}` };
      try {
        const response = await fetch(new URL(path, root), {
          ...init,
          headers: { 'accept-language': 'en', ...(init.headers as object), ...bearer },
          signal: AbortSignal.timeout(LONGEST_WAIT),
        });
        const type = response.headers.get('content-type') ?? '';
        return { status: response.status, type, text: await response.text() };
      } catch (error) {
        return { status: undefined, type: '', text: String(error) };
      }
    },
  };
}

/** Returns the records of a kind from the server's public read; none if it fails. */
export const recordsAt =
  (target: Target, kinds: readonly ContentKind[]): RecordsOf =>
  async (id) => {
    const calls = kinds.find((kind) => kind.id === id)?.calls.public ?? [];
    const path = calls.map(pathOf).find((one) => !one.includes('{'));
    return path === undefined ? [] : recordsIn((await target.call(path)).text);
  };

/**
 * Returns the services that the server takes applications for: its files, as far as no published record replaces them and staff
 * have not taken them off the site, and the published records, each with a sample that is made of its questions.
 * @param today YYYY-MM-DD
 */
export async function servicesAt(
  target: Target,
  files: readonly Service[],
  today: string,
): Promise<readonly Service[]> {
  const { list, read } = STORE_SERVICE_CALLS;
  const listed = readAs(list.response.schema, parsedJson((await target.call(list.path)).text));
  const reads = listed.data.map(async ({ id }) => {
    const definition = parsedJson((await target.call(read.path.replace('{id}', id))).text);
    return isRecord(definition) ? [definition as unknown as Service] : [];
  });
  const stored = (await Promise.all(reads)).flat();
  return [
    ...files.filter(({ id }) => !listed.replaced.includes(id)),
    ...stored.map((service) => {
      return { ...service, sample: makeSample(service, today) as Service['sample'] };
    }),
  ];
}

/** Returns the records of a response, whichever shape it has. */
export const recordsIn = (text: string): readonly Values[] => inside(parsedJson(text));

function inside(value: unknown): readonly Values[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  if (!isRecord(value)) return [];
  return 'data' in value ? inside(value.data) : [value];
}

/**
 * Returns a submission for fetch: JSON or form data, as the service requires.
 * @param values in their wire format
 * @param photo stands for each of its files
 */
export function sent(
  service: Service,
  values: Values,
  headers: Record<string, string>,
  photo: File,
): RequestInit {
  const method = 'POST';
  if (service.submit.encoding === 'json') {
    const type = { 'content-type': 'application/json' };
    return { method, headers: { ...headers, ...type }, body: JSON.stringify(values) };
  }
  const body = new FormData();
  for (const part of toParts(service.form, values)) {
    body.append(part.name, 'file' in part ? photo : part.text);
  }
  return { method, headers, body };
}
