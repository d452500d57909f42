import { sql } from 'kysely';
import type { Connection, Db } from '../storage/connection';
import { hasRow, insertRows, remove, update } from '../storage/queries';
import { endSessions, hasAccount } from './accounts';

export type SecondFactors = ReturnType<typeof sqlSecondFactors>;

export interface StoredFactor {
  /** In base32. Never leaves the server once it is confirmed. */
  readonly secret: string;
  /** Null: it does not count yet. */
  readonly confirmedAt: string | null;
  /** How many recovery codes have not been used. */
  readonly recoveryLeft: number;
}

interface Confirmation {
  readonly secret: string;
  /** The time step of the code that confirmed it, which cannot be used again. */
  readonly step: number;
  readonly codes: readonly string[];
  /** The session that goes on. */
  readonly session?: string;
}

/**
 * Second factors by account. Recovery codes are stored as hashes. A change ends all sessions of the account but for the
 * one whose hash is given: others may have been opened without the factor.
 */
export function sqlSecondFactors({ db, atomic, lock }: Connection) {
  return {
    read: (staffId: string): Promise<StoredFactor | undefined> =>
      db
        .selectFrom('second_factor')
        .select(['secret', 'confirmed_at as confirmedAt'])
        .select((of) =>
          of
            .selectFrom('recovery_code')
            .select(({ fn }) => fn.countAll<number>().as('left'))
            .whereRef('recovery_code.staff_id', '=', 'second_factor.staff_id')
            .$asScalar()
            .$notNull()
            .as('recoveryLeft'),
        )
        .where('staff_id', '=', staffId)
        .executeTakeFirst(),
    /** Stores a secret that does not count yet. Returns false if the account has one that does, or does not exist. */
    begin: (staffId: string, secret: string, now: string) =>
      atomic(async (own) => {
        // The account may be removed at the same moment.
        await lock(own);
        if (!(await hasAccount(own, staffId))) return false;
        const begun = { secret, created_at: now, last_step: 0 };
        return hasRow(
          own
            .insertInto('second_factor')
            .values({ ...begun, staff_id: staffId, confirmed_at: null })
            .onConflict((conflict) =>
              conflict
                .column('staff_id')
                .doUpdateSet(begun)
                .where('second_factor.confirmed_at', 'is', null),
            )
            .returning('staff_id'),
        );
      }),
    /**
     * Makes a secret count.
     * @returns false if it counts already, or another one has taken its place
     */
    confirm: (staffId: string, { secret, step, codes, session }: Confirmation, now: string) =>
      atomic(async (own) => {
        const begun = { staffId, secret, confirmedAt: null };
        const confirmation = { confirmedAt: now, lastStep: step };
        if (!(await update(own, 'second_factor', begun, confirmation))) return false;
        await replace(own, staffId, codes);
        await endSessions(own, staffId, session);
        return true;
      }),
    /** Returns whether no code of this time step, or a later one, has been used before. */
    useStep: (staffId: string, step: number) =>
      atomic((own) =>
        update(own, 'second_factor', { staffId }, { lastStep: step }, sql`last_step < ${step}`),
      ),
    /** Returns whether there was such a recovery code; it cannot be used again. */
    useRecovery: (staffId: string, codeHash: string) =>
      atomic((own) => remove(own, 'recovery_code', { staffId, codeHash })),
    replaceRecovery: (staffId: string, codes: readonly string[], session?: string) =>
      atomic(async (own) => {
        // Of two at the same time, the second must find the codes of the first to replace them.
        await lock(own);
        await replace(own, staffId, codes);
        await endSessions(own, staffId, session);
      }),
    /** Returns whether there was one. */
    remove: (staffId: string, session?: string) =>
      atomic(async (own) => {
        await endSessions(own, staffId, session);
        return remove(own, 'second_factor', { staffId });
      }),
  };
}

async function replace(own: Db, staffId: string, codes: readonly string[]): Promise<void> {
  await remove(own, 'recovery_code', { staffId });
  const rows = codes.map((codeHash) => ({ staffId, codeHash }));
  await insertRows(own, 'recovery_code', rows);
}
