import type { ContentKind } from '../../definition/content/contentType';
import { PUBLICATION, type Publication, publicationOf } from '../../definition/content/publication';
import type { Values } from '../../definition/model/values';
import { formDataOf } from '../data/formDataOf';
import { staffCall, staleIn } from '../data/staffCall';
import { createCall, updateCall } from './calls';
import { settleConflict } from './conflict/conflictStore';
import { pathTitle } from './pathTitle';
import { documentOf, type StaffRecord, toRecord } from './records';

/** Updated as form data: single records, and kinds whose id is in the record, are sent as JSON. */
const isOfMany = ({ many, calls }: ContentKind): boolean =>
  many === true && calls.update?.[0]?.includes('{id}') === true;

const hasFiles = (form: FormData): boolean =>
  [...form.values()].some((part) => part instanceof File);

/**
 * Saves a record: PUT when it has an id, otherwise POST (docs/requirements.md, P40). If somebody has saved it since it
 * was read, staff are asked which values stay. Gives it as the server holds it now. Throws ApiError with the server's
 * issues.
 * @param on the record on which the edit is based, undefined if it is not known; and when it is to be shown, undefined: as
 * it was
 */
export async function saveRecord(
  kind: ContentKind,
  id: string | undefined,
  document: Values,
  {
    base,
    shown,
  }: { readonly base: StaffRecord | undefined; readonly shown?: Publication | undefined },
): Promise<StaffRecord> {
  const nameOf = (path: string) => (path === '' ? '' : pathTitle(kind.fields, path));
  const [method, path] =
    id === undefined
      ? (['POST', createCall(kind) ?? ''] as const)
      : (['PUT', updateCall(kind, id) ?? ''] as const);
  const body = shown ? { ...document, [PUBLICATION]: { ...shown } } : document;
  const form = formDataOf(body);
  const isForm = (method === 'PUT' && isOfMany(kind)) || hasFiles(form);
  const version = typeof base?.version === 'number' ? base.version : undefined;
  try {
    const response = await staffCall(method, path, isForm ? form : body, { nameOf, version });
    return toRecord(response) ?? { ...document, id: id ?? '' };
  } catch (error) {
    const stale = staleIn(error);
    const theirs = stale && toRecord(stale.current);
    if (!theirs) throw error;
    const kept = await settleConflict({ kind, base, mine: body, theirs, ...stale });
    if (kept === undefined) throw error;
    if (kept === 'theirs') return theirs;
    const chosen = { base: theirs, shown: shown && publicationOf(kept) };
    return saveRecord(kind, theirs.id, documentOf(kind.fields, kept), chosen);
  }
}
