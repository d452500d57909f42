import type { Connection, Db } from '../../storage/connection';
import { rowCount, run, insertRows } from '../../storage/queries';

/** A submission that is repeated, and each attempt to send an e-mail, makes another link. */
const MOST = 20;

/**
 * Secret links, by the hashes of their tokens. An application has a limited number of those that were e-mailed, of
 * which the oldest go first, and of others. Of these the one before the newest goes first: however often a submission is
 * repeated, its first link leads to it.
 */
export function sqlLinks({ db, atomic }: Connection) {
  return {
    /** Adds a link to the application with a reference; returns false if there is none. */
    add: (reference: string, tokenHash: string, now: string, isMailed = false) =>
      atomic(async (own) => {
        const application = await own
          .selectFrom('application')
          .select('id')
          .where('reference', '=', reference)
          .executeTakeFirst();
        if (!application) return false;
        await addLink(own, application.id, tokenHash, now, isMailed);
        const others = own
          .selectFrom('link')
          .select('token_hash')
          .where('application_id', '=', application.id)
          .where('mailed', '=', isMailed ? 1 : 0)
          .where('token_hash', '!=', tokenHash)
          .orderBy('created_at', isMailed ? 'desc' : 'asc')
          .orderBy('token_hash')
          .limit(MOST)
          .offset(MOST - 1);
        await own.deleteFrom('link').where('token_hash', 'in', others).execute();
        return true;
      }),
    read: (tokenHash: string) =>
      db
        .selectFrom('link')
        .select(['application_id as applicationId', 'created_at as createdAt'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst(),
    count: (applicationId: string) =>
      rowCount(db.selectFrom('link').where('application_id', '=', applicationId)),
    revoke: (applicationId: string) =>
      run(atomic, (own) => own.deleteFrom('link').where('application_id', '=', applicationId)),
  };
}

/** Adds a link within a transaction. */
export async function addLink(
  db: Db,
  applicationId: string,
  tokenHash: string,
  now: string,
  isMailed = false,
): Promise<void> {
  const row = { tokenHash, applicationId, createdAt: now, mailed: isMailed ? 1 : 0 };
  await insertRows(db, 'link', [row]);
}

/** Ends the links that were e-mailed, within a transaction. */
export async function endMailedLinks(db: Db, applicationId: string): Promise<void> {
  const links = db.deleteFrom('link').where('application_id', '=', applicationId);
  await links.where('mailed', '=', 1).execute();
}
