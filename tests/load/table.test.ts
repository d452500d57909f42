import { expect, test } from 'vitest';
import type { Load } from '../../scripts/load/loads';
import { HEAD, type Measured, rows } from '../../scripts/load/compare';
import { mixtureOf } from '../../scripts/load/level';
import { readOptions } from '../../scripts/load/options';
import { asking } from '../../scripts/load/shoot';

const measured = (perSecond: number, memory?: number): Measured => ({
  perSecond,
  answered: 5 * perSecond,
  failures: 2,
  stored: 0,
  p50: 3,
  p97: 12,
  p99: 20,
  memory,
});

test('the table shows the share of each that a server is compared with', () => {
  const MB = 1024 * 1024;
  const ours = measured(1234.4, 180.4 * MB);
  const others = [
    { name: 'bare', perSecond: 9876, measured: measured(9876) },
    { name: 'sharp alone', perSecond: 2000, floor: 0.5 },
  ];
  const lines = [HEAD, rows('submit', ours, others)].join('\n').split('\n');
  expect(lines.slice(2)).toEqual([
    '| submit | ours | 1234 |  |  | 3 | 12 | 20 | 2 | 180 |',
    '|  | bare | 9876 | 0.12 |  | 3 | 12 | 20 | 2 |  |',
    '|  | sharp alone | 2000 | 0.62 | 0.5 |  |  |  |  |  |',
  ]);
  for (const line of lines) expect(line.split('|')).toHaveLength(12);
});

test('the mixture contains each load by its share, spread evenly', () => {
  const load = (name: string, share: number, count: number): Load => ({
    name,
    share,
    shots: Array.from({ length: count }, (_, index) => asking(`/${name}${index}`, 'en')),
  });
  const paths = mixtureOf([load('a', 4, 2), load('b', 2, 1)]).map(({ path }) => path);
  expect(paths).toEqual(['/a0', '/b0', '/a1', '/a0', '/b0', '/a1']);
});

test.each([
  [[], { connections: 10, seconds: 5, requests: 100_000, base: undefined, write: false }],
  [['--seconds', '0', '--requests', '0'], { seconds: 0, requests: 0, floors: true }],
  [['--no-floors'], { floors: false }],
  [['--base', 'https://rega.example/api/', '--token', 'x'], { base: 'https://rega.example' }],
])('accepts the arguments %j', (args, expected) => {
  expect(readOptions(args)).toMatchObject(expected);
});

test.each([
  [['--base', 'nowhere']],
  [['--seconds', 'x']],
  [['--seconds', '-1']],
  [['--connections', '0']],
  [['--connections', '50', '--requests', '40']],
  [['--requests', '10']],
  [['--requests', '2.5']],
  [['--unheard-of']],
  [['what']],
])('rejects the arguments %j', (args) => {
  expect(readOptions(args)).toBeUndefined();
});
