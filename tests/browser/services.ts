import { readServices } from '../../scripts/vite/readServices';
import type { Service } from '../../src/definition/service';
import { fromWire } from '../../src/definition/wire';
import type { Values } from '../../src/definition/values';

export const SERVICES: readonly Service[] = readServices('schemas');

/** The sample as a visitor would answer it; a required answer that is never sent is made up. */
export function answersOf({ form, sample }: Service): Values {
  const values = fromWire(form, sample);
  for (const name of form.required ?? []) {
    const field = form.properties[name];
    if (values[name] === undefined && field && 'format' in field && field.format === 'date') {
      values[name] = '1990-01-31';
    }
  }
  return values;
}
