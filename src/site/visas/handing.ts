import type { Handed } from '../../definition/prefill';
import type { ServiceModule } from '../../definition/serviceModule';
import { neutralName, type Words } from '../../platform/content/words';

/** The kinds of application (paper 2, section 3). */
export type ApplicationKind = 1 | 2;

export const TOP_COUNTRY: ApplicationKind = 1;
export const NORMAL_COUNTRY: ApplicationKind = 2;

const TYPE_NAME = 'visaTypeName';

/** What a page hands over to the form; without a type, an empty name takes back what a draft says. */
export const handing = (
  kind: ApplicationKind,
  visaId: string,
  type: Words | undefined,
): Handed => ({
  visaId,
  applicationId: kind,
  [TYPE_NAME]: type ? neutralName(type) : '',
});

/** The service as it calls the types of this country in the reader's language: sent is the third name. */
export function withTypeNames(module: ServiceModule, types: readonly Words[]): ServiceModule {
  const { service } = module;
  const field = service.form.properties[TYPE_NAME];
  if (!field || !('widget' in field) || field.widget !== 'handed') return module;
  const choices = types.map((name) => ({
    value: neutralName(name),
    label: [name.ku, name.ar, name.en].map((word) => word || neutralName(name)),
  }));
  const properties = { ...service.form.properties, [TYPE_NAME]: { ...field, choices } };
  return {
    ...module,
    service: { ...service, form: { ...service.form, properties } },
  } as ServiceModule;
}
