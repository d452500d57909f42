import { expect, test } from 'vitest';
import { statusBook } from '../../../src/contract/statuses';
import { readFilter } from '../../../src/server/inbox/readFilter';

test('days that no calendar shows are no limit', () => {
  const ports = {
    catalogue: { find: () => undefined },
    statuses: statusBook([]),
    now: () => new Date(),
  };
  const { filter } = readFilter({ from: '0000-01-01', to: '9999-12-31' }, ports, 'reader');
  expect(filter).toEqual({ reader: 'reader', words: [], sounds: new Map() });
});
