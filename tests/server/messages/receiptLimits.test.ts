import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newMessages } from '../../../src/server/messages/newMessages';
import { reachedReceipts } from '../../../src/server/messages/receiptLimits';
import type { Storage } from '../../../src/server/storage/storage';
import { STORES } from '../storage/stores';

const HOUR = 60 * 60 * 1000;
const BEGIN = Date.parse('2026-03-01T10:00:00.000Z');
const SETTINGS = {
  mail: { server: 'smtp://127.0.0.1', from: 'office@rega.example' },
  webhook: undefined,
  receiptsADay: 1000,
  rateLimit: true,
};

const other = (index: number) => `a${index}@b.example`;

describe.each(STORES)('receipts in $name', ({ tables, open }) => {
  let storage: Storage;
  let id = 0;
  beforeAll(async () => {
    storage = await open(await tables());
  });
  afterAll(() => storage.close());

  /** Adds the messages of so many applications at a moment; returns how many receipts are among them. */
  async function added(
    count: number,
    emailOf: (index: number) => string,
    {
      at = 0,
      callers,
      ...more
    }: Partial<typeof SETTINGS> & { at?: number; callers?: readonly string[] } = {},
  ): Promise<number> {
    const createdAt = new Date(BEGIN + at).toISOString();
    for (let index = 0; index < count; index += 1) {
      id += 1;
      const email = emailOf(index);
      const announced = {
        id: String(id),
        language: 'ku',
        email,
        callers: callers ?? [`caller-${id}`],
        createdAt,
      } as const;
      const made = newMessages({ ...SETTINGS, ...more }, announced);
      const messages = made.map(({ applicationId: _, ...message }) => message);
      await storage.messages.add(messages, createdAt);
    }
    const all = await storage.messages.claim('2099', '2099', 1000);
    for (const one of all) await storage.messages.settle(one, { state: 'sent' });
    expect(all.filter(({ kind }) => kind === 'notices')).toHaveLength(count);
    return all.filter(({ kind }) => kind === 'receipt').length;
  }

  test('are at most 20 a day for a mailbox, however its address is written', async () => {
    const written = [
      'naz@gmail.com',
      'NAZ@gmail.com',
      'naz+1@gmail.com',
      'n.a.z@googlemail.com',
      'naz@gm\u200Bail.com',
      'naz@gm\u00ADail.com',
      'n\u2060az@gmail.com',
    ];
    const naz = (index: number) => written[index % written.length]!.replace('1', String(index));
    expect(await added(60, naz)).toBe(20);
    expect(await added(1, other)).toBe(1);
    expect(await added(1, naz, { at: 24 * HOUR + 1 })).toBe(1);
  });

  test('are at most 10 an hour for a caller, 40 for a larger network, and unlimited for staff', async () => {
    const callers = ['192.0.2.1'];
    expect(await added(15, other, { callers })).toBe(10);
    expect(await added(1, other, { callers: ['192.0.2.2'] })).toBe(1);
    expect(await added(15, other, { callers: [] })).toBe(15);
    expect(await added(15, other, { callers, rateLimit: false })).toBe(15);
    expect(await added(1, other, { callers, at: HOUR + 1 })).toBe(1);
    let sent = 0;
    for (let network = 0; network < 60; network += 1) {
      const own = [`${network}/64`, `${network >> 4}/56`, 'all/48'];
      sent += await added(1, () => other(1000 + network), { callers: own });
    }
    expect(sent).toBe(40);
  });

  test('are at most as many a day as is set, not counting those that other limits refuse', async () => {
    const receiptsADay = 30;
    // Other days than those above.
    const day = (number: number) => 24 * HOUR * (10 + number);
    const reached = (at: number) =>
      reachedReceipts(storage, { receiptsADay }, new Date(BEGIN + at));
    const today = { receiptsADay, at: day(0) };
    expect(await added(25, () => 'sara@b.example', today)).toBe(20);
    expect(await reached(day(0))).toBe(null);
    expect(await added(15, (index) => other(100 + index), today)).toBe(10);
    expect(await reached(day(0))).toBe(30);
    const midnight = day(0) + 14 * HOUR;
    expect(await reached(midnight)).toBe(null);
    expect(await added(1, () => 'zara@b.example', { receiptsADay, at: midnight })).toBe(1);
  });

  test('are none where none are wanted, which is not an alarm', async () => {
    const none = { receiptsADay: 0, at: 24 * HOUR * 20 };
    expect(await added(2, other, none)).toBe(0);
    expect(await reachedReceipts(storage, none, new Date(BEGIN + none.at))).toBe(null);
  });
});
