import { expect, test } from 'vitest';
import { withoutFixes } from '../../../src/server/base/lastFixes';

test.each([
  ['Node', '20.19.2', '2026-04-30', undefined],
  [
    'Node',
    '20.19.2',
    '2026-05-01',
    'Node 20 has had no fixes since 2026-04-30; those that do: 22, 24, 26, newer ones',
  ],
  ['Node', '23.1.0', '2028-01-01', 'Node 23 gets no fixes; those that do: 24, 26, newer ones'],
  ['Node', '28.0.0', '2028-01-01', undefined],
  ['PostgreSQL', '17.10 (Debian)', '2027-01-01', undefined],
  ['PostgreSQL', '9.6', '2031-01-01', 'PostgreSQL 9 gets no fixes; those that do: newer ones'],
] as const)('%s %s on %s is reported as: %s', (part, version, day, line) => {
  expect(withoutFixes(part, version, new Date(`${day}T12:00:00Z`))).toBe(line);
});
