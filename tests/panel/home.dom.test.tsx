import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { rightsOf, type Role } from '../../src/contract/rights';
import { HomePage } from '../../src/panel/home/HomePage';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';

afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

async function open(role: Role, dashboard: object): Promise<void> {
  const rights = rightsOf({ role, granted: [], services: null });
  beginSession('secret', { id: '1', email: 'a@example.com', rights });
  vi.stubGlobal('fetch', async (address: unknown) =>
    Response.json(String(address).includes('dashboard/') ? dashboard : { total: 0, unread: 0 }),
  );
  render(<HomePage />);
  await act(async () => new Promise<void>((done) => void setTimeout(done)));
}

it.each(['caseWorker', 'reader'] as const)('tells a %s once that nothing waits', async (role) => {
  await open(role, {});
  expect(screen.getAllByText(/^Nothing is waiting/u)).toHaveLength(1);
});

it('draws the applications of the last days, with a table for screen readers', async () => {
  const days = [3, 0, 5].map((count, index) => ({ day: `2026-11-2${index}`, count }));
  await open('reader', { waiting: [{ service: 'a', count: 1 }], days });
  const chart = screen.getByRole('img', { name: /^Bar chart\. Busiest day: 22 November.*, 5$/u });
  expect(chart).toBeDefined();
  expect(document.querySelectorAll('.pn-numbers tbody tr')).toHaveLength(3);
  expect(screen.queryByText(/^Nothing is waiting/u)).toBeNull();
});
