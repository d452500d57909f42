import '../../../definition/model/expression';
import { mapTexts } from '../../../definition/language/localise';
import { resolveService } from '../../../definition/model/resolve';
import type { Service, ServiceFile } from '../../../definition/model/service';
import type { Text } from '../../../definition/model/text';
import { check } from '../../../definition/validate/check';
import { interpret } from '../../../definition/validate/interpret';
import type { ServiceModule } from '../../../definition/validate/serviceModule';
import { toJsonSchema } from '../../../definition/validate/toJsonSchema';
import { agencyDay } from '../../base/moment';
import type { ServiceParts } from './servicing';

/** Returns a text with the other languages, or a dash, in place of what is missing. */
const withAll = (text: Text): readonly string[] => {
  const known = [...text].reverse().find((one) => one.trim() !== '') ?? '–';
  return text.map((one) => (one.trim() === '' ? known : one));
};

/**
 * Makes a form of a document as it is now.
 * @throws Error if there is none, since the document is unfinished
 */
export function liveService(document: ServiceFile, { shared, lists }: ServiceParts): ServiceModule {
  // Questions that staff compose elsewhere, and what the page looks up, are not here.
  const { sections: _, lookup: __, ...resolved } = resolveService(document, shared, lists);
  const steps = resolved.steps.filter(({ blocks }) =>
    blocks.some(({ fields }) => fields.length > 0),
  );
  const named = { ...resolved, id: resolved.id || 'new', steps };
  const service = mapTexts(named, withAll) as Service;
  const validate = interpret(toJsonSchema(service.form));
  // What is broken shows here already, and not while somebody fills the form in.
  check(service.form, {}, validate, { today: agencyDay() });
  return { service, validate };
}
