import { sql } from 'kysely';
import { isOpenDocument } from '../../contract/documents';
import type { Text } from '../../definition/model/text';
import { addActivities } from '../activity/store';
import { markSent } from '../applications/store/applicationWrites';
import { addMessages } from '../messages/store';
import type { Connection, Db } from '../storage/connection';
import { exists, select, update } from '../storage/queries';
import {
  begin,
  type Change,
  nextOf,
  RECEIVED,
  type StoredDocument,
  storeDocument,
} from './documentRows';
import {
  add,
  type FileChange,
  filesOf,
  type NewFiles,
  put,
  removeOne,
  type StaffFiles,
  take,
} from './fileChanges';

export interface DocumentChange extends Change {
  readonly document: Omit<StoredDocument, 'version'>;
  /** The version on which it is based. */
  readonly version: number;
}

export interface SentDocument extends NewFiles {
  /** The name of the document. */
  readonly names: Text;
}

const DOCUMENT = [
  'item',
  'state',
  'reason',
  'expiresOn',
  'version',
  'changedAt',
  'changedBy',
] as const;

/** The documents of applications, with the files of applicants and of staff; erased with the application. */
export function sqlDocuments({ db, atomic }: Connection) {
  return {
    /** Lists those of which something has become. */
    list: (applicationId: string): Promise<readonly StoredDocument[]> =>
      select(db, 'document', { applicationId }, ...DOCUMENT)
        // Others were stored by an earlier version of the program.
        .where('version', '>', 0)
        .orderBy('item')
        .execute(),
    /** Lists the files in the order in which they were added. */
    files: (applicationId: string) =>
      db
        .selectFrom('document_file')
        .select(['photo_id as id', 'item', 'sent_at as at', 'send_key as key'])
        .select(['kind', 'who', 'text', 'opened_at as openedAt'])
        .where('application_id', '=', applicationId)
        .orderBy('sent_at')
        .orderBy('send_key')
        .orderBy('position')
        .execute(),
    set: (change: DocumentChange) => atomic((own) => set(own, change)),
    /**
     * Stores the files, and notes that the document was received and the application unread; or does nothing: `repeated`
     * after the same key, `gone` if the application is, or if the document was accepted and is still valid at the day,
     * `full` for too many files.
     */
    send: (sent: SentDocument, day: string) => atomic((own) => send(own, sent, day)),
    /** Stores files of staff; or does nothing: `repeated` after the same key, `full`, or `gone` with the application. */
    put: (files: StaffFiles) => atomic((own) => put(own, files)),
    /**
     * Takes a file for a document, or for none if the item is empty: one of the answers, or one that staff have put
     * there. `unknown`: it is neither of them.
     */
    take: (change: FileChange & { readonly item: string }) => atomic((own) => take(own, change)),
    /**
     * Removes a file of staff, which is then to be erased, or makes one of the answers unsorted again. Returns undefined if
     * it is none of them.
     */
    remove: (change: FileChange) => atomic((own) => removeOne(own, change)),
    /** Notes that the applicant opens a file that was given, at the first time; returns false if it was not given. */
    open: ({ applicationId, file, at, activity }: Omit<FileChange, 'who'>) =>
      atomic(async (own) => {
        const match = { applicationId, photoId: file, kind: 'given' } as const;
        if (await update(own, 'document_file', match, { openedAt: at }, sql`opened_at is null`)) {
          await addActivities(own, applicationId, [activity]);
          return true;
        }
        return exists(own, 'document_file', match);
      }),
  };
}

async function set(
  own: Db,
  { document, version, ...change }: DocumentChange,
): Promise<'set' | 'stale' | 'unknown'> {
  const row = await begin(own, change.applicationId, document.item);
  if (!row) return 'unknown';
  if (row.version !== version) return 'stale';
  await write(own, change, { ...document, version: version + 1 });
  return 'set';
}

async function send(
  own: Db,
  { item, names, at, key, photos, ...change }: SentDocument,
  day: string,
): Promise<'stored' | 'repeated' | 'full' | 'gone'> {
  const { applicationId } = change;
  const row = await begin(own, applicationId, item);
  if (!row) return 'gone';
  const earlier = await filesOf(own, applicationId);
  if (earlier.some((file) => file.sendKey === key)) return 'repeated';
  if (!isOpenDocument(row, day)) return 'gone';
  const files = { applicationId, item, at, key, photos, kind: 'sent', who: '', text: '' } as const;
  if (!(await add(own, files, earlier))) return 'full';
  await markSent(own, applicationId, at, [{ kind: 'sent', names }]);
  await write(own, change, { ...RECEIVED, ...nextOf(row), item, changedAt: at, changedBy: '' });
  return 'stored';
}

async function write(
  own: Db,
  { applicationId, messages, activity }: Change,
  document: StoredDocument,
): Promise<void> {
  await storeDocument(own, applicationId, document);
  await addActivities(own, applicationId, [activity]);
  await addMessages(own, messages, document.changedAt);
}
