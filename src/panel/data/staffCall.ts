import type { Values } from '../../definition/model/values';
import { call, type Method } from '../../platform/api/call';
import type { NameOf } from '../../platform/api/errorCatalogue';
import { formDataOf } from './formDataOf';

/**
 * Calls the staff API with the session's token. Throws ApiError with the server's errors, after
 * staff have been notified; a 401 logs out (docs/requirements.md, P43).
 */
export const staffCall = (
  method: Method,
  path: string,
  body?: object,
  nameOf?: NameOf,
): Promise<unknown> => call(method, path, { ...(body && { body }), ...(nameOf && { nameOf }) });

/** Updates a record by form data (docs/requirements.md, P40). Throws like staffCall. */
export const staffUpdate = (path: string, body: Values, nameOf?: NameOf): Promise<unknown> =>
  staffCall('PUT', path, formDataOf(body), nameOf);
