import { expect, test } from 'vitest';
import { costLimit } from '../../../src/server/photos/reencode';

test('runs work in order and never above the total cost, even when some of it fails', async () => {
  const run = costLimit(10);
  const costs = [5, 5, 3, 10, 1, 12, 4, 4, 4, 2];
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    costs.map((cost, index) =>
      run(cost, async () => {
        order.push(index);
        running += Math.min(cost, 10);
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= Math.min(cost, 10);
        if (index % 3 === 0) throw new Error('no');
      }),
    ),
  );
  expect(most).toBe(10);
  expect(order).toEqual(costs.map((_, index) => index));
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  expect(await run(10, async () => 'again')).toBe('again');
});
