import { payloadShape } from '../../definition/payload/payload';
import { requestedService } from '../../definition/model/requested';
import type { Service } from '../../definition/model/service';
import type { Values } from '../../definition/model/values';
import { interpret } from '../../definition/validate/interpret';
import { toJsonSchema } from '../../definition/validate/toJsonSchema';
import { REQUEST_CALLS } from '../../contract/requests';
import { type CatalogueEntry, toEntry } from '../catalogue';
import type { StoredRequest } from '../storage/requests';

/** Returns the form of a request: the definition that was filled in, with the named fields only. */
export const requestForm = (
  { id, fields }: Pick<StoredRequest, 'id' | 'fields'>,
  definition: Service,
  answers: Values,
): Service =>
  requestedService(definition, fields, answers, REQUEST_CALLS.answer.path.replace('{id}', id));

/** Returns the same as the server validates by it. */
export function requestEntry(form: Service): CatalogueEntry {
  return toEntry({ service: form, validate: interpret(toJsonSchema(payloadShape(form))) });
}
