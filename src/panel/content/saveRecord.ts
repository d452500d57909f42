import type { ContentKind } from '../../definition/content';
import type { Values } from '../../definition/values';
import { staffCall } from '../data/staffCall';
import { createCall, updateCall } from './calls';
import { pathTitle } from './pathTitle';
import { type StaffRecord, toRecord } from './records';

/**
 * Saves a record: PUT when it has an id, otherwise POST (paper 2, section 7). Gives it as the server
 * holds it now. Throws ApiError with the server's issues.
 */
export async function saveRecord(
  kind: ContentKind,
  id: string | undefined,
  document: Values,
): Promise<StaffRecord> {
  const nameOf = (path: string) => (path === '' ? '' : pathTitle(kind.fields, path));
  const answer =
    id === undefined
      ? await staffCall('POST', createCall(kind) ?? '', document, nameOf)
      : await staffCall('PUT', updateCall(kind, id) ?? '', document, nameOf);
  return toRecord(answer) ?? { ...document, id: id ?? '' };
}
