import { isFiles } from '../../../src/definition/model/types/table';
import type { Service } from '../../../src/definition/model/service';
import { demoRecords, withDemoSections } from '../../fixtures/demoSections';
import { services } from '../submit/submission';

/** Returns the services with a property that a test needs; there is at least one. */
export function servicesThat(
  need: string,
  isOne: (service: Service) => boolean,
): [Service, ...Service[]] {
  const [first, ...rest] = services.filter(isOne);
  if (!first) throw new Error(`there is no service that ${need}`);
  return [first, ...rest];
}

/** Returns the names of a service's photo fields. */
export const fileFields = ({ form }: Service): string[] =>
  Object.entries(form.properties).flatMap(([name, field]) => (isFiles(field) ? [name] : []));

/** Returns how many photos a service's sample sends. */
export const photosIn = (service: Service): number =>
  fileFields(service).reduce((count, name) => {
    const tokens = service.sample[name];
    return count + (Array.isArray(tokens) ? tokens.length : 0);
  }, 0);

/** Returns the path of one application, relative to the API. */
export const readPath = ({ staff: { list, read } }: Service, id: string): string =>
  (read ?? `${list}{id}/`).replace('{id}', id);

/** Returns the service with the sections of the first record that has any. */
export function withSections(service: Service): Service {
  const { sections, sample, given } = service;
  if (given || !sections) return service;
  const { when = {}, record, content } = sections;
  const id = demoRecords(content)[0]?.id ?? '';
  return withDemoSections({
    ...service,
    sample: { ...sample, ...when, ...(record && { [record]: id }) } as Service['sample'],
  });
}
