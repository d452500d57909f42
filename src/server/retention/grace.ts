import type { FastifyBaseLogger } from 'fastify';
import { type Doubt, DOUBTS } from '../../contract/panel';
import type { ServerSettings } from '../serverSettings';
import type { NewMessage } from '../messages/store';
import type { Storage } from '../storage/storage';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A daily task may run a little early. */
const GRACE = DAY - HOUR;
/** After that the announcement is repeated: the clock may have been changed, or the server was off. */
const LATEST = 2 * DAY;

/** Why nothing that is old is erased for a day, as it is logged. */
const LOGGED: Readonly<Record<Doubt, string>> = {
  clock:
    'the clock does not go on from where it was: nothing is erased by its age for a day, or until it is right',
  many: 'many applications expire at once: they are erased in a day, unless the clock or RETENTION_DAYS is changed',
};

interface GracePorts {
  readonly storage: Pick<Storage, 'moments' | 'messages' | 'staff'>;
  readonly settings: Pick<ServerSettings, 'mail'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

export type Grace = ReturnType<typeof graceOf>;

const keyOf = (doubt: Doubt): string => `in doubt: ${doubt}`;

/** Returns what keeps old data from being erased for now. */
export async function doubtsIn(moments: Storage['moments']): Promise<readonly Doubt[]> {
  const since = await Promise.all(DOUBTS.map((doubt) => moments.read(keyOf(doubt))));
  return DOUBTS.filter((_, index) => since[index] !== undefined);
}

/** Announces a day ahead, in the log and to owners, what cannot be undone and may follow from an error. */
export function graceOf({ storage: { moments, messages, staff }, settings, log }: GracePorts) {
  const tellOwners = async (about: Doubt, due: string): Promise<void> => {
    if (!settings.mail) return;
    const told = (await staff.owners()).map(({ id: recipient, language }): NewMessage => {
      // One a day, however often it is announced.
      const id = `doubt-${about}-${due.slice(0, 10)}-${recipient}`;
      return { id, kind: 'doubt', recipient, language, about, due };
    });
    await messages.add(told, due);
  };
  return {
    /** Returns whether a day has passed since the doubt was announced; announces it if it was not. */
    async isOver(doubt: Doubt, at: number, facts: object): Promise<boolean> {
      const since = await moments.read(keyOf(doubt));
      const waited = since === undefined ? -1 : at - since;
      if (waited >= GRACE && waited < LATEST) return true;
      if (waited < 0 || waited >= LATEST) {
        await moments.note(keyOf(doubt), at);
        log.error(facts, LOGGED[doubt]);
        await tellOwners(doubt, new Date(at).toISOString());
      }
      return false;
    },
    forget: (doubt: Doubt): Promise<unknown> => moments.forget(keyOf(doubt)),
  };
}
