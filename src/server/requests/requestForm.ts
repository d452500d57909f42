import { requestedService } from '../../definition/model/requested';
import type { Service } from '../../definition/model/service';
import type { Values } from '../../definition/model/values';
import { REQUEST_CALLS } from '../../contract/requests';
import type { StoredRequest } from '../storage/requests';

/** Returns the form of a request: the definition that was filled in, with the named fields only. */
export const requestForm = (
  { id, fields }: Pick<StoredRequest, 'id' | 'fields'>,
  definition: Service,
  answers: Values,
): Service =>
  requestedService(definition, fields, answers, REQUEST_CALLS.answer.path.replace('{id}', id));
