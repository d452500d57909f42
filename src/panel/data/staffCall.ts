import { KEY_HEADER } from '../../definition/payload/keyHeader';
import { isRecord, type Values } from '../../definition/model/values';
import { ApiError } from '../../platform/api/apiError';
import { call, type Method } from '../../platform/api/call';
import type { NameOf } from '../../platform/api/errorCatalogue';
import { textIn } from '../../platform/content/readResponse';
import { formDataOf } from './formDataOf';

/**
 * Calls the staff API with the session's token. Throws ApiError with the server's errors, after
 * staff have been notified; a 401 logs out (docs/requirements.md, P43).
 */
export const staffCall = (
  method: Method,
  path: string,
  body?: object,
  { nameOf, version, key }: StaffCallOptions = {},
): Promise<unknown> =>
  call(method, path, {
    ...(body && { body }),
    ...(nameOf && { nameOf }),
    headers: {
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
      ...(key !== undefined && { [KEY_HEADER]: key }),
    },
  });

interface StaffCallOptions {
  readonly nameOf?: NameOf;
  /** The version on which a write is based: a stale one is refused (staleIn). */
  readonly version?: number | undefined;
  /** The server carries a write with the same key out once. */
  readonly key?: string;
}

/** Somebody has written since the version that a write is based on. */
export interface Stale {
  readonly savedBy: string;
  readonly savedAt: string;
  /** What is stored now. */
  readonly current: unknown;
}

/** Returns what has been stored since, if a write was refused for that. */
export function staleIn(error: unknown): Stale | undefined {
  if (!(error instanceof ApiError) || error.status !== 412 || !isRecord(error.body))
    return undefined;
  const { savedBy, savedAt, current } = error.body;
  return { savedBy: textIn(savedBy), savedAt: textIn(savedAt), current };
}

/** Updates a record by form data (docs/requirements.md, P40). Throws like staffCall. */
export const staffUpdate = (path: string, body: Values, nameOf?: NameOf): Promise<unknown> =>
  staffCall('PUT', path, formDataOf(body), nameOf ? { nameOf } : {});
