import { describe, expect, test } from 'vitest';
import { gate } from './gate';
import { fairQueue } from '../../../src/server/photos/decodeQueue';

describe('fair queue', () => {
  const runAll = (queue: ReturnType<typeof fairQueue>, callers: string) => {
    const begun: string[] = [];
    const work = gate();
    const done = [...callers].map((caller) =>
      queue(caller, async () => {
        begun.push(caller);
        await work.wait();
      }),
    );
    return { begun, work, done };
  };

  test('alternates between callers', async () => {
    const { begun, work } = runAll(fairQueue({ ofAll: 1, ofCaller: 1 }), 'aaaabcb');
    while (work.count() > 0) await work.openNext();
    expect(begun.join('')).toBe('abcabaa');
  });

  test('runs a limited number of jobs, of all and of each caller', async () => {
    const { begun, work } = runAll(fairQueue({ ofAll: 3, ofCaller: 2 }), 'aaaabb');
    expect(begun.join('')).toBe('aab');
    await work.openNext();
    expect(begun.join('')).toBe('aabb');
    for (let count = 0; count < 3; count += 1) await work.openNext();
    // A slot is free, and only a waits.
    expect(begun.join('')).toBe('aabbaa');
    expect(work.count()).toBe(2);
  });

  test('lets a caller who comes late go before those who have had more', async () => {
    const queue = fairQueue({ ofAll: 1, ofCaller: 1 });
    const { begun, work } = runAll(queue, 'aabbcc');
    for (let count = 0; count < 3; count += 1) await work.openNext();
    runAll(queue, 'd');
    const late = runAll(queue, 'dd');
    await work.openNext();
    expect(begun.join('')).toBe('abca');
    expect(late.begun.join('')).toBe('');
  });

  test('keeps a slot free for another caller', () => {
    const { begun } = runAll(fairQueue({ ofAll: 3, ofCaller: 2 }), 'aaaab');
    expect(begun.join('')).toBe('aab');
  });

  test('returns results and errors and continues', async () => {
    const queue = fairQueue({ ofAll: 1, ofCaller: 1 });
    const failed = queue('a', () => Promise.reject(new Error('broken')));
    const good = queue('a', async () => 7);
    await expect(failed).rejects.toThrow('broken');
    expect(await good).toBe(7);
  });
});
