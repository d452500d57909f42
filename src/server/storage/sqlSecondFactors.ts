import type { Connection, Db } from './connection';
import type { SecondFactors } from './secondFactors';

export function sqlSecondFactors({ db, atomic, lock }: Connection): SecondFactors {
  return {
    async read(staffId) {
      const row = await db
        .selectFrom('second_factor')
        .select(['secret', 'confirmed_at as confirmedAt'])
        .select((of) =>
          of
            .selectFrom('recovery_code')
            .select(({ fn }) => fn.countAll().as('left'))
            .whereRef('recovery_code.staff_id', '=', 'second_factor.staff_id')
            .as('recoveryLeft'),
        )
        .where('staff_id', '=', staffId)
        .executeTakeFirst();
      return row && { ...row, recoveryLeft: Number(row.recoveryLeft) };
    },
    begin: (staffId, secret, now) =>
      atomic(async (own) => {
        // The account may be removed at the same moment.
        await lock(own);
        const account = own.selectFrom('staff').select('id').where('id', '=', staffId);
        if (!(await account.executeTakeFirst())) return false;
        const row = {
          staff_id: staffId,
          secret,
          created_at: now,
          confirmed_at: null,
          last_step: 0,
        };
        const stored = await own
          .insertInto('second_factor')
          .values(row)
          .onConflict((conflict) =>
            conflict
              .column('staff_id')
              .doUpdateSet({ secret, created_at: now, last_step: 0 })
              .where('second_factor.confirmed_at', 'is', null),
          )
          .returning('staff_id')
          .executeTakeFirst();
        return stored !== undefined;
      }),
    confirm: (staffId, { secret, step, codes }, now) =>
      atomic(async (own) => {
        const confirmed = await own
          .updateTable('second_factor')
          .set({ confirmed_at: now, last_step: step })
          .where('staff_id', '=', staffId)
          .where('secret', '=', secret)
          .where('confirmed_at', 'is', null)
          .returning('staff_id')
          .executeTakeFirst();
        if (!confirmed) return false;
        await replace(own, staffId, codes);
        return true;
      }),
    useStep: (staffId, step) =>
      atomic(async (own) => {
        const used = await own
          .updateTable('second_factor')
          .set({ last_step: step })
          .where('staff_id', '=', staffId)
          .where('last_step', '<', step)
          .returning('staff_id')
          .executeTakeFirst();
        return used !== undefined;
      }),
    useRecovery: (staffId, codeHash) =>
      atomic(async (own) => {
        const used = await own
          .deleteFrom('recovery_code')
          .where('staff_id', '=', staffId)
          .where('code_hash', '=', codeHash)
          .returning('staff_id')
          .executeTakeFirst();
        return used !== undefined;
      }),
    replaceRecovery: (staffId, codes) => atomic((own) => replace(own, staffId, codes)),
    remove: (staffId) => atomic((own) => remove(own, staffId)),
    reset: (staffId) =>
      atomic(async (own) => {
        await own.deleteFrom('session').where('staff_id', '=', staffId).execute();
        return remove(own, staffId);
      }),
  };
}

async function replace(own: Db, staffId: string, codes: readonly string[]): Promise<void> {
  await own.deleteFrom('recovery_code').where('staff_id', '=', staffId).execute();
  const rows = codes.map((code) => ({ staff_id: staffId, code_hash: code }));
  await own.insertInto('recovery_code').values(rows).execute();
}

async function remove(own: Db, staffId: string): Promise<boolean> {
  const removed = await own
    .deleteFrom('second_factor')
    .where('staff_id', '=', staffId)
    .returning('staff_id')
    .executeTakeFirst();
  return removed !== undefined;
}
