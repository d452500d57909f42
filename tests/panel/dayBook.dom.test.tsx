import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DayLine } from '../../src/contract/money';
import { DayBookPage } from '../../src/panel/money/DayBookPage';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';
import { COLLEAGUE } from './staffCards';

const line = (number: number, change: Partial<DayLine> = {}): DayLine => ({
  ...{ number, amount: 5000, currency: 'USD', how: 'cash', who: COLLEAGUE.email },
  ...{ at: '2026-03-02T08:00:00.000Z', isReversal: false, application: `a${number}` },
  ...{ reference: 'RG-7K3M-2QXD', name: 'Naz' },
  ...change,
});
const LINES = [
  line(1),
  line(2, { amount: 60_000, currency: 'IQD', how: 'transfer' }),
  line(3, { amount: -5000, isReversal: true }),
  line(4, { amount: 2550, who: 'shilan@agency.example' }),
  line(5, { application: null, reference: '', name: '' }),
];
const read: string[] = [];

beforeEach(() => {
  read.length = 0;
  beginSession('secret', { id: '1', email: 'staff@example.com' });
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace(/^.*\/api\//u, '');
    read.push(path);
    const data = path.startsWith('money_day/') ? LINES : [COLLEAGUE];
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ day: '2026-03-02', data }), { headers });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

it('shows the sums of each colleague and currency, reversals subtracted, and every payment', async () => {
  const { hook, searchHook } = memoryLocation({ path: '/book', searchPath: 'day=2026-03-02' });
  render(
    <Router hook={hook} searchHook={searchHook}>
      <DayBookPage />
    </Router>,
  );
  const table = (name: string) => screen.findByRole('table', { name });
  const cells = async (name: string) =>
    within(await table(name))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent.replace('\u00A0', ' ')));
  expect(await cells('Sums')).toEqual([
    ['Dilan', '$50', 'IQD 60,000', 'IQD 60,000 + $50'],
    ['shilan@agency.example', '$25.50', '—', '$25.50'],
    ['All colleagues', '$75.50', 'IQD 60,000', 'IQD 60,000 + $75.50'],
  ]);
  const payments = await cells('Payments');
  expect(payments.map(([number]) => number)).toEqual(['1', '2', '3', '4', '5']);
  expect(payments[2]!.slice(4)).toEqual(['Cash · Reversal', '-$50']);
  expect(payments[4]![2]).toBe('Erased application');
  fireEvent.change(screen.getByLabelText('Colleague'), { target: { value: COLLEAGUE.email } });
  await vi.waitFor(() =>
    expect(read.at(-1)).toBe('money_day/?day=2026-03-02&who=dilan%40agency.example'),
  );
});
