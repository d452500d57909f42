import { expect, test } from 'vitest';
import { assessMemory } from '../../scripts/load/level';

const MB = 1024 * 1024;
const LOOKS = Array.from({ length: 20 }, (_, index) => index);

/** Resident memory at each sample. */
const series = (megabytes: (look: number) => number) => LOOKS.map((look) => megabytes(look) * MB);

test.each<[string, number[]]>([
  ['that stands still', series(() => 200)],
  [
    'that grows while caches fill, and then no more',
    series((look) => 100 + 15 * Math.min(look, 11)),
  ],
  ['that goes up and down as garbage is collected', series((look) => 200 + 40 * (look % 3))],
  ['that jumps once', series((look) => (look === 17 ? 900 : 200))],
  ['that falls', series((look) => 400 - 10 * look)],
  ['that grows by 4 % in a quarter', series((look) => 200 + 2 * look)],
])('memory %s is level', (_, looks) => {
  expect(assessMemory(looks).isLevel).toBe(true);
});

test.each<[string, number[]]>([
  ['that grows with each request', series((look) => 200 + 10 * look)],
  ['that leaks half a kilobyte of each of 100,000 requests', series((look) => 220 + 2.5 * look)],
  ['that grows and is collected now and then', series((look) => 200 + 8 * look - 20 * (look % 4))],
  ['that climbs in steps', series((look) => 200 + 30 * Math.floor(look / 4))],
  ['that nobody looked at', []],
])('memory %s is not', (_, looks) => {
  expect(assessMemory(looks).isLevel).toBe(false);
});

test('reports the compared values', () => {
  const { before, after, growth } = assessMemory(series((look) => (look < 15 ? 100 : 150)));
  expect([before / MB, after / MB, growth]).toEqual([100, 150, 0.5]);
});
