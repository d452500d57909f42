import { describe, expect, test } from 'vitest';
import type { DayLine, MoneyLine, Price } from '../../../src/contract/money';
import { toMinor } from '../../../src/definition/model/ledger';
import { calculationOf } from '../../../src/definition/model/calculate';
import { isNumber } from '../../../src/definition/model/field';
import { isMoney } from '../../../src/definition/model/money';
import { payloadShape } from '../../../src/definition/payload/payload';
import { agencyRecord } from '../brand/agencyRecord';
import { sampleRequest, services } from '../submit/submission';
import { startStaffed } from '../support/staffed';
import { CONFIRMED } from '../users/people';

const now = new Date('2026-03-01T22:30:00.000Z');
/** In Baghdad it is the next day already. */
const TODAY = '2026-03-02';
const { app, answerOf, call, staff, storage } = await startStaffed({ now: () => now });

interface Sent {
  readonly id: string;
  readonly reference: string;
  readonly link: string;
}

async function submit(service = services[0]!): Promise<Sent> {
  const response = await app.inject(await sampleRequest(service));
  const { reference, link } = response.json<Sent>();
  const { data } = await answerOf('GET', `application/?search=${reference}`);
  return { reference, link, id: (data as { id: string }[])[0]!.id };
}

const linesIn = (answer: object) => (answer as { data: MoneyLine[] }).data;
const pay = async (id: string, change: object = {}) =>
  linesIn(
    await answerOf(
      'POST',
      `application/${id}/money/`,
      { kind: 'payment', amount: 5000, currency: 'USD', how: 'cash', text: 'Naz', ...change },
      201,
    ),
  );
const charge = (id: string, change: object = {}) =>
  pay(id, { kind: 'charge', amount: 12_050, text: 'Visa', ...change });
const lineOf = async (reference: string) =>
  (await answerOf('GET', `application/?search=${reference}`)).data as unknown as { open: object }[];

test('charges and payments are listed with the case, and what is open in lists', async () => {
  const { id, reference } = await submit();
  expect((await answerOf('GET', `application/${id}/`)).money).toEqual([]);
  expect(await lineOf(reference)).toMatchObject([{ open: [] }]);
  await charge(id);
  await charge(id, { amount: 60_000, currency: 'IQD', text: 'ترجمە' });
  const lines = await pay(id);
  expect(lines).toMatchObject([
    { kind: 'charge', amount: 12_050, how: '', number: null, text: 'Visa', reverses: null },
    { kind: 'charge', amount: 60_000, currency: 'IQD' },
    { kind: 'payment', amount: 5000, how: 'cash', number: 1, text: 'Naz' },
  ]);
  expect((await answerOf('GET', `application/${id}/`)).money).toEqual(lines);
  expect(await lineOf(reference)).toMatchObject([
    {
      open: [
        { currency: 'IQD', amount: 60_000 },
        { currency: 'USD', amount: 7050 },
      ],
    },
  ]);
  const audit = await answerOf('GET', 'audit/?action=moneyTaken');
  expect(audit.data).toMatchObject([{ subject: `${reference} 1 $50` }]);
});

test('what is repeated with its key is added once; another line under it is refused', async () => {
  const { id } = await submit();
  const headers = { ...staff, 'idempotency-key': 'payment-1' };
  const body = { kind: 'payment', amount: 100, currency: 'USD', text: 'Naz' };
  const send = (payload: object, to = id) =>
    call('POST', `application/${to}/money/`, payload, headers);
  const answers = await Promise.all([send(body), send(body), send(body)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(answers.map((answer) => linesIn(answer.json()).length)).toEqual([1, 1, 1]);
  expect((await send({ ...body, amount: 200 })).statusCode).toBe(422);
  expect((await send(body, (await submit()).id)).statusCode).toBe(422);
});

test('a line is reversed once; what was reversed meanwhile is answered with who did it', async () => {
  const { id } = await submit();
  const [{ id: line }] = (await pay(id)) as [MoneyLine];
  const path = `application/${id}/money_reversal/`;
  expect((await call('POST', path, { line, text: ' ' })).statusCode).toBe(422);
  const lines = linesIn(await answerOf('POST', path, { line, text: 'Typed twice' }, 201));
  expect(lines.map(({ amount }) => amount)).toEqual([5000, -5000]);
  expect(lines[1]).toMatchObject({
    reverses: line,
    text: 'Typed twice',
    number: lines[0]!.number! + 1,
  });
  const again = await call('POST', path, { line, text: 'Typed twice' });
  expect(again.statusCode).toBe(412);
  expect(again.json()).toMatchObject({ savedBy: lines[1]!.who, current: { data: lines } });
  expect((await call('POST', path, { line: lines[1]!.id, text: 'x' })).statusCode).toBe(422);
});

test.each([
  [{ amount: 0 }],
  [{ amount: -1 }],
  [{ amount: 1.5 }],
  [{ amount: 2_000_000_001 }],
  [{ amount: '5.5' }],
  [{ currency: 'XXX' }],
  [{ how: 'gold' }],
  [{ kind: 'gift' }],
  [{ kind: 'charge', text: '' }],
  [{ rate: 1310 }],
])('refuses %j', async (change) => {
  const { id } = await submit();
  const body = { kind: 'payment', amount: 5, currency: 'USD', text: 'Naz', ...change };
  expect((await call('POST', `application/${id}/money/`, body)).statusCode).toBe(422);
});

const priced = services.flatMap((service) => {
  const names = Object.entries(payloadShape(service).properties).flatMap(([name, field]) => {
    const isFound =
      (isNumber(field) && calculationOf(field)) || service.lookup?.offers?.includes(name);
    return isFound && isMoney(field) ? [name] : [];
  });
  return names.map((name) => [service.id, name, service] as const);
});

test.each(priced)(
  'the price that the form of %s found is offered (%s)',
  async (_, name, service) => {
    const { id } = await submit(service);
    const { answers } = (await answerOf('GET', `application/${id}/`)) as {
      answers: Record<string, number>;
    };
    const { data } = (await answerOf('GET', `application/${id}/price/`)) as unknown as {
      data: Price[];
    };
    expect(data.map(({ amount }) => amount)).toContain(toMinor(Number(answers[name]), 'USD'));
    for (const { text } of data) expect(text).not.toBe('');
  },
);

describe('the status page', () => {
  const read = async (link: string) =>
    (await app.inject({ method: 'POST', url: '/api/client/status/', payload: { link } })).json<{
      money: unknown;
    }>().money;

  test('has what is open and the receipts only where the agency wants it', async () => {
    const { id, link } = await submit();
    await charge(id);
    const [, first] = await pay(id, { text: 'Karwan' });
    await answerOf(
      'POST',
      `application/${id}/money_reversal/`,
      { line: first!.id, text: 'x' },
      201,
    );
    expect(await read(link)).toBeNull();
    await answerOf('POST', 'agency/', agencyRecord({ showsMoney: 'yes' }));
    expect(await read(link)).toEqual({
      open: [{ currency: 'USD', amount: 12_050 }],
      receipts: [
        {
          ...{ number: first!.number, how: 'cash', at: now.toISOString(), text: 'Karwan' },
          ...{ amount: 5000, currency: 'USD', isReversed: true },
          open: [{ currency: 'USD', amount: 7050 }],
        },
      ],
    });
    expect(await read((await submit()).link)).toBeNull();
  });
});

describe('the day book', () => {
  const day = async (query = '') =>
    (await answerOf('GET', `money_day/${query}`)) as unknown as { day: string; data: DayLine[] };

  test('lists the payments of the agency’s day without gaps, also of what was erased', async () => {
    const { id, reference } = await submit();
    await pay(id, { amount: 60_000, currency: 'IQD', how: 'transfer' });
    const book = await day();
    expect(book.day).toBe(TODAY);
    expect(book.data.map(({ number }) => number)).toEqual(book.data.map((_, index) => index + 1));
    const last = book.data.at(-1)!;
    expect(last).toMatchObject({ reference, application: id, amount: 60_000, how: 'transfer' });
    await answerOf('DELETE', `application/${id}/`);
    const { data } = await day(`?day=${TODAY}&who=${encodeURIComponent(last.who)}`);
    expect(data.at(-1)).toEqual({ ...last, application: null, reference: '', name: '' });
    expect((await day('?day=2026-03-01')).data).toEqual([]);
    expect((await day('?who=nobody@agency.example')).data).toEqual([]);
    expect((await call('GET', 'money_day/?day=tomorrow')).statusCode).toBe(422);
  });

  test('is a file with a column of numbers for each currency', async () => {
    const response = await call('GET', `money_day_export/?format=csv&day=${TODAY}`);
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="cash-${TODAY}.csv"`,
    );
    const [head, ...rows] = response.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe(
      '"No.","Time","Taken by","Paid by","Reversal","Reference","Name","IQD","USD"',
    );
    expect(rows).toHaveLength((await day()).data.length);
    expect(rows.at(-1)).toMatch(/"2026-03-02 01:30","[^"]+","Transfer","","","","60000",""$/u);
    expect(rows.some((row) => row.includes('"Cash","✓"') && row.endsWith('"-50"'))).toBe(true);
  });
});

test('exports have the sums of each currency as numbers', async () => {
  const { id, reference } = await submit();
  await charge(id);
  await pay(id);
  const url = `application_export/?format=csv&search=${reference}`;
  const { body } = await call('POST', url, CONFIRMED);
  const [head = '', row = ''] = body.replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toContain('"Charged (USD)","Paid (USD)","To pay (USD)"');
  expect(row).toContain('"120.5","50","70.5"');
});

test('an account without the right sees no money in the case, the list or the export', async () => {
  const { id, reference } = await submit();
  await pay(id);
  const email = 'reader@agency.example';
  const granted = ['exportApplications'] as const;
  await storage.staff.add(
    { id: 'r', email, name: '', passwordHash: 'x', role: 'reader', granted, services: null },
    now.toISOString(),
  );
  const { tokenHash, newToken } = await import('../../../src/server/auth/sessions');
  const token = newToken();
  const expiresAt = new Date(now.getTime() + 3_600_000).toISOString();
  await storage.sessions.add({ tokenHash: tokenHash(token), staffId: 'r', expiresAt });
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) => (await call('GET', path, undefined, headers)).body;
  expect(JSON.parse(await read(`application/${id}/`))).toMatchObject({ money: null });
  expect(await read(`application/?search=${reference}`)).not.toContain('"open"');
  expect(await read(`application_export/?format=csv&ids=${id}`)).not.toContain('Paid');
});
