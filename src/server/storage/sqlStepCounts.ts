import { sql } from 'kysely';
import type { Connection } from './connection';
import { run } from './queries';
import type { StepCounts } from './stepCounts';

export function sqlStepCounts({ db, atomic }: Connection): StepCounts {
  return {
    add: (counts) =>
      atomic(async (own) => {
        for (const { serviceId, version, month, place, shown, continued } of counts) {
          await own
            .insertInto('step_count')
            .values({ service_id: serviceId, version, month, place, shown, continued })
            .onConflict((conflict) =>
              conflict.columns(['service_id', 'version', 'month', 'place']).doUpdateSet({
                shown: sql`step_count.shown + excluded.shown`,
                continued: sql`step_count.continued + excluded.continued`,
              }),
            )
            .execute();
        }
      }),
    async totals() {
      const rows = await db
        .selectFrom('step_count')
        .select(['service_id as serviceId', 'version', 'place'])
        .select(({ fn }) => [fn.sum('shown').as('shown'), fn.sum('continued').as('continued')])
        .groupBy(['service_id', 'version', 'place'])
        .execute();
      return rows.map((row) => ({
        ...row,
        shown: Number(row.shown),
        continued: Number(row.continued),
      }));
    },
    dropBefore: (month) =>
      run(atomic, (own) => own.deleteFrom('step_count').where('month', '<', month)),
  };
}
