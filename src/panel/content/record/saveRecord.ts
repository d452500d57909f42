import type { ContentKind } from '../../../definition/content/contentType';
import { CHANGE } from '../../../definition/content/publication';
import { isRecord, type Values } from '../../../definition/model/values';
import { formDataOf } from '../../data/formDataOf';
import { staffCall, staleIn } from '../../data/staffCall';
import { createCall, updateCall } from '../calls';
import { settleConflict } from '../conflict/settleConflict';
import { pathTitle } from '../pathTitle';
import { changeCall } from '../changes/changes';
import { editedOf, type StaffRecord, toRecord } from '../records';

/** Updated as form data: single records, and kinds whose id is in the record, are sent as JSON. */
const isOfMany = ({ many, calls }: ContentKind): boolean =>
  many === true && calls.update?.[0]?.includes('{id}') === true;

const hasFiles = (form: FormData): boolean =>
  [...form.values()].some((part) => part instanceof File);

/** Returns the record of a response; of one about a change, the change, or else the record as visitors have it. */
function storedIn(response: unknown): StaffRecord | undefined {
  if (!isRecord(response) || !('live' in response)) return toRecord(response);
  return toRecord(response.record) ?? toRecord(response.live);
}

const isSame = (kind: ContentKind, ...records: readonly StaffRecord[]): boolean =>
  new Set(records.map((record) => JSON.stringify(editedOf(kind, record)))).size === 1;

/**
 * Saves a record: PUT when it has an id, otherwise POST (docs/requirements.md, P40). If somebody has saved it since it
 * was read, staff are asked which values stay. Gives it as the server holds it now. Throws ApiError with the server's
 * issues.
 * @param edited the fields and, unless that stays as it is, when the record is shown (editedOf); with `change`, it is saved
 * as a change that is published later
 * @param base the record on which the edit is based; undefined if it is not known
 */
export async function saveRecord(
  kind: ContentKind,
  id: string | undefined,
  edited: Values,
  base: StaffRecord | undefined,
): Promise<StaffRecord> {
  const nameOf = (path: string) => (path === '' ? '' : pathTitle(kind.fields, path));
  const isChange = CHANGE in edited;
  const updated = isChange ? changeCall : updateCall;
  const [method, path] =
    id === undefined
      ? (['POST', createCall(kind) ?? ''] as const)
      : (['PUT', updated(kind, id) ?? ''] as const);
  const form = formDataOf(edited);
  const isForm = (method === 'PUT' && !isChange && isOfMany(kind)) || hasFiles(form);
  const version = typeof base?.version === 'number' ? base.version : undefined;
  try {
    const response = await staffCall(method, path, isForm ? form : edited, { nameOf, version });
    return storedIn(response) ?? { ...edited, id: id ?? '' };
  } catch (error) {
    const stale = staleIn(error);
    const theirs = stale && storedIn(stale.current);
    if (!theirs) throw error;
    // Only the record beside a change was saved, which shows in the change.
    if (isChange && base && isSame(kind, theirs, base))
      return saveRecord(kind, theirs.id, edited, theirs);
    const kept = await settleConflict({ kind, base, mine: edited, theirs, ...stale });
    if (kept === undefined) throw error;
    if (kept === 'theirs') return theirs;
    return saveRecord(kind, theirs.id, kept, theirs);
  }
}
