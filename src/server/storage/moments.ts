import type { Connection } from './connection';
import { insertRows, remove, select, update } from './queries';

const MINUTE = 60_000;
/** The largest value of the column in PostgreSQL. */
const LARGEST = 2 ** 31 - 1;
/** No row of these expires. */
const NEVER = '9999-12-31T23:59:59.999Z';

export type Moments = ReturnType<typeof sqlMoments>;

/** Moments that the server remembers by name, to the minute: counters that never expire, of minutes since 1970. */
export function sqlMoments({ db, atomic }: Connection) {
  return {
    /** Returns milliseconds since 1970; undefined if there is none of that name. */
    async read(key: string): Promise<number | undefined> {
      const row = await select(db, 'attempt', { key }, 'count').executeTakeFirst();
      return row === undefined ? undefined : row.count * MINUTE;
    },
    note: (key: string, at: number) => {
      const count = Math.min(Math.floor(at / MINUTE), LARGEST);
      return atomic(async (own) => {
        const moment = { count, expiresAt: NEVER };
        if ((await insertRows(own, 'attempt', [{ key, ...moment }], 'key')) > 0) return;
        await update(own, 'attempt', { key }, moment);
      });
    },
    forget: (key: string): Promise<unknown> => atomic((own) => remove(own, 'attempt', { key })),
    /** Returns when the last application was received or the last audit entry written; undefined if there is none. */
    async lastStored(): Promise<number | undefined> {
      const times = [
        await db
          .selectFrom('inbox')
          .select((is) => is.fn.max('created_at').as('at'))
          .execute(),
        await db
          .selectFrom('audit')
          .select((is) => is.fn.max('at').as('at'))
          .execute(),
      ].flatMap(([row]) => (row?.at ? [Date.parse(row.at)] : []));
      return times.length > 0 ? Math.max(...times) : undefined;
    },
  };
}
