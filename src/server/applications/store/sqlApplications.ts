import { fold } from '../../../definition/model/fold';
import type { Earlier, Inserted, NewApplication, StoredApplication } from '../stored';
import type { Connection, Db } from '../../storage/connection';
import { codeOf } from '../../errorCode';
import { addPhotos, APPLICATION, fromRow, lockedAnswers } from './applicationWrites';
import { CommitUnknown } from '../../storage/lostConnection';
import { nameOrder } from './inboxSql';
import { readersOf } from '../../storage/readers';
import { foldedNames, insertAbout, sqlAbout } from './sqlAbout';
import { addActivities, isStored } from '../../activity/store';
import { addLink } from './links';
import { addMessages } from '../../messages/store';
import { insertRows, remove, select } from '../../storage/queries';

export function sqlApplications(connection: Connection) {
  const { db, atomic, scrub } = connection;
  return {
    /** Stores the application, its search fields, its photos, its key, its messages and its link, or nothing. */
    insert: (application: NewApplication) => insert(atomic, application),
    byKey: (key: string) => byKey(db, key),
    /** Reads an application, if it is of the service. */
    async read(id: string, serviceId?: string): Promise<StoredApplication | undefined> {
      const match = { id, ...(serviceId !== undefined && { serviceId }) };
      const row = await select(db, 'application', match, ...APPLICATION).executeTakeFirst();
      return row && fromRow(row);
    },
    /** Reads those that exist, in the order of the ids. */
    async readAll(ids: readonly string[]): Promise<readonly StoredApplication[]> {
      const rows = await select(db, 'application', { id: ids }, ...APPLICATION).execute();
      const byId = new Map(rows.map((row) => [row.id, fromRow(row)]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    ...sqlAbout(connection),
    /** Returns those of the ids that belong to an application. */
    async knownPhotos(ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await select(db, 'photo', { id: ids }, 'id').execute();
      return new Set(rows.map(({ id }) => id));
    },
    /** Returns the ids of the applications that there are among some references. */
    async idsOf(references: readonly string[]): Promise<readonly string[]> {
      const rows = await select(db, 'application', { reference: references }, 'id').execute();
      return rows.map(({ id }) => id);
    },
    /** Returns the application that a photo belongs to; undefined if it belongs to none. */
    ofPhoto: (id: string) =>
      db
        .selectFrom('photo')
        .innerJoin('application', 'application.id', 'photo.application_id')
        .select(['application.reference', 'application.service_id as serviceId'])
        .where('photo.id', '=', id)
        .executeTakeFirst(),
    /**
     * Erases everything of an application, also from the disk where the store can. Returns the ids of its photos;
     * undefined if there was none.
     */
    async erase(id: string) {
      const photos = await atomic((own) => eraseAll(own, id));
      if (photos) await scrub();
      return photos;
    },
  };
}

/** Rolls the transaction back, with its outcome. */
class Undone extends Error {
  constructor(readonly inserted: Inserted) {
    super(inserted.outcome);
  }
}

/** How often a commit of unknown outcome is looked up. */
const TRIES = 3;

async function insert(
  atomic: Connection['atomic'],
  application: NewApplication,
): Promise<Inserted> {
  let isUnknown = false;
  for (let tries = 1; ; tries += 1) {
    try {
      await atomic(async (db) => {
        // The id is of this application alone, so a row that has it is the one that was sent before.
        if (isUnknown && (await isStored(db, application.id))) return;
        await insertAll(db, application);
      });
      return { outcome: 'stored' };
    } catch (error) {
      if (isUnknown && tries < TRIES && isTaken(error)) continue;
      if (error instanceof Undone) return error.inserted;
      if (!(error instanceof CommitUnknown) || tries === TRIES) throw error;
      isUnknown = true;
    }
  }
}

/** Returns whether the first commit has succeeded meanwhile. */
const isTaken = (error: unknown): boolean =>
  (error instanceof Undone && error.inserted.outcome === 'referenceTaken') ||
  codeOf(error) === '23505';

async function insertAll(db: Db, application: NewApplication): Promise<void> {
  const { id, photos, idempotency, messages = [], link, createdAt, entered } = application;
  const { reference, serviceId, definition, language, facts, about } = application;
  const common = { reference, serviceId, definition, language, createdAt };
  const row = { id, ...common, answers: JSON.stringify(application.answers) };
  const stored = await insertRows(db, 'application', [row], 'reference');
  if (stored === 0) throw new Undone({ outcome: 'referenceTaken' });
  const { name, phone, email } = facts;
  const search = [facts.search, ...foldedNames(about)].join(' ');
  const names = { name, nameKey: fold(name), nameOrder: nameOrder(name, language) };
  const titled = { about: about?.title ?? null, aboutOf: about?.of ?? '' };
  const found = { ...names, phone, email, search, ...titled };
  const read = entered && {
    readers: readersOf([entered.by]),
    readAt: createdAt,
    assignee: entered.by,
    incomplete: entered.isIncomplete ? 1 : 0,
  };
  const line = { applicationId: id, ...common, status: 'new', ...found, ...read };
  await insertRows(db, 'inbox', [line]);
  await insertAbout(db, application, about);
  if (idempotency) await claimKey(db, id, idempotency);
  await addMessages(db, messages, createdAt);
  if (link !== undefined) await addLink(db, id, link, createdAt);
  if (entered) await addActivities(db, id, [entered.entry]);
  await addPhotos(db, id, photos);
}

/** Deletes an application with everything that belongs to it: the rows of other tables are deleted with it. */
async function eraseAll(db: Db, id: string): Promise<readonly string[] | undefined> {
  // First, so that photos that are being added are among those that are erased.
  if ((await lockedAnswers(db, id)) === undefined) return undefined;
  const photos = await select(db, 'photo', { applicationId: id }, 'id').execute();
  await remove(db, 'application', { id });
  return photos.map((photo) => photo.id);
}

/**
 * Of two requests with the same key, the second waits here until the first is stored, and is then a repetition.
 */
async function claimKey(
  db: Db,
  applicationId: string,
  { key, bodyHash }: NonNullable<NewApplication['idempotency']>,
): Promise<void> {
  const row = { key, bodyHash, applicationId };
  while ((await insertRows(db, 'idempotency', [row], 'key')) === 0) {
    const earlier = await byKey(db, key);
    if (earlier) throw new Undone({ outcome: 'repeated', earlier });
    // The earlier one was erased in between: the key is free again.
  }
}

const byKey = (db: Db, key: string): Promise<Earlier | undefined> =>
  db
    .selectFrom('idempotency')
    .innerJoin('application', 'application.id', 'idempotency.application_id')
    .select(['reference', 'body_hash as bodyHash'])
    .where('key', '=', key)
    .executeTakeFirst();
