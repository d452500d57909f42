import type { Language } from '../../definition/text';
import type { Values } from '../../definition/values';
import type { Connection, Db } from './connection';
import type { Applications, Earlier, Inserted, NewApplication, StoredApplication } from './storage';
import type { ApplicationRow } from './tables';

export function sqlApplications({ db, atomic }: Connection): Applications {
  return {
    insert: (application) => insert(atomic, application),
    byKey: (key) => byKey(db, key),
    async list(serviceId, { page, perPage }) {
      const ours = db.selectFrom('application').where('service_id', '=', serviceId);
      const counted = await ours
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await ours
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      return { data: rows.map(fromRow), total: Number(counted.total) };
    },
    async read(serviceId, id) {
      const row = await db
        .selectFrom('application')
        .selectAll()
        .where('id', '=', id)
        .where('service_id', '=', serviceId)
        .executeTakeFirst();
      return row && fromRow(row);
    },
    async knownPhotos(ids) {
      if (ids.length === 0) return new Set();
      const rows = await db.selectFrom('photo').select('id').where('id', 'in', ids).execute();
      return new Set(rows.map(({ id }) => id));
    },
  };
}

/** Undoes the transaction, and is the outcome of it. */
class Undone extends Error {
  readonly inserted: Inserted;
  constructor(inserted: Inserted) {
    super(inserted.outcome);
    this.inserted = inserted;
  }
}

async function insert(
  atomic: Connection['atomic'],
  application: NewApplication,
): Promise<Inserted> {
  try {
    await atomic((db) => insertAll(db, application));
    return { outcome: 'stored' };
  } catch (error) {
    if (error instanceof Undone) return error.inserted;
    throw error;
  }
}

async function insertAll(db: Db, application: NewApplication): Promise<void> {
  const { id, photos, idempotency } = application;
  const stored = await db
    .insertInto('application')
    .values(toRow(application))
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw new Undone({ outcome: 'referenceTaken' });
  if (idempotency) await claimKey(db, id, idempotency);
  if (photos.length === 0) return;
  const rows = photos.map((photo, position) => ({ ...photo, application_id: id, position }));
  await db.insertInto('photo').values(rows).execute();
}

/** Of two that come at once the second waits here until the first is stored, and then is a repetition. */
async function claimKey(
  db: Db,
  applicationId: string,
  { key, bodyHash }: NonNullable<NewApplication['idempotency']>,
): Promise<void> {
  const claimed = await db
    .insertInto('idempotency')
    .values({ key, body_hash: bodyHash, application_id: applicationId })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return;
  const earlier = await byKey(db, key);
  if (!earlier) throw new Error('an idempotency key was taken and let go of at once');
  throw new Undone({ outcome: 'repeated', earlier });
}

async function byKey(db: Db, key: string): Promise<Earlier | undefined> {
  return db
    .selectFrom('idempotency')
    .innerJoin('application', 'application.id', 'idempotency.application_id')
    .select(['application.reference', 'idempotency.body_hash as bodyHash'])
    .where('idempotency.key', '=', key)
    .executeTakeFirst();
}

const toRow = (application: NewApplication): ApplicationRow => ({
  id: application.id,
  reference: application.reference,
  service_id: application.serviceId,
  definition: application.definition,
  language: application.language,
  answers: JSON.stringify(application.answers),
  created_at: application.createdAt,
});

const fromRow = (row: ApplicationRow): StoredApplication => ({
  id: row.id,
  reference: row.reference,
  serviceId: row.service_id,
  definition: row.definition,
  language: row.language as Language,
  answers: JSON.parse(row.answers) as Values,
  createdAt: row.created_at,
});
