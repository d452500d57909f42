import { expect, test } from 'vitest';
import type { MoneyLine } from '../../../src/contract/money';
import { backedUp, hushConsole, onDisk, restoreInto, rowsIn } from '../backup/backups';
import { sampleRequest, services } from '../submit/submission';
import { startStaffed } from '../support/staffed';

hushConsole();

test('a backup has the lines and what they are for; the numbers of receipts go on after a restore', async () => {
  const [source, target] = [await onDisk(), await onDisk()];
  const { app, answerOf } = await startStaffed({ env: source });
  await app.inject(await sampleRequest(services[0]!));
  const [{ id }] = (await answerOf('GET', 'application/')).data as unknown as [{ id: string }];
  const path = `application/${id}/money/`;
  const payment = { kind: 'payment', amount: 5000, currency: 'USD', text: 'ناز' };
  await answerOf('POST', path, { ...payment, kind: 'charge' }, 201);
  const paid = await answerOf('POST', path, payment, 201);
  const line = (paid.data as unknown as MoneyLine[])[1]!.id;
  await answerOf('POST', `application/${id}/money_reversal/`, { line, text: 'x' }, 201);
  const lines = (await answerOf('GET', `application/${id}/`)).money;

  const folder = await backedUp(source);
  const rows = await rowsIn(folder);
  expect([rows['money_line.jsonl'], rows['money_of.jsonl']].map((all) => all?.length)).toEqual([
    3, 3,
  ]);
  expect(await restoreInto(folder, target)).toBe(0);
  const restored = await startStaffed({ env: target, staff: false });
  expect((await restored.answerOf('GET', `application/${id}/`)).money).toEqual(lines);
  const next = await restored.answerOf('POST', path, payment, 201);
  expect((next.data as unknown as MoneyLine[]).map(({ number }) => number)).toEqual([
    null,
    1,
    2,
    3,
  ]);
});
