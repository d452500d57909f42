import type { ColumnsOf } from '../storage/tables';
import type { Text } from '../../definition/model/text';
import type { ActivityEntry } from '../../contract/activity';
import { isOpenDocument, roomFor, type StaffDocument } from '../../contract/documents';
import type { NewPhoto } from '../applications/stored';
import { addMessages, type NewMessage } from '../messages/store';
import type { Connection, Db } from '../storage/connection';
import { addPhotos, lockedAnswers, markSent } from '../applications/store/applicationWrites';
import { addActivities } from '../activity/store';
import { insertRows, select, update } from '../storage/queries';

declare module '../storage/tables' {
  interface Tables {
    document: ColumnsOf<StoredDocument> & { application_id: string };
    document_file: {
      application_id: string;
      photo_id: string;
      item: string;
      position: number;
      send_key: string;
      sent_at: string;
    };
  }
}

/** What has become of a document. It has a version from 1 on, raised with each change. */
export interface StoredDocument extends Omit<StaffDocument, 'isAsked' | 'files'> {
  readonly changedAt: string;
}

interface Change {
  readonly applicationId: string;
  readonly messages: readonly NewMessage[];
  readonly activity: ActivityEntry;
}

export interface DocumentChange extends Change {
  readonly document: Omit<StoredDocument, 'version'>;
  /** The version on which it is based. */
  readonly version: number;
}

export interface SentDocument extends Change {
  readonly item: string;
  /** Of the document. */
  readonly names: Text;
  readonly at: string;
  /** The hash of the Idempotency-Key. */
  readonly key: string;
  readonly photos: readonly NewPhoto[];
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

/** The documents of applications, with the files that applicants send for them; erased with the application. */
export function sqlDocuments({ db, atomic }: Connection) {
  return {
    /** Lists those of which something has become. */
    list: (applicationId: string): Promise<readonly StoredDocument[]> =>
      select(db, 'document', { applicationId }, ...DOCUMENT)
        // Others were stored by an earlier version of the program.
        .where('version', '>', 0)
        .orderBy('item')
        .execute(),
    /** Lists the files in the order in which they were sent. */
    files: (applicationId: string) =>
      db
        .selectFrom('document_file')
        .select(['photo_id as id', 'item', 'sent_at as at', 'send_key as key'])
        .where('application_id', '=', applicationId)
        .orderBy('sent_at')
        .orderBy('send_key')
        .orderBy('position')
        .execute(),
    set: (change: DocumentChange) => atomic((own) => set(own, change)),
    /**
     * Stores the files, and notes that the document was received and the application unread; or does nothing: `repeated`
     * after the same key, `closed` if it was accepted and is still valid at the day, `full` for too many files.
     */
    send: (sent: SentDocument, day: string) => atomic((own) => send(own, sent, day)),
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
): Promise<'sent' | 'repeated' | 'closed' | 'full' | 'unknown'> {
  const { applicationId } = change;
  const row = await begin(own, applicationId, item);
  if (!row) return 'unknown';
  const earlier = await select(
    own,
    'document_file',
    { applicationId },
    'item',
    'sendKey',
  ).execute();
  if (earlier.some((file) => file.sendKey === key)) return 'repeated';
  if (!isOpenDocument(row, day)) return 'closed';
  if (photos.length > roomFor(item, earlier)) return 'full';
  await addPhotos(own, applicationId, photos);
  const files = photos.map(({ id: photoId }, position) => {
    return { photoId, applicationId, item, position, sendKey: key, sentAt: at };
  });
  await insertRows(own, 'document_file', files);
  await markSent(own, applicationId, at, [{ kind: 'sent', names }]);
  const received = { item, state: 'received', reason: '', expiresOn: null } as const;
  const version = row.version + 1;
  await write(own, change, { ...received, changedAt: at, changedBy: '', version });
  return 'sent';
}

async function write(
  own: Db,
  { applicationId, messages, activity }: Change,
  { item, ...change }: StoredDocument,
): Promise<void> {
  const isThere = await update(own, 'document', { applicationId, item }, change);
  if (!isThere) await insertRows(own, 'document', [{ applicationId, item, ...change }]);
  await addActivities(own, applicationId, [activity]);
  await addMessages(own, messages, change.changedAt);
}

/** Nothing has become of a document. */
const NEEDED = { state: 'needed', expiresOn: null, version: 0 } as const;

/**
 * Returns what has become of a document; undefined if there is no such application. Of two changes at once one waits
 * here, and then finds what the other has written.
 */
async function begin(own: Db, applicationId: string, item: string) {
  if ((await lockedAnswers(own, applicationId)) === undefined) return undefined;
  const row = select(own, 'document', { applicationId, item }, 'state', 'expiresOn', 'version');
  return (await row.executeTakeFirst()) ?? NEEDED;
}
