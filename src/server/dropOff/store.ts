import type { ColumnsOf } from '../storage/tables';
import { sql } from 'kysely';
import type { Connection } from '../storage/connection';
import { remove } from '../storage/queries';

declare module '../storage/tables' {
  interface Tables {
    step_count: ColumnsOf<StepCount>;
  }
}

/** How often a place of a form was seen and left forwards, in a month. */
export interface StepCount {
  readonly serviceId: string;
  readonly version: number;
  /** YYYY-MM */
  readonly month: string;
  /** `form`, `review`, or the number of a step. */
  readonly place: string;
  readonly shown: number;
  readonly continued: number;
}

/** Counts of forms' steps. They name no visitor, and no time within a month. */
export function sqlStepCounts({ db, atomic }: Connection) {
  return {
    add: (counts: readonly StepCount[]) =>
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
    totals: (): Promise<readonly Omit<StepCount, 'month'>[]> =>
      db
        .selectFrom('step_count')
        .select(['service_id as serviceId', 'version', 'place'])
        .select(({ fn }) => fn.sum<number>('shown').as('shown'))
        .select(({ fn }) => fn.sum<number>('continued').as('continued'))
        .groupBy(['service_id', 'version', 'place'])
        .execute(),
    dropBefore: (month: string) =>
      atomic((own) => remove(own, 'step_count', {}, sql`month < ${month}`)),
  };
}
