import { randomUUID } from 'node:crypto';
import type { Service } from '../../definition/model/service';
import type { Values } from '../../definition/model/values';
import { having, named } from '../../contract/schema';
import type { Report } from './report';
import { sent } from './sent';
import type { Target } from './target';

const TAKEN = having({ reference: named('Reference') });
const ERRORS = named('Errors');

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
