import { isOpenDocument } from '../../contract/documents';
import type { Connection, Db } from './connection';
import type { DocumentChange, Documents, SentDocument, StoredDocument } from './documents';
import { readersOf } from './readers';
import { addActivities } from './sqlActivities';
import { addMessages } from './sqlMessages';
import type { DocumentRow } from './tables';

export function sqlDocuments({ db, atomic }: Connection): Documents {
  return {
    async list(applicationId) {
      const rows = await db
        .selectFrom('document')
        .selectAll()
        .where('application_id', '=', applicationId)
        .where('version', '>', 0)
        .orderBy('item')
        .execute();
      return rows.map(fromRow);
    },
    files: (applicationId) =>
      db
        .selectFrom('document_file')
        .select(['photo_id as id', 'item', 'sent_at as at'])
        .where('application_id', '=', applicationId)
        .orderBy('sent_at')
        .orderBy('send_key')
        .orderBy('position')
        .execute(),
    set: (change) => atomic((own) => set(own, change)),
    send: (sent, day) => atomic((own) => send(own, sent, day)),
  };
}

async function set(
  own: Db,
  { applicationId, document, version, messages, activity }: DocumentChange,
): Promise<'set' | 'stale' | 'unknown'> {
  if (!(await begin(own, applicationId, document.item))) return 'unknown';
  const { item, state, reason, expiresOn, changedAt, changedBy } = document;
  const changed = await own
    .updateTable('document')
    .set({ state, reason, expires_on: expiresOn })
    .set({ changed_at: changedAt, changed_by: changedBy, version: version + 1 })
    .where('application_id', '=', applicationId)
    .where('item', '=', item)
    .where('version', '=', version)
    .returning('item')
    .executeTakeFirst();
  if (!changed) return 'stale';
  await addActivities(own, applicationId, [activity]);
  await addMessages(own, messages, changedAt);
  return 'set';
}

async function send(
  own: Db,
  { applicationId, item, at, key, photos, messages, activity }: SentDocument,
  day: string,
): Promise<'sent' | 'repeated' | 'closed' | 'unknown'> {
  if (!(await begin(own, applicationId, item))) return 'unknown';
  // First, so that of two at once one waits here, and then finds what the other has sent.
  const row = await own
    .updateTable('document')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('application_id', '=', applicationId)
    .where('item', '=', item)
    .returningAll()
    .executeTakeFirstOrThrow();
  const earlier = await own
    .selectFrom('document_file')
    .select('photo_id')
    .where('application_id', '=', applicationId)
    .where('send_key', '=', key)
    .executeTakeFirst();
  if (earlier) return 'repeated';
  if (!isOpenDocument(fromRow(row), day)) return 'closed';
  await own
    .updateTable('document')
    .set({ state: 'received', reason: '', expires_on: null })
    .set({ changed_at: at, changed_by: '', version: row.version + 1 })
    .where('application_id', '=', applicationId)
    .where('item', '=', item)
    .execute();
  const placed = photos.map((photo, position) => ({ photo, position }));
  await own
    .insertInto('photo')
    .values(
      placed.map((each) => ({
        ...each.photo,
        application_id: applicationId,
        position: each.position,
      })),
    )
    .execute();
  await own
    .insertInto('document_file')
    .values(
      placed.map(({ photo, position }) => ({
        photo_id: photo.id,
        application_id: applicationId,
        item,
        position,
        send_key: key,
        sent_at: at,
      })),
    )
    .execute();
  await own
    .updateTable('inbox')
    .set({ read_at: null, readers: readersOf([]) })
    .where('application_id', '=', applicationId)
    .execute();
  await addActivities(own, applicationId, [activity]);
  await addMessages(own, messages, at);
  return 'sent';
}

/** Adds the row of a document of which nothing has become; returns false if there is no such application. */
async function begin(own: Db, applicationId: string, item: string): Promise<boolean> {
  const known = own.selectFrom('application').select('id').where('id', '=', applicationId);
  if (!(await known.executeTakeFirst())) return false;
  await own
    .insertInto('document')
    .values({
      application_id: applicationId,
      item,
      state: 'needed',
      reason: '',
      expires_on: null,
      changed_at: '',
      changed_by: '',
      version: 0,
    })
    .onConflict((conflict) => conflict.columns(['application_id', 'item']).doNothing())
    .execute();
  return true;
}

const fromRow = (row: DocumentRow): StoredDocument => ({
  item: row.item,
  state: row.state as StoredDocument['state'],
  reason: row.reason,
  expiresOn: row.expires_on,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
  version: row.version,
});
