import type { Moments } from '../storage/moments';
import type { Grace } from './grace';

const HOUR = 60 * 60 * 1000;

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
