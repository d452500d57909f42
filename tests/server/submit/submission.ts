import { fromPayload } from '../../../src/definition/payload/payload';
import { toRequest } from '../../../src/definition/payload/submitRequest';
import type { Service } from '../../../src/definition/model/service';
import type { Values } from '../../../src/definition/model/values';
import { fieldAt } from '../../../src/definition/model/fieldAt';
import { isFiles } from '../../../src/definition/model/types/table';
import { loadCatalogue } from '../../../src/server/catalogue';
import { withDemoSections } from '../../fixtures/demoSections';
import { ROOT } from '../support/folders';
import { multipartBody, type TestPart } from '../http/multipartBody';
import { picture } from '../photos/pictures';
import { pdf } from '../../shared/pdf';

/** Returns whether a form asks for the applicant's first name, as those of the specification do. */
export const asksFirstName = ({ form }: Service): boolean => 'firstName' in form.properties;

/**
 * Every service of the project, with the sections that a server with the demo content asks. Those that ask for a first
 * name come first: tests that need only one service change this answer.
 */
export const services: readonly Service[] = (await loadCatalogue(ROOT))
  .map(({ service }) => withDemoSections(service))
  .toSorted((a, b) => Number(asksFirstName(b)) - Number(asksFirstName(a)));

/** Returns the services of one encoding; there is at least one. */
export function servicesWith(encoding: Service['submit']['encoding']): [Service, ...Service[]] {
  const [first, ...rest] = services.filter(({ submit }) => submit.encoding === encoding);
  if (!first) throw new Error(`no service is sent as ${encoding}`);
  return [first, ...rest];
}

const PDF = pdf();

export interface Injection {
  readonly method: 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload: string | Buffer;
}

/** Returns the request that submits a service's sample, built by the encoder of the pages. */
export async function sampleRequest(
  service: Service,
  headers: Record<string, string> = {},
  change: (values: Values) => Values = (values) => values,
): Promise<Injection> {
  const values = change(fromPayload(service, service.sample));
  const request = toRequest(service, values, 'en');
  const target = { method: 'POST', url: `/api/${request.path}` } as const;
  if (request.encoding === 'json') {
    const type = { 'content-type': 'application/json' };
    return { ...target, headers: { ...type, ...headers }, payload: JSON.stringify(request.json) };
  }
  const photo = await picture();
  const parts = request.parts.map((part): TestPart =>
    'text' in part
      ? { name: part.name, content: part.text }
      : fieldAt(service.form, part.name)?.widget === 'document'
        ? { name: part.name, filename: 'letter.pdf', type: 'application/pdf', content: PDF }
        : { name: part.name, filename: 'photo.jpg', type: 'image/jpeg', content: photo },
  );
  const body = multipartBody(parts);
  return { ...target, headers: { ...body.headers, ...headers }, payload: body.payload };
}

/**
 * Returns the request that submits values as they are, built without the encoder of the pages: in a multipart body
 * each photo is a part, and values other than texts are JSON texts.
 */
export async function wireRequest(
  service: Service,
  wire: Values,
  headers: Record<string, string> = {},
): Promise<Injection> {
  const target = { method: 'POST', url: `/api/${service.submit.path}` } as const;
  if (service.submit.encoding === 'json') {
    const type = { 'content-type': 'application/json' };
    return { ...target, headers: { ...type, ...headers }, payload: JSON.stringify(wire) };
  }
  const photo = await picture();
  const body = multipartBody(
    Object.entries(wire).flatMap(([name, value]): TestPart[] => {
      if (value === null || value === undefined) return [];
      const field = service.form.properties[name];
      if (field && isFiles(field) && Array.isArray(value)) {
        return value.map(() => ({ name, filename: 'photo.jpg', content: photo }));
      }
      return [{ name, content: typeof value === 'string' ? value : JSON.stringify(value) }];
    }),
  );
  return { ...target, headers: { ...body.headers, ...headers }, payload: body.payload };
}

/** Returns the text parts of a multipart service's sample. */
export function sampleTexts(service: Service): TestPart[] {
  const request = toRequest(service, fromPayload(service, service.sample), 'en');
  if (request.encoding !== 'multipart') throw new Error(`${service.id} is sent as JSON`);
  return request.parts.flatMap((part) =>
    'text' in part ? [{ name: part.name, content: part.text }] : [],
  );
}
