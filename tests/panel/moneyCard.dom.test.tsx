import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MoneyLine } from '../../src/contract/money';
import { applicationIn } from '../../src/panel/applications/application';
import { templateValues } from '../../src/panel/applications/handling/reply/templateValues';
import { Money } from '../../src/panel/applications/money/Money';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';
import { ANSWER } from './staffCards';

const line = (change: Partial<MoneyLine>): MoneyLine => ({
  ...{ id: 'charge', kind: 'charge', amount: 12_050, currency: 'USD', how: '', text: 'Visa' },
  ...{ who: 'dilan@agency.example', at: '2026-11-21T08:00:00.000Z', number: null, reverses: null },
  ...change,
});
const PAYMENT = line({
  id: 'p',
  kind: 'payment',
  amount: 5000,
  how: 'cash',
  number: 7,
  text: 'Naz',
});

const sent: [call: string, body: unknown][] = [];
let answer: object;
let status = 201;

beforeEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  status = 201;
  beginSession('secret', { id: '1', email: 'staff@example.com' });
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const call = `${method} ${url.replace(/^.*\/api\//u, '')}`;
    if (method === 'POST') sent.push([call, JSON.parse(String(body))]);
    const headers = { 'content-type': 'application/json' };
    const prices = { data: [{ text: 'Price of the trip', amount: 128_000, currency: 'USD' }] };
    const response = call.endsWith('price/') ? prices : answer;
    return new Response(JSON.stringify(response), { status, headers });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const onDone = vi.fn();
const show = (money: readonly MoneyLine[]) => {
  const application = applicationIn({ ...ANSWER, money })!;
  const colleagues = { active: [], nameOf: (id: string) => id, nameAt: () => 'Dilan' };
  render(<Money {...{ application, colleagues, onDone }} name="Naz" />);
};
const settle = () => act(async () => new Promise<void>((done) => void setTimeout(done)));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = async (name: string) => {
  const form = screen.getByRole('form', { name });
  fireEvent.click(within(form).getByRole('button', { name }));
  await settle();
};

it('takes a payment of what is open by a press on it, and shows its receipt', async () => {
  show([line({})]);
  expect(screen.getByRole('status').textContent).toBe('To pay$120.50');
  await press('Take payment');
  await press('All that is open $120.50');
  answer = { data: [line({}), { ...PAYMENT, amount: 12_050 }] };
  await send('Take payment');
  const body = { kind: 'payment', amount: 12_050, currency: 'USD', text: 'Naz', how: 'cash' };
  expect(sent).toEqual([['POST application/a1/money/', body]]);
  expect(screen.getByRole('status').textContent).toBe('Paid in full.');
  const receipt = screen.getByRole('link', { name: 'Receipt 7' });
  expect(receipt.getAttribute('href')).toMatch(/home\/receipt\/a1\?number=7$/u);
  expect(onDone).toHaveBeenCalled();
});

it('takes no amount that is none, or has more decimals than its currency', async () => {
  show([]);
  screen.getByText('Nothing charged yet.');
  await press('Take payment');
  for (const amount of ['', 'many', '0', '-5', '1.005', '99,999,999,999']) {
    write('Amount', amount);
    await send('Take payment');
  }
  fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'IQD' } });
  write('Amount', '0.5');
  await send('Take payment');
  expect(sent).toEqual([]);
  answer = { data: [{ ...PAYMENT, amount: 60_000, currency: 'IQD' }] };
  write('Amount', '٦٠٬٠٠٠');
  await send('Take payment');
  expect(sent).toMatchObject([['POST application/a1/money/', { amount: 60_000, currency: 'IQD' }]]);
});

it('keeps what was typed when a payment fails', async () => {
  show([]);
  await press('Take payment');
  write('Amount', '50');
  status = 503;
  answer = { errors: [] };
  await send('Take payment');
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('50');
  cleanup();
  show([]);
  await press('Take payment');
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('50');
});

it('charges a price that the form has found, or what is typed', async () => {
  show([]);
  await press('Add charge');
  await press('Price of the trip $1,280');
  answer = { data: [line({ amount: 128_000 })] };
  await send('Add charge');
  const body = { kind: 'charge', amount: 128_000, currency: 'USD', text: 'Price of the trip' };
  expect(sent).toEqual([['POST application/a1/money/', body]]);
});

it('moves the focus into a form that opens, and back to its button once it is cancelled', async () => {
  show([line({})]);
  const focused = () => document.activeElement;
  await press('Add charge');
  expect(focused()).toBe(screen.getByLabelText('What for'));
  await press('Cancel');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Add charge' }));
  await press('Reverse: Visa $120.50');
  expect(focused()).toBe(screen.getByLabelText('Why is it reversed?'));
  await press('Cancel');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Reverse: Visa $120.50' }));
});

it('reverses a line only with a reason, and shows what a colleague has reversed meanwhile', async () => {
  show([line({}), PAYMENT]);
  await press('Reverse: Naz $50');
  await press('Reverse');
  expect(sent).toEqual([]);
  write('Why is it reversed?', 'Typed twice');
  status = 412;
  const reversal = line({ ...PAYMENT, id: 'r', amount: -5000, number: 8, reverses: 'p' });
  answer = { savedBy: 'x', savedAt: PAYMENT.at, current: { data: [line({}), PAYMENT, reversal] } };
  await press('Reverse');
  const body = { line: 'p', text: 'Typed twice' };
  expect(sent).toEqual([['POST application/a1/money_reversal/', body]]);
  screen.getByText('No. 8', { exact: false });
  expect(screen.getAllByRole('button', { name: /^Reverse/u })).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toBe('To pay$120.50');
});

it('shows no buttons to an account that may only see money', () => {
  clearSession();
  const rights = ['readApplications', 'seeMoney'] as const;
  beginSession('secret', { id: '1', email: 'staff@example.com', rights });
  show([line({}), PAYMENT]);
  screen.getByText('$70.50');
  // But the one that folds it.
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['Money']);
});

it('fills {balance} in templates with what is open in each currency', () => {
  const balance = (money: readonly MoneyLine[] | null) =>
    templateValues(applicationIn({ ...ANSWER, money })!, [], 'en').balance.replace('\u00A0', ' ');
  expect(balance(null)).toBe('…');
  expect(balance([])).toBe('…');
  expect(balance([line({}), line({ id: 'd', amount: 60_000, currency: 'IQD' })])).toBe(
    'IQD 60,000 + $120.50',
  );
  expect(balance([line({}), { ...PAYMENT, amount: 12_050 }])).toBe('$0');
});
