import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FailedCard } from '../../src/panel/home/FailedCard';
import { HomePage } from '../../src/panel/home/HomePage';
import { NoticesCard } from '../../src/panel/profile/ProfilePage';

const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: unknown, { method, body }: RequestInit) => {
    if (method !== 'GET') sent.push(`${method} ${String(url).split('/api/')[1]} ${String(body)}`);
    const stored = { available: true, all: 'daily', services: [{ service: 'visa', mode: 'off' }] };
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(stored), { headers });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const settle = () => act(async () => new Promise<void>((done) => void setTimeout(done)));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};

it('saves for all services and for single ones which notices one wants', async () => {
  render(<NoticesCard />);
  await settle();
  expect(screen.getByLabelText<HTMLSelectElement>('All services').value).toBe('daily');
  fireEvent.change(screen.getByLabelText('All services'), { target: { value: 'once' } });
  await press('Save notices');
  const services = [{ service: 'visa', mode: 'off' }];
  expect(sent).toEqual([`PUT notices/ ${JSON.stringify({ all: 'once', services, own: false })}`]);
});

it('lists what could not be sent, and sends it again or removes it', async () => {
  const reload = vi.fn();
  const message = {
    id: 'receipt-1',
    kind: 'receipt',
    applicationId: 'a1',
    reference: 'RG-2222-3333',
    createdAt: '2026-03-01T10:00:00.000Z',
    result: 'EENVELOPE 550',
  };
  const { rerender } = render(
    <FailedCard failed={{ total: 1, messages: [message] }} onChanged={reload} />,
  );
  expect(screen.getByRole('link', { name: 'RG-2222-3333' }).getAttribute('href')).toContain('/a1');
  await press('Send again');
  await press('Remove');
  expect(sent.map((call) => call.split(' ', 2).join(' '))).toEqual([
    'PUT message/receipt-1/',
    'DELETE message/receipt-1/',
  ]);
  expect(reload).toHaveBeenCalledTimes(2);
  rerender(<FailedCard failed={{ total: 0, messages: [] }} onChanged={reload} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('shows on the home page why nothing is erased for now', async () => {
  vi.stubGlobal('fetch', async () => {
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ doubts: ['clock', 'unheard of'] }), { headers });
  });
  render(<HomePage />);
  await settle();
  const [doubt, ...others] = screen.getAllByText(/erase/u);
  expect(doubt!.textContent).toContain('date of the server may be wrong');
  expect(others).toEqual([]);
});
