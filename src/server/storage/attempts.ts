import { sql } from 'kysely';
import type { Connection } from './connection';
import { run } from './queries';

export type Attempts = ReturnType<typeof sqlAttempts>;

/** Counters that expire. */
export function sqlAttempts({ atomic }: Connection) {
  return {
    /** Adds to a counter, and returns its value. */
    add(key: string, now: string, expiresAt: string, by = 1) {
      const over = sql<boolean>`attempt.expires_at <= ${now}`;
      return atomic((own) =>
        own
          .insertInto('attempt')
          .values({ key, count: by, expires_at: expiresAt })
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              count: sql`case when ${over} then cast(${by} as integer) else attempt.count + cast(${by} as integer) end`,
              expires_at: sql`case when ${over} then ${expiresAt} else attempt.expires_at end`,
            }),
          )
          .returning(['count', 'expires_at as expiresAt'])
          .executeTakeFirstOrThrow(),
      );
    },
    giveBack: (key: string) =>
      run(atomic, (own) =>
        own
          .updateTable('attempt')
          .set({ count: sql`count - 1` })
          .where('key', '=', key)
          .where('count', '>', 0),
      ),
    remove: (key: string) => run(atomic, (own) => own.deleteFrom('attempt').where('key', '=', key)),
    dropExpired: (now: string) =>
      run(atomic, (own) => own.deleteFrom('attempt').where('expires_at', '<=', now)),
  };
}
