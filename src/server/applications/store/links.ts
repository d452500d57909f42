import type { Connection, Db } from '../../storage/connection';
import { insertRows, remove, rowCount, select } from '../../storage/queries';

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
        const named = select(own, 'application', { reference }, 'id');
        const application = await named.executeTakeFirst();
        if (!application) return false;
        await addLink(own, application.id, tokenHash, now, isMailed);
        const ofKind = { applicationId: application.id, mailed: isMailed ? 1 : 0 };
        const others = select(own, 'link', ofKind, 'tokenHash')
          .where('token_hash', '!=', tokenHash)
          .orderBy('created_at', isMailed ? 'desc' : 'asc')
          .orderBy('token_hash')
          .limit(MOST)
          .offset(MOST - 1);
        await own.deleteFrom('link').where('token_hash', 'in', others).execute();
        return true;
      }),
    read: (tokenHash: string) =>
      select(db, 'link', { tokenHash }, 'applicationId', 'createdAt').executeTakeFirst(),
    count: (applicationId: string) => rowCount(select(db, 'link', { applicationId })),
    revoke: (applicationId: string) => atomic((own) => remove(own, 'link', { applicationId })),
  };
}

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
export const endMailedLinks = (db: Db, applicationId: string): Promise<boolean> =>
  remove(db, 'link', { applicationId, mailed: 1 });
