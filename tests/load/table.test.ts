import { expect, test } from 'vitest';
import type { Load } from '../../scripts/load/loads';
import { mixtureOf } from '../../scripts/load/mixture';
import { readOptions } from '../../scripts/load/options';
import { asking } from '../../scripts/load/requests';
import { HEADINGS, type Measured, rows } from '../../scripts/load/table';

const measured = (perSecond: number, memory?: Measured['memory']): Measured => ({
  outcome: {
    perSecond,
    answered: 5 * perSecond,
    failures: 2,
    stored: 0,
    latency: { p50: 3, p97: 12, p99: 20 },
  },
  memory,
});

test('the table compares each server with the bare one', () => {
  const MB = 1024 * 1024;
  const ours = measured(1234.4, { before: 150 * MB, peak: 180.4 * MB, after: 160 * MB });
  const lines = [HEADINGS, rows('home page', ours, measured(9876), 0.1)].join('\n').split('\n');
  expect(lines.slice(2)).toEqual([
    '| home page | ours | 1234 | 0.12 | 0.1 | 3 | 12 | 20 | 2 | 150 | 180 | 160 |',
    '|  | bare | 9876 |  |  | 3 | 12 | 20 | 2 |  |  |  |',
  ]);
  for (const line of lines) expect(line.split('|')).toHaveLength(14);
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
