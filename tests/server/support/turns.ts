import { setImmediate as others } from 'node:timers/promises';

/** Returns how often other requests had a turn while some work was done. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const counting = (async () => {
    while (!isOver) {
      await others();
      turns += 1;
    }
  })();
  await work();
  isOver = true;
  const counted = turns;
  await counting;
  return counted;
}
