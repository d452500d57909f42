import {
  DOCUMENT_CALLS,
  isOpenDocument,
  roomFor,
  type SHOWN_DOCUMENT,
  type StaffDocument,
} from '../../contract/documents';
import type { TypeOf } from '../../contract/schema';
import { filesIn } from '../../definition/model/answeredFiles';
import { aroundOf, isMet } from '../../definition/model/named';
import { documentForm } from '../../definition/model/documentForm';
import type { ChecklistItem, Service } from '../../definition/model/service';
import type { Values } from '../../definition/model/values';
import type { StoredApplication } from './stored';
import type { Storage } from '../storage/storage';

/**
 * Returns the documents of an application in the order of its definition, as staff see them. One that its answers do
 * not make necessary is left out, unless something has become of it.
 */
export async function checklistOf(
  { documents }: Pick<Storage, 'documents'>,
  { id: applicationId, answers }: Pick<StoredApplication, 'id' | 'answers'>,
  definition: Service,
): Promise<readonly StaffDocument[]> {
  const items = definition.documents ?? [];
  if (items.length === 0) return [];
  const [stored, files] = await Promise.all([
    documents.list(applicationId),
    documents.files(applicationId),
  ]);
  const hasUnsorted = unsortedFiles(stored, answers, definition) > 0;
  const around = aroundOf(definition.form, answers);
  return items.flatMap(({ id, when, onRequest = false }) => {
    const known = stored.find(({ item }) => item === id);
    if (!known && !isMet(when, around)) return [];
    const own = files.flatMap(({ item, id: file, at }) => (item === id ? [{ id: file, at }] : []));
    const isAsked = known !== undefined || !(hasUnsorted || onRequest);
    return [{ ...NOTHING_YET, ...known, item: id, isAsked, files: own }];
  });
}

const NOTHING_YET = {
  state: 'needed',
  reason: '',
  expiresOn: null,
  changedAt: null,
  changedBy: '',
  version: 0,
} as const;

/** Returns the same as the applicant sees it: without who has changed it, and with a form for what can be sent. */
export function shownChecklist(
  checklist: readonly StaffDocument[],
  { answers, isClosed }: Pick<StoredApplication, 'answers'> & { readonly isClosed: boolean },
  definition: Service,
  day: string,
) {
  const sent = checklist.flatMap(({ item, files }) => files.map(() => ({ item })));
  const documents = checklist.flatMap(
    ({ item, state, reason, expiresOn, isAsked, files }): TypeOf<typeof SHOWN_DOCUMENT>[] => {
      const found = definition.documents?.find(({ id }) => id === item);
      if (!found) return [];
      const isOpen = !isClosed && isOpenDocument({ state, expiresOn }, day);
      const form = isOpen && roomFor(item, sent) > 0 ? formOfDocument(definition, found) : null;
      const words = { name: [...found.name], help: [...(found.help ?? [])] };
      return [{ item, state, reason, expiresOn, isAsked, ...words, files: files.length, form }];
    },
  );
  return { sentFiles: unsortedFiles(checklist, answers, definition), documents };
}

/** Returns how many files came with the answers, until staff have dealt with a document; then 0. */
const unsortedFiles = (
  documents: readonly Pick<StaffDocument, 'changedBy'>[],
  answers: Values,
  { form }: Service,
): number =>
  documents.some(({ changedBy }) => changedBy !== '')
    ? 0
    : filesIn(form, answers).reduce((sum, { tokens }) => sum + tokens.length, 0);

export const formOfDocument = (definition: Service, item: ChecklistItem): Service =>
  documentForm(definition, item, DOCUMENT_CALLS.send.path.replace('{item}', item.id));
