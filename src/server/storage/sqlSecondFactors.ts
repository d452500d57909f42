import type { Connection, Db } from './connection';
import { insertRows } from './insertRows';
import { changes, hasRow } from './queries';
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
        if (!(await hasRow(account))) return false;
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
    confirm: (staffId, { secret, step, codes }, now) =>
      atomic(async (own) => {
        const confirmation = own
          .updateTable('second_factor')
          .set({ confirmed_at: now, last_step: step })
          .where('staff_id', '=', staffId)
          .where('secret', '=', secret)
          .where('confirmed_at', 'is', null)
          .returning('staff_id');
        if (!(await hasRow(confirmation))) return false;
        await replace(own, staffId, codes);
        return true;
      }),
    useStep: (staffId, step) =>
      changes(atomic, (own) =>
        own
          .updateTable('second_factor')
          .set({ last_step: step })
          .where('staff_id', '=', staffId)
          .where('last_step', '<', step)
          .returning('staff_id'),
      ),
    useRecovery: (staffId, codeHash) =>
      changes(atomic, (own) =>
        own
          .deleteFrom('recovery_code')
          .where('staff_id', '=', staffId)
          .where('code_hash', '=', codeHash)
          .returning('staff_id'),
      ),
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
  await insertRows(own, 'recovery_code', rows);
}

const remove = (own: Db, staffId: string): Promise<boolean> =>
  hasRow(own.deleteFrom('second_factor').where('staff_id', '=', staffId).returning('staff_id'));
