import { readServices } from '../../scripts/vite/readServices';
import { fromPayload } from '../../src/definition/payload/payload';
import type { Service } from '../../src/definition/model/service';
import type { Values } from '../../src/definition/model/values';

export const SERVICES: readonly Service[] = readServices('schemas');

/** Returns the services that are in scripts: a service's call is in its own file and in no other. */
export const servicesIn = (scripts: string): string[] =>
  SERVICES.filter(({ submit }) => scripts.includes(submit.path)).map(({ id }) => id);

/** The sample as a visitor would answer it; a required answer that is never sent is made up. */
export function answersOf(service: Service): Values {
  const { form, sample } = service;
  const values = fromPayload(service, sample);
  for (const name of form.required ?? []) {
    const field = form.properties[name];
    if (values[name] === undefined && field && 'format' in field && field.format === 'date') {
      values[name] = '1990-01-31';
    }
  }
  return values;
}
