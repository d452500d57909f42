import type { Values } from '../../../definition/model/values';
import type { NewPhoto, StoredApplication } from '../stored';
import type { Db } from '../../storage/connection';
import { readersOf } from '../../storage/readers';
import { insertRows, update } from '../../storage/queries';

export const APPLICATION = [
  'id',
  'reference',
  'serviceId',
  'definition',
  'language',
  'answers',
  'createdAt',
] as const;

export const fromRow = ({
  answers,
  ...row
}: Omit<StoredApplication, 'answers'> & { readonly answers: string }): StoredApplication => ({
  ...row,
  answers: JSON.parse(answers) as Values,
});

/**
 * Returns the answers of an application, as JSON; undefined if there is none. Whoever wants to change or erase it, too,
 * waits until the end of the transaction.
 */
export async function lockedAnswers(own: Db, id: string): Promise<string | undefined> {
  const row = await own
    .updateTable('application')
    // Sets the id to itself, since an update needs a column.
    .set({ id })
    .where('id', '=', id)
    .returning('answers')
    .executeTakeFirst();
  return row?.answers;
}

/** Adds the photos of an application, in their order. */
export async function addPhotos(
  db: Db,
  applicationId: string,
  photos: readonly NewPhoto[],
): Promise<void> {
  const rows = photos.map(({ id, field, bytes }, position) => {
    return { id, applicationId, field, position, bytes };
  });
  await insertRows(db, 'photo', rows);
}

/** Makes an application unread again, for everybody. */
export async function markUnread(db: Db, applicationId: string): Promise<void> {
  await update(db, 'inbox', { applicationId }, { readAt: null, readers: readersOf([]) });
}
