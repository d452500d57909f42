import { expect, test } from 'vitest';
import { rowsOf } from '../../../src/server/inbox/export/exportTable';
import type { RoutePorts } from '../../../src/server/routePorts';
import { turnsDuring } from '../support/turns';

test('leaves turns to other requests while it finds no line for a sheet', async () => {
  const none = async () => new Map<string, never>();
  const made: unknown = {
    storage: {
      inbox: {
        lines: async (ids: readonly string[]) => ids.map((id) => ({ id, about: '' })),
        notesOf: none,
      },
      money: { sums: none },
      applications: { about: none },
    },
    catalogue: { find: () => undefined },
    wordsIn: () => ({}),
  };
  const reading = {
    ports: made as RoutePorts,
    ids: Array.from({ length: 1000 }, (_, index) => String(index)),
    language: 'en' as const,
  };
  const read = async () => {
    const lines: unknown[] = [];
    for await (const line of rowsOf(reading, () => [])) lines.push(line);
    expect(lines).toEqual([]);
  };
  expect(await turnsDuring(read)).toBeGreaterThan(15);
});
