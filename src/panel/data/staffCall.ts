import { call, type Method } from '../../platform/api/call';
import type { NameOf } from '../../platform/api/errorCatalogue';

/**
 * Calls the staff API with the bearer of the session. Throws ApiError with the server's issues; staff
 * have been told as the catalogue says, and a 401 has logged out (paper 2, section 8).
 */
export const staffCall = (
  method: Method,
  path: string,
  body?: object,
  nameOf?: NameOf,
): Promise<unknown> => call(method, path, { ...(body && { body }), ...(nameOf && { nameOf }) });
