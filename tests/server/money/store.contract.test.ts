import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MoneyLine } from '../../../src/contract/money';
import { balancesOf } from '../../../src/definition/model/ledger';
import type { Storage } from '../../../src/server/storage/storage';
import { isLong } from '../support/long';
import { random } from '../support/random';
import { services } from '../submit/submission';
import { STORES } from '../storage/stores';

const AT = '2026-03-01T10:00:00.000Z';
const DAY = '2026-03-01';
const [service] = services;

describe.each(STORES)('money in $name', ({ tables, open }) => {
  let storage: Storage;
  let count = 0;

  const application = async (id: string) => {
    await storage.applications.insert({
      id,
      reference: `RG-${id.toUpperCase().padStart(4, 'A')}-AAAA`,
      serviceId: service!.id,
      definition: 'hash',
      language: 'ku',
      answers: {},
      createdAt: AT,
      facts: { name: 'Naz', phone: '', email: '', search: '' },
      photos: [],
    });
    return id;
  };
  const base = (applicationId: string, id = `line-${(count += 1)}`) => ({
    applicationId,
    id,
    serviceId: service!.id,
    who: 'shilan@agency.example',
    at: AT,
    day: DAY,
    text: 'Naz',
  });
  const add = (applicationId: string, line: Partial<MoneyLine> = {}) =>
    storage.money.add({
      ...base(applicationId, line.id),
      kind: 'payment',
      amount: 100,
      currency: 'USD',
      how: 'cash',
      ...line,
    });
  const reverse = (applicationId: string, reverses: string, id?: string) =>
    storage.money.reverse({ ...base(applicationId, id), reverses });
  const numbers = async () => {
    const lines = await storage.money.day({ day: DAY });
    return lines.map(({ number }) => number);
  };

  beforeAll(async () => {
    storage = await open(await tables());
    await storage.definitions.keep('hash', service!, AT);
    await application('a');
    await application('b');
  });
  afterAll(() => storage.close());

  test('is added once for each id, even at the same time, with numbers that follow each other', async () => {
    const same = await Promise.all([1, 2, 3].map(() => add('a', { id: 'same' })));
    expect(same.toSorted()).toEqual(['added', 'repeated', 'repeated']);
    expect(await add('b', { id: 'same' })).toBe('repeated');
    expect(await add('none')).toBeUndefined();
    const many = Array.from({ length: 20 }, (_, index) => add(index % 2 ? 'a' : 'b'));
    expect(new Set(await Promise.all(many))).toEqual(new Set(['added']));
    expect(await add('a', { kind: 'charge', how: '' })).toBe('added');
    expect(await numbers()).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
  });

  test('is reversed once, by a line that names the line; a reversal is not', async () => {
    await add('a', { id: 'wrong', amount: 777 });
    await add('a', { id: 'charge', kind: 'charge', how: '', amount: 50 });
    expect(await reverse('b', 'wrong')).toBe('unknown');
    expect(await reverse('a', 'none')).toBe('unknown');
    const both = await Promise.all([reverse('a', 'wrong', 'r'), reverse('a', 'wrong', 's')]);
    expect(both.toSorted()).toEqual(['added', 'reversed']);
    const reversal = (await storage.money.list('a')).find(({ reverses }) => reverses === 'wrong')!;
    expect(reversal).toMatchObject({ kind: 'payment', amount: -777, how: 'cash', number: 23 });
    expect(await reverse('a', 'wrong', reversal.id)).toBe('repeated');
    expect(await reverse('a', reversal.id)).toBe('unknown');
    expect(await reverse('a', 'charge')).toBe('added');
    const charges = (await storage.money.list('a')).filter(({ kind }) => kind === 'charge');
    expect(charges.map(({ amount, number }) => [amount, number])).toEqual([
      [100, null],
      [50, null],
      [-50, null],
    ]);
  });

  test('sums random histories like a reference ledger', async () => {
    const next = random(4747);
    for (let history = 0; history < (isLong ? 200 : 4); history += 1) {
      const id = await application(`h${history}`);
      const book: Record<string, number> = {};
      const ids: string[] = [];
      for (let line = 0; line < 8; line += 1) {
        const own = `${id}-${line}`;
        const kind = next() < 0.5 ? 'charge' : 'payment';
        const currency = next() < 0.5 ? 'USD' : 'IQD';
        const amount = 1 + Math.floor(next() * 1_000_000);
        await add(id, { id: own, kind, currency, amount, how: '' });
        const sign = kind === 'charge' ? 1 : -1;
        const isReversed = next() < 0.3 && (await reverse(id, own)) === 'added';
        if (!isReversed) book[currency] = (book[currency] ?? 0) + sign * amount;
        ids.push(own);
      }
      const sums = (await storage.money.sums([id])).get(id) ?? [];
      const open = Object.fromEntries(balancesOf(sums).map((sum) => [sum.currency, sum.open]));
      const lines = await storage.money.list(id);
      expect(lines.filter(({ reverses }) => reverses === null).map((line) => line.id)).toEqual(
        expect.arrayContaining(ids),
      );
      expect(balancesOf(lines)).toEqual(balancesOf(sums));
      for (const [currency, amount] of Object.entries(book)) expect(open[currency]).toBe(amount);
    }
    const all = await numbers();
    expect(all).toEqual(all.map((_, index) => index + 1));
  });

  test('is added to one of two applications that send the same id at the same time', async () => {
    const [one, two] = [await application('c'), await application('d')];
    for (let round = 0; round < 10; round += 1) {
      const same = { id: `both-${round}`, kind: round % 2 ? 'payment' : 'charge' } as const;
      const both = await Promise.all([add(one, same), add(two, same)]);
      expect(both.toSorted()).toEqual(['added', 'repeated']);
    }
  });

  test('stays in the cash book without anything of the person when the application is erased', async () => {
    const before = await storage.money.day({ day: DAY });
    await storage.applications.erase('a');
    const after = await storage.money.day({ day: DAY });
    expect(after).toEqual(
      before.map((line) =>
        line.application === 'a' ? { ...line, application: null, reference: '', name: '' } : line,
      ),
    );
    expect(await storage.money.list('a')).toEqual([]);
    expect((await storage.money.sums(['a'])).size).toBe(0);
    await storage.money.dropCharges();
    expect(await storage.money.day({ day: DAY })).toEqual(after);
    expect(await storage.money.list('b')).not.toEqual([]);
  });

  test('is listed by day, colleague and service', async () => {
    await add('b', { who: 'dilan@agency.example' });
    const of = async (filter: object) => (await storage.money.day({ day: DAY, ...filter })).length;
    expect(await of({ who: 'dilan@agency.example' })).toBe(1);
    expect(await of({ services: [service!.id] })).toBe(await of({}));
    expect(await of({ services: ['other'] })).toBe(0);
    expect(await of({ day: '2026-03-02' })).toBe(0);
    expect(await storage.money.currencies()).toEqual(['IQD', 'USD']);
  });
});
