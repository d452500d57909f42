import { sql } from 'kysely';
import type { Connection, Db } from './connection';
import { remove, select, update } from './queries';

export type Attempts = ReturnType<typeof sqlAttempts>;

/** How often something may be counted until a moment. */
export interface CountLimit {
  readonly key: string;
  readonly most: number;
  readonly expiresAt: string;
}

type Counted = readonly [key: string, now: string, expiresAt: string, by?: number];

export function sqlAttempts({ db, atomic }: Connection) {
  return {
    add: (...counted: Counted) => atomic((own) => addAttempt(own, ...counted)),
    /** Returns the value of a counter. */
    async read(key: string, now: string): Promise<number> {
      const found = select(db, 'attempt', { key }, 'count').where('expires_at', '>', now);
      return (await found.executeTakeFirst())?.count ?? 0;
    },
    giveBack: (key: string): Promise<unknown> =>
      atomic((own) => update(own, 'attempt', { key }, { count: sql`count - 1` }, sql`count > 0`)),
    remove: (key: string): Promise<unknown> => atomic((own) => remove(own, 'attempt', { key })),
    dropExpired: (now: string): Promise<unknown> =>
      atomic((own) => remove(own, 'attempt', {}, sql`expires_at <= ${now}`)),
  };
}

/** Counts within a transaction; returns whether no limit was reached before. Those after one that was are not counted. */
export async function isWithin(
  own: Db,
  limits: readonly CountLimit[],
  now: string,
): Promise<boolean> {
  for (const { key, most, expiresAt } of limits) {
    if ((await addAttempt(own, key, now, expiresAt)).count > most) return false;
  }
  return true;
}

function addAttempt(own: Db, ...[key, now, expiresAt, by = 1]: Counted) {
  const over = sql<boolean>`attempt.expires_at <= ${now}`;
  return own
    .insertInto('attempt')
    .values({ key, count: by, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${over} then cast(${by} as integer) else attempt.count + cast(${by} as integer) end`,
        expires_at: sql`case when ${over} then ${expiresAt} else attempt.expires_at end`,
      }),
    )
    .returning(['count', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow();
}
