import * as read from '../../platform/content/read';
import { KEY_HEADER } from '../../definition/payload/keyHeader';
import { isRecord, type Values } from '../../definition/model/values';
import { ApiError } from '../../platform/api/apiError';
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
  return { savedBy: read.text(savedBy), savedAt: read.text(savedAt), current };
}

interface Change<T> {
  readonly path: string;
  readonly mine: Partial<T>;
  /** What the change is based on. */
  readonly base: T;
  readonly read: (response: unknown) => T;
  /** Sends the change in another form. */
  readonly body?: object;
  readonly nameOf?: NameOf;
}

/**
 * Changes a record and returns it, also if a colleague has changed something else meanwhile. Throws like staffCall, also
 * if a colleague has changed the same to something else (staleIn).
 */
export async function staffChange<T extends { readonly version: number }>(
  change: Change<T>,
): Promise<T> {
  const { path, mine, base, read, body = mine, ...options } = change;
  try {
    // Servers without versions answer 0.
    return read(
      await staffCall('PUT', path, body, { ...options, version: base.version || undefined }),
    );
  } catch (error) {
    const stale = staleIn(error);
    if (!stale) throw error;
    const theirs = read(stale.current);
    if (collides(mine, base, theirs)) throw error;
    return staffChange({ ...change, base: theirs });
  }
}

const collides = <T extends object>(mine: Partial<T>, before: T, theirs: T): boolean =>
  Object.entries(mine).some(([name, value]) => {
    const now = JSON.stringify(theirs[name as keyof T]);
    return ![value, before[name as keyof T]].some((one) => JSON.stringify(one) === now);
  });

/** Updates a record by form data (docs/requirements.md, P40). Throws like staffCall. */
export const staffUpdate = (path: string, body: Values, nameOf?: NameOf): Promise<unknown> =>
  staffCall('PUT', path, formDataOf(body), nameOf ? { nameOf } : {});
