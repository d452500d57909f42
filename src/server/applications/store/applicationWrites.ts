import type { Values } from '../../../definition/model/values';
import type { NewPhoto, SentPart, StoredApplication } from '../stored';
import type { Db } from '../../storage/connection';
import { readersOf } from '../../storage/readers';
import { insertRows, select, update } from '../../storage/queries';

export const APPLICATION = [
  'id',
  'reference',
  'serviceId',
  'definition',
  'language',
  'answers',
  'createdAt',
] as const;

type Row = Omit<StoredApplication, 'answers'> & { readonly answers: string };

export const fromRow = ({ answers, ...row }: Row): StoredApplication => {
  return { ...row, answers: JSON.parse(answers) as Values };
};

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

/** More of what was sent is not listed. */
const MOST_SENT = 6;

/**
 * Notes what the applicant has sent, beside what no colleague has looked at yet, and makes the application unread for
 * everybody.
 */
export async function markSent(
  db: Db,
  applicationId: string,
  at: string,
  parts: readonly SentPart[],
): Promise<void> {
  const own = { applicationId };
  const row = await select(db, 'inbox', own, 'sent', 'toCheck').executeTakeFirst();
  const before = row?.toCheck === 1 ? sentIn(row.sent) : [];
  const texts = new Set([...before, ...parts].map((part) => JSON.stringify(part)));
  const sent = `[${[...texts].slice(-MOST_SENT).join(',')}]`;
  const unread = { readAt: null, readers: readersOf([]) };
  await update(db, 'inbox', own, { ...unread, sentAt: at, sent, toCheck: 1 });
}

export const sentIn = (stored: string): readonly SentPart[] => JSON.parse(stored) as SentPart[];
