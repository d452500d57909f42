import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Duplicate } from '../../src/panel/content/record/RecordPage';
import type { ContentKind } from '../../src/definition/content/contentType';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';

const KIND: ContentKind = {
  id: 'tour',
  version: 1,
  title: ['', '', 'Tours'],
  many: true,
  schedules: true,
  panel: 'home/tours',
  calls: { public: [], staff: ['tour/'], create: ['tour/'] },
  fields: { name: { type: 'string', label: ['', '', 'Name'], translated: true } },
  samples: [],
};
const RECORD = {
  id: 't1',
  createdAt: '2026-03-01T10:00:00.000Z',
  version: 7,
  name: ['یەک', 'واحد', 'One'],
  publication: { draft: false, from: '', until: '2026-05-01' },
};

afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

it('makes a draft with the same fields, and opens it', async () => {
  beginSession('secret', { id: '1', email: 'staff@example.com' });
  const calls: unknown[] = [];
  vi.stubGlobal('fetch', async (address: unknown, { method, body }: RequestInit) => {
    calls.push([method, String(address), JSON.parse(String(body))]);
    return Response.json({ ...RECORD, id: 't2' }, { status: 201 });
  });
  render(<Duplicate kind={KIND} record={RECORD} />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Duplicate' }));
    await new Promise((done) => setTimeout(done));
  });
  const publication = { draft: true, from: '', until: '' };
  expect(calls).toEqual([
    ['POST', expect.stringMatching(/\/api\/tour\/$/u), { name: RECORD.name, publication }],
  ]);
  expect(location.pathname).toMatch(/\/home\/tours\/tour\/t2$/u);
});

it('is not offered where no record can be a draft', () => {
  const { schedules: _, ...always } = KIND;
  render(<Duplicate kind={always} record={RECORD} />);
  expect(screen.queryByRole('button')).toBeNull();
});
