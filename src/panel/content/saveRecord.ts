import type { ContentKind } from '../../definition/content/contentType';
import type { Values } from '../../definition/model/values';
import { formDataOf } from '../data/formDataOf';
import { staffCall } from '../data/staffCall';
import { createCall, updateCall } from './calls';
import { pathTitle } from './pathTitle';
import { type StaffRecord, toRecord } from './records';

/** Updated as form data: single records, and kinds whose id is in the record, are sent as JSON. */
const isOfMany = ({ many, calls }: ContentKind): boolean =>
  many === true && calls.update?.[0]?.includes('{id}') === true;

const hasFiles = (form: FormData): boolean =>
  [...form.values()].some((part) => part instanceof File);

/**
 * Saves a record: PUT when it has an id, otherwise POST (docs/requirements.md, P40). Gives it as the server
 * holds it now. Throws ApiError with the server's issues.
 */
export async function saveRecord(
  kind: ContentKind,
  id: string | undefined,
  document: Values,
): Promise<StaffRecord> {
  const nameOf = (path: string) => (path === '' ? '' : pathTitle(kind.fields, path));
  const [method, path] =
    id === undefined
      ? (['POST', createCall(kind) ?? ''] as const)
      : (['PUT', updateCall(kind, id) ?? ''] as const);
  const form = formDataOf(document);
  const isForm = (method === 'PUT' && isOfMany(kind)) || hasFiles(form);
  const answer = await staffCall(method, path, isForm ? form : document, nameOf);
  return toRecord(answer) ?? { ...document, id: id ?? '' };
}
