import {
  DOCUMENT_CALLS,
  isOpenDocument,
  type SHOWN_DOCUMENT,
  type StaffDocument,
} from '../../contract/documents';
import type { TypeOf } from '../../contract/schema';
import { documentForm } from '../../definition/model/documentForm';
import type { ChecklistItem, Service } from '../../definition/model/service';
import type { Storage } from '../storage/storage';

/** Returns the documents of an application in the order of its definition, as staff see them. */
export async function checklistOf(
  { documents }: Pick<Storage, 'documents'>,
  applicationId: string,
  { documents: items = [] }: Service,
): Promise<readonly StaffDocument[]> {
  if (items.length === 0) return [];
  const [stored, files] = await Promise.all([
    documents.list(applicationId),
    documents.files(applicationId),
  ]);
  return items.map(({ id }) => ({
    ...NOTHING_YET,
    ...stored.find(({ item }) => item === id),
    item: id,
    files: files.flatMap(({ item, id: file, at }) => (item === id ? [{ id: file, at }] : [])),
  }));
}

const NOTHING_YET = {
  state: 'needed',
  reason: '',
  expiresOn: null,
  changedAt: null,
  changedBy: '',
  version: 0,
} as const;

/** Returns the same as the applicant sees it: without who has changed it. */
export function shownChecklist(
  checklist: readonly StaffDocument[],
  definition: Service,
  day: string,
): readonly TypeOf<typeof SHOWN_DOCUMENT>[] {
  return checklist.flatMap(({ item, state, reason, expiresOn, files }) => {
    const found = definition.documents?.find(({ id }) => id === item);
    if (!found) return [];
    const isOpen = isOpenDocument({ state, expiresOn }, day);
    const form = isOpen ? formOfDocument(definition, found) : null;
    const words = { name: [...found.name], help: [...(found.help ?? [])] };
    return [{ item, state, reason, expiresOn, ...words, files: files.length, form }];
  });
}

export const formOfDocument = (definition: Service, item: ChecklistItem): Service =>
  documentForm(definition, item, DOCUMENT_CALLS.send.path.replace('{item}', item.id));
