import { type CaseFile, roomFor } from '../../contract/documents';
import { addActivities } from '../activity/store';
import { addPhotos, lockedAnswers } from '../applications/store/applicationWrites';
import type { NewPhoto } from '../applications/stored';
import { addMessages } from '../messages/store';
import type { Db } from '../storage/connection';
import { exists, insertRows, remove, select, update } from '../storage/queries';
import { begin, type Change, nextOf, RECEIVED, storeDocument } from './documentRows';

/** Files that are added to an application. */
export interface NewFiles extends Change {
  /** The id of the document; empty: for none. */
  readonly item: string;
  readonly at: string;
  /** The hash of the Idempotency-Key. */
  readonly key: string;
  readonly photos: readonly NewPhoto[];
}

/** Files of staff: put on an application, or given to the applicant with a text. */
export interface StaffFiles extends NewFiles {
  readonly kind: 'put' | 'given';
  readonly who: string;
  readonly text: string;
}

export interface FileChange extends Omit<Change, 'messages'> {
  readonly file: string;
  readonly at: string;
  readonly who: string;
}

export const filesOf = (own: Db, applicationId: string) =>
  select(own, 'document_file', { applicationId }, 'item', 'kind', 'sendKey').execute();

type Added = Omit<StaffFiles, 'kind' | keyof Change> &
  Pick<Change, 'applicationId'> &
  Pick<CaseFile, 'kind'>;

/** Adds files to those that there are; returns false if they would be too many. */
export async function add(
  own: Db,
  { photos, key, at, ...added }: Added,
  earlier: Awaited<ReturnType<typeof filesOf>>,
): Promise<boolean> {
  if (photos.length > roomFor(added, earlier)) return false;
  await addPhotos(own, added.applicationId, photos);
  const files = photos.map(({ id: photoId }, position) => {
    return { ...added, photoId, position, sendKey: key, sentAt: at };
  });
  await insertRows(own, 'document_file', files);
  return true;
}

export async function put(
  own: Db,
  { messages, activity, ...files }: StaffFiles,
): Promise<'stored' | 'repeated' | 'full' | 'gone'> {
  const { applicationId, at, key } = files;
  if (!(await begin(own, applicationId, files.item))) return 'gone';
  const earlier = await filesOf(own, applicationId);
  if (earlier.some((file) => file.sendKey === key)) return 'repeated';
  if (!(await add(own, files, earlier))) return 'full';
  await receive(own, files);
  await addActivities(own, applicationId, [activity]);
  await addMessages(own, messages, at);
  return 'stored';
}

export async function take(
  own: Db,
  change: FileChange & { readonly item: string },
): Promise<'taken' | 'full' | 'unknown'> {
  const { applicationId, file: photoId, item, at, who, activity } = change;
  const match = { applicationId, photoId };
  if ((await lockedAnswers(own, applicationId)) === undefined) return 'unknown';
  const found = await select(own, 'document_file', match, 'item', 'kind').executeTakeFirst();
  if (found?.item === item && isMoved(found)) return 'taken';
  if (found ? !isMoved(found) : !(await exists(own, 'photo', { id: photoId, applicationId }))) {
    return 'unknown';
  }
  if (roomFor({ item, kind: 'taken' }, await filesOf(own, applicationId)) < 1) return 'full';
  if (found) await update(own, 'document_file', match, { item });
  else {
    const taken = { item, kind: 'taken', who, position: 0, sentAt: at } as const;
    await insertRows(own, 'document_file', [{ ...match, ...taken, sendKey: photoId, text: '' }]);
  }
  if (found) await settle(own, { ...change, item: found.item });
  await receive(own, change);
  await addActivities(own, applicationId, [activity]);
  return 'taken';
}

/** Whether staff can take a file for another document. */
const isMoved = ({ kind }: Pick<CaseFile, 'kind'>): boolean => kind === 'put' || kind === 'taken';

export async function removeOne(
  own: Db,
  change: FileChange,
): Promise<CaseFile['kind'] | undefined> {
  const { applicationId, file: photoId, activity } = change;
  if ((await lockedAnswers(own, applicationId)) === undefined) return undefined;
  const match = { applicationId, photoId };
  const found = await select(own, 'document_file', match, 'item', 'kind').executeTakeFirst();
  if (!found || found.kind === 'sent') return undefined;
  await remove(own, 'document_file', match);
  if (found.kind !== 'taken') await remove(own, 'photo', { id: photoId });
  await settle(own, { ...change, item: found.item });
  await addActivities(own, applicationId, [activity]);
  return found.kind;
}

type Handled = Pick<Added, 'applicationId' | 'item' | 'at' | 'who'>;

/** Notes that there are files for a document that was missing. */
async function receive(own: Db, { applicationId, item, at, who }: Handled): Promise<void> {
  const row = item === '' ? undefined : await begin(own, applicationId, item);
  if (row?.state !== 'needed' && row?.state !== 'refused') return;
  const by = { changedAt: at, changedBy: who };
  await storeDocument(own, applicationId, { ...RECEIVED, ...nextOf(row), ...by, item });
}

/** Takes back that a document was received, where its last file is gone: nobody has said that it is needed. */
async function settle(own: Db, { applicationId, item, at }: Handled): Promise<void> {
  const row = item === '' ? undefined : await begin(own, applicationId, item);
  if (row?.state !== 'received') return;
  if (await exists(own, 'document_file', { applicationId, item })) return;
  const needed = { ...RECEIVED, state: 'needed', changedAt: at, changedBy: '' } as const;
  await storeDocument(own, applicationId, { ...needed, ...nextOf(row), item });
}
