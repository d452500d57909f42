import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callKey } from '../../src/contract/contractCall';
import { allCalls, BACKUP_TABLES, FEATURES } from '../../src/server/features';
import { loadContentKinds } from '../../src/server/content/contentKinds';
import { ROOT } from './support/folders';
import { services } from './submit/submission';

test('the list has the feature of every room', async () => {
  const rooms = join(ROOT, 'src/server');
  const files = readdirSync(rooms, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^\w+\/feature\.ts$/u.test(file),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const exported = Object.values((await import(join(rooms, file))) as object);
      return exported.filter((one) => FEATURES.includes(one as never)).length;
    }),
  );
  expect(found).toEqual(files.map(() => 1));
  expect(FEATURES).toHaveLength(files.length);
});

test('no two features have a call, a table or an audit action in common', async () => {
  const kinds = await loadContentKinds(ROOT);
  const calls = allCalls({ services, kinds, hasOpenMetrics: true }).map(callKey);
  const tables = BACKUP_TABLES.map(({ name }) => name);
  const audits = FEATURES.flatMap((feature) => feature.audits ?? []);
  for (const all of [calls, tables, audits]) expect(all).toEqual([...new Set(all)]);
});
