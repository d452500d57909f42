import { isString } from '../../definition/field';
import type { Handed } from '../../definition/prefill';
import type { ServiceModule } from '../../definition/serviceModule';
import type { Text } from '../../definition/text';
import { neutralName, type Words } from '../../platform/content/words';

/** The kinds of application (paper 2, section 3). */
type ApplicationKind = 1 | 2;

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
  const { properties } = service.form;
  const field = properties[TYPE_NAME];
  if (!field || !isString(field)) return module;
  const choices = types.map((name) => ({ value: neutralName(name), label: toText(name) }));
  const form = {
    ...service.form,
    properties: { ...properties, [TYPE_NAME]: { ...field, choices } },
  };
  return { ...module, service: { ...service, form } };
}

function toText(name: Words): Text {
  const neutral = neutralName(name);
  return [name.ku || neutral, name.ar || neutral, name.en || neutral];
}
