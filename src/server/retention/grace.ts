import type { FastifyBaseLogger } from 'fastify';
import type { Moments } from '../storage/moments';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A daily task may run a little early. */
const GRACE = DAY - HOUR;
/** After that the announcement is repeated: the clock may have been changed, or the server was off. */
const LATEST = 2 * DAY;

/** Why nothing that is old is erased for a day, as it is logged. */
const DOUBTS = {
  clock:
    'the clock does not go on from where it was: nothing is erased by its age for a day, or until it is right',
  many: 'many applications expire at once: they are erased in a day, unless the clock or RETENTION_DAYS is changed',
};

export type Doubt = keyof typeof DOUBTS;

export type Grace = ReturnType<typeof graceOf>;

/** Announces a day ahead what cannot be undone and may follow from an error. */
export function graceOf(moments: Moments, log: Pick<FastifyBaseLogger, 'error'>) {
  const keyOf = (doubt: Doubt): string => `in doubt: ${doubt}`;
  return {
    /** Returns whether a day has passed since the doubt was announced; announces it if it was not. */
    async isOver(doubt: Doubt, at: number, facts: object): Promise<boolean> {
      const since = await moments.read(keyOf(doubt));
      const waited = since === undefined ? -1 : at - since;
      if (waited >= GRACE && waited < LATEST) return true;
      if (waited < 0 || waited >= LATEST) {
        await moments.note(keyOf(doubt), at);
        log.error(facts, DOUBTS[doubt]);
      }
      return false;
    },
    forget: (doubt: Doubt): Promise<void> => moments.forget(keyOf(doubt)),
  };
}
