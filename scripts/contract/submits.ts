import { randomUUID } from 'node:crypto';
import { isFiles } from '../../src/definition/field';
import type { Service } from '../../src/definition/service';
import type { Json, Values } from '../../src/definition/values';
import { having, named } from '../../src/server/openapi/schemas';
import type { Report } from './report';
import type { Target } from './target';

const TAKEN = having({ reference: named('Reference') });
const ERRORS = named('Errors');

/** The sample of each service: taken, taken once only under one key, and refused with a fault in it. */
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
      target.call(path, sent(service, values, { ...headers, ...more }));
    const call = `POST ${path}`;
    const first = await send(example);
    if (report.expect(call, first, [201], TAKEN) === undefined) continue;
    const again = await send(example);
    report.expect(`${call} once more`, again, [201], TAKEN);
    if (again.status === 201 && again.text !== first.text) {
      report.differs(`${call} once more`, 'answers another reference');
    }
    const wrong = { ...example, nobodyAskedForThis: 'x' };
    const refused = await send(wrong, { 'idempotency-key': randomUUID() });
    report.expect(`${call} with a field too many`, refused, [422], ERRORS);
  }
}

function sent(service: Service, values: Values, headers: Record<string, string>): RequestInit {
  const method = 'POST';
  if (service.submit.encoding === 'json') {
    const type = { 'content-type': 'application/json' };
    return { method, headers: { ...headers, ...type }, body: JSON.stringify(values) };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) append(body, service, name, value);
  return { method, headers, body };
}

function append(body: FormData, { form }: Service, name: string, value: Json | undefined): void {
  if (value === null || value === undefined) return;
  const field = form.properties[name];
  if (field && isFiles(field) && Array.isArray(value)) {
    for (const _ of value) body.append(name, new Blob([PHOTO], { type: 'image/png' }), 'photo.png');
  } else body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
}

/** One pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
