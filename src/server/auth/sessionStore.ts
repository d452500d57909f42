import { sql } from 'kysely';
import type { Connection } from '../storage/connection';
import { exists, insertRows, remove, update } from '../storage/queries';
import { languageOf } from './accounts';
import type { SessionOwner } from '../storage/storage';
import { RIGHTS_COLUMNS, toRights } from './tables';

interface NewSession {
  readonly tokenHash: string;
  readonly staffId: string;
  readonly expiresAt: string;
  /** The hash that the password was checked against: if it has changed since, no session is opened. */
  readonly passwordHash?: string;
}

export function sqlSessions({ db, atomic, lock }: Connection) {
  const open = (now: string) =>
    db
      .selectFrom('session')
      .innerJoin('staff', 'staff.id', 'session.staff_id')
      .where('session.expires_at', '>', now)
      .where((is) => is.or([is('session.ends_at', 'is', null), is('session.ends_at', '>', now)]))
      .where('staff.disabled', '=', 0);
  return {
    /** Returns false, and opens no session, if the account may not log in any more. */
    add: ({ tokenHash, staffId, expiresAt, passwordHash }: NewSession) =>
      atomic(async (own) => {
        await lock(own);
        const account = {
          id: staffId,
          disabled: 0,
          ...(passwordHash !== undefined && { passwordHash }),
        };
        if (!(await exists(own, 'staff', account))) return false;
        await insertRows(own, 'session', [{ tokenHash, staffId, expiresAt }]);
        return true;
      }),
    async owner(tokenHash: string, now: string): Promise<SessionOwner | undefined> {
      const row = await open(now)
        .leftJoin('second_factor', 'second_factor.staff_id', 'staff.id')
        .select(['staff.id', 'staff.email', 'staff.name', 'staff.language'])
        .select('second_factor.confirmed_at')
        .select(RIGHTS_COLUMNS)
        .where('session.token_hash', '=', tokenHash)
        .executeTakeFirst();
      if (!row) return undefined;
      const { id, email, name, language, confirmed_at: confirmedAt } = row;
      const hasFactor = confirmedAt !== null;
      return { id, email, name, language: languageOf(language), hasFactor, ...toRights(row) };
    },
    /** Returns those sessions that go on. */
    async living(tokenHashes: readonly string[], now: string): Promise<ReadonlySet<string>> {
      if (tokenHashes.length === 0) return new Set();
      const rows = await open(now)
        .select('session.token_hash as hash')
        .where('session.token_hash', 'in', tokenHashes)
        .execute();
      return new Set(rows.map(({ hash }) => hash));
    },
    /** Ends the session at a moment; null: not before it expires. */
    leave: (tokenHash: string, endsAt: string | null) =>
      atomic((own) => update(own, 'session', { tokenHash }, { endsAt })),
    end: (tokenHash: string) => atomic((own) => remove(own, 'session', { tokenHash })),
    dropExpired: (now: string) =>
      atomic((own) => remove(own, 'session', {}, sql`(expires_at <= ${now} or ends_at <= ${now})`)),
  };
}
