import {
  type CaseFile,
  type CaseFiles,
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

type Answered = Pick<StoredApplication, 'id' | 'answers'>;

/**
 * Returns the files of an application beside its answers, and its documents in the order of its definition, as staff see
 * them. A document that its answers do not make necessary is left out, unless something has become of it.
 */
export async function caseFiles(
  { documents }: Pick<Storage, 'documents'>,
  { id: applicationId, answers }: Answered,
  definition: Service,
): Promise<CaseFiles> {
  const [stored, all] = await Promise.all([
    documents.list(applicationId),
    documents.files(applicationId),
  ]);
  const given = all.filter(({ kind }) => kind === 'given').toReversed();
  const files = all.filter(({ kind }) => kind !== 'given');
  const filesOf = (wanted: string) =>
    files.flatMap(({ item, id, at, kind, who }) =>
      item === wanted ? [{ id, at, kind, who }] : [],
    );
  const items = definition.documents ?? [];
  const unsorted = unsortedFiles(stored, files, answers, definition);
  const around = aroundOf(definition.form, answers);
  const checklist = items.flatMap(({ id: item, when, onRequest = false }): StaffDocument[] => {
    const known = stored.find((one) => one.item === item);
    // Another one is as before its files were removed.
    const isSaid = known !== undefined && (known.state !== 'needed' || known.changedBy !== '');
    if (!isSaid && !isMet(when, around)) return [];
    const isAsked = isSaid || !(unsorted.length > 0 || onRequest);
    return [{ ...NOTHING_YET, ...known, item, isAsked, files: filesOf(item) }];
  });
  return {
    documents: checklist,
    files: filesOf(''),
    unsorted,
    given: [...new Set(given.map(({ key }) => key))].map((key) => {
      const own = given.filter((file) => file.key === key).toReversed();
      const { text = '', at = '', who = '' } = own[0] ?? {};
      return { text, at, who, files: own.map(({ id, openedAt }) => ({ id, openedAt })) };
    }),
  };
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
export function shownFiles(
  { documents: checklist, files: others, unsorted, given }: CaseFiles,
  isClosed: boolean,
  definition: Service,
  day: string,
) {
  const files = [
    ...checklist.flatMap(({ item, files: own }) => own.map(() => ({ item }))),
    ...others.map(() => ({ item: '' })),
    ...given.flatMap((one) => one.files.map(() => ({ item: '', kind: 'given' as const }))),
  ];
  const documents = checklist.flatMap(
    ({ item, state, reason, expiresOn, isAsked, files: own }): TypeOf<typeof SHOWN_DOCUMENT>[] => {
      const found = definition.documents?.find(({ id }) => id === item);
      if (!found) return [];
      const isOpen = !isClosed && isOpenDocument({ state, expiresOn }, day);
      const form =
        isOpen && roomFor({ item }, files) > 0 ? formOfDocument(definition, found) : null;
      const words = { name: [...found.name], help: [...(found.help ?? [])] };
      return [{ item, state, reason, expiresOn, isAsked, ...words, files: own.length, form }];
    },
  );
  return {
    sentFiles: unsorted.length,
    documents,
    given: given.map(({ text, at, files: own }) => ({ text, at, files: own.map(({ id }) => id) })),
  };
}

/**
 * Returns the files that came with the answers until staff have taken each of them, or have dealt with a document and taken
 * none.
 */
function unsortedFiles(
  documents: readonly Pick<StaffDocument, 'changedBy' | 'state'>[],
  files: readonly Pick<CaseFile, 'id' | 'kind'>[],
  answers: Values,
  { form }: Service,
): readonly string[] {
  const taken = new Set(files.flatMap(({ id, kind }) => (kind === 'taken' ? [id] : [])));
  const isDealtWith = documents.some(
    ({ changedBy, state }) => changedBy !== '' && state !== 'received',
  );
  if (taken.size === 0 && isDealtWith) return [];
  return filesIn(form, answers).flatMap(({ tokens }) => tokens.filter((id) => !taken.has(id)));
}

export const formOfDocument = (definition: Service, item: ChecklistItem): Service =>
  documentForm(definition, item, DOCUMENT_CALLS.send.path.replace('{item}', item.id));
