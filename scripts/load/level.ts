import { median } from '../setup/measure.mjs';
import { megabytes, memoryOf } from './aim';
import type { Trial } from './compare';
import type { Load } from './loads';
import { type Shot, shoot } from './shoot';

/** How often memory is measured during the mixed load. */
export const LOOKS = 20;

/**
 * The growth from the third to the last quarter of the requests that still counts as level. At 100,000 requests
 * and 250 MB a leak of half a kilobyte per request exceeds it.
 */
const MOST_GROWTH = 0.05;

interface Verdict {
  /** Medians of the third and the last quarter, in bytes. */
  readonly before: number;
  readonly after: number;
  /** 0.02: the last is 2 % above the third. */
  readonly growth: number;
  readonly isLevel: boolean;
}

/**
 * Decides whether memory stayed level. The first half does not count: code is compiled, and the
 * embedded database, which the submits fill, caches up to 64 MB of pages. Compares medians, since a
 * single sample depends on when garbage was last collected.
 * @param looks resident memory in bytes, at equal intervals, in order
 */
export function assessMemory(looks: readonly number[]): Verdict {
  const quarter = looks.length / 4;
  const before = median(looks.slice(Math.floor(2 * quarter), Math.floor(3 * quarter))) ?? NaN;
  const after = median(looks.slice(Math.floor(3 * quarter))) ?? NaN;
  const growth = after / before - 1;
  // With too few samples the growth is NaN, which is not level.
  return { before, after, growth, isLevel: growth <= MOST_GROWTH };
}

/** Combines all loads by their shares, interleaved so that requests of one load are spread out. */
export function mixtureOf(loads: readonly Load[]): readonly Shot[] {
  const placed = loads.flatMap(({ shots, share }) =>
    Array.from({ length: share }, (_, index) => ({
      shot: shots[index % shots.length],
      at: (index + 0.5) / share,
    })),
  );
  return placed.toSorted((a, b) => a.at - b.at).flatMap(({ shot }) => shot ?? []);
}

/**
 * Runs the mixed load on a server and samples its memory at equal intervals.
 * @returns how many submits were acknowledged; and whether memory stayed level, if it is known, and every request
 * succeeded
 */
export async function watchLevel(
  { aim, loads, connections, say }: Trial,
  requests: number,
): Promise<{ readonly stored: number; readonly isFine: boolean }> {
  const step = Math.floor(requests / LOOKS);
  const looks: Promise<number | undefined>[] = [];
  const outcome = await shoot(aim.base, mixtureOf(loads), { connections, requests }, (count) => {
    if (count % step === 0 && looks.length < LOOKS) looks.push(memoryOf(aim.calls));
  });
  const { answered, perSecond, p50, p97, p99, failures, stored } = outcome;
  say(
    `\n${answered} requests of the mixture: ${perSecond.toFixed(0)} a second, p50 ${p50} ms, p97.5 ${p97} ms, p99 ${p99} ms, ${failures} failed`,
  );
  const memory = (await Promise.all(looks)).filter((bytes) => bytes !== undefined);
  if (memory.length === 0) {
    say('Memory is not available: it needs --token, or METRICS=on there.');
    return { stored, isFine: failures === 0 };
  }
  const { before, after, growth, isLevel } = assessMemory(memory);
  say(`MB resident after each ${step}: ${memory.map(megabytes).join(' ')}`);
  say(
    `third quarter ${megabytes(before)}, last quarter ${megabytes(after)} MB (medians), ${(growth * 100).toFixed(1)} %: ${isLevel ? 'level' : 'NOT level'}`,
  );
  return { stored, isFine: isLevel && failures === 0 };
}
