import type { Moments } from '../storage/moments';
import type { FastifyBaseLogger } from 'fastify';
import { type Doubt, DOUBTS } from '../../contract/panel';
import type { ServerSettings } from '../serverSettings';
import type { NewMessage } from '../messages/store';
import type { Storage } from '../storage/storage';
import { DAY, HOUR } from '../../definition/model/clock';

/** How far the clock may be ahead of where it was last: a server is rarely off for longer. */
const MOST_AHEAD = 30 * 24 * HOUR;
/** How far it may be behind: clocks are set, and those of several machines differ. */
const MOST_BEHIND = HOUR;
const RIGHT = 'the clock was right';

interface ClockPorts {
  readonly moments: Moments;
  readonly grace: Grace;
  /** The clock of the system. */
  readonly system: () => Date;
  /** In milliseconds since 1970; nothing can have been received before. */
  readonly earliest: number;
}

export type Clock = ReturnType<typeof clockOf>;

/**
 * Returns the server's clock. It is the system's, but does not go back with it: what is received while the system's clock
 * is behind would be old, and erased, as soon as it is right again.
 */
export function clockOf({ moments, grace, system, earliest }: ClockPorts) {
  /** The last time that was taken for right, and when the process had it. */
  let last = { at: earliest, since: performance.now() };
  const goOnFrom = (at: number): void => {
    last = { at, since: performance.now() };
  };
  const expected = (): number => last.at + performance.now() - last.since;
  /** Where the clock was when it began to be in doubt. */
  let doubted: number | undefined;
  let isSettled = false;
  return {
    now(): Date {
      const at = system();
      const least = expected();
      return at.getTime() < least - MOST_BEHIND ? new Date(least) : at;
    },
    /**
     * Returns whether the clock can be right, so that what is old by it may be erased: it goes on from where it was when a
     * server last looked, or has stayed elsewhere for a day after that was announced. Called at the start and each hour.
     */
    async isRight(): Promise<boolean> {
      const at = system().getTime();
      const known = (await moments.read(RIGHT)) ?? (await moments.lastStored()) ?? at;
      const before = Math.max(known, earliest);
      if (at < before - MOST_BEHIND || at > before + MOST_AHEAD) {
        // Another server goes on from there: this one is wrong.
        if (doubted !== undefined && doubted !== before) await grace.forget('clock');
        doubted = before;
        isSettled = false;
        const facts = { clock: momentOf(at), before: momentOf(before) };
        const isOver = await grace.isOver('clock', at, facts);
        if (!isOver || at < earliest) {
          if (at < before) goOnFrom(Math.max(before, expected()));
          return false;
        }
      }
      await moments.note(RIGHT, at);
      goOnFrom(at);
      if (!isSettled) await grace.forget('clock');
      doubted = undefined;
      isSettled = true;
      return true;
    },
  };
}

const momentOf = (at: number): string => new Date(at).toISOString();

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
