import type { Values } from '../../definition/values';
import { call, type Method } from '../../platform/api/call';
import type { NameOf } from '../../platform/api/errorCatalogue';
import { formDataOf } from './formDataOf';

/**
 * Calls the staff API with the bearer of the session. Throws ApiError with the server's issues; staff
 * have been told as the catalogue says, and a 401 has logged out (docs/requirements.md, P43).
 */
export const staffCall = (
  method: Method,
  path: string,
  body?: object,
  nameOf?: NameOf,
): Promise<unknown> => call(method, path, { ...(body && { body }), ...(nameOf && { nameOf }) });

/** Updates something by form data, (docs/requirements.md, P40). Throws as staffCall does. */
export const staffUpdate = (path: string, body: Values, nameOf?: NameOf): Promise<unknown> =>
  staffCall('PUT', path, formDataOf(body), nameOf);
