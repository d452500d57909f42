import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OrderDialog } from '../../src/panel/content/list/OrderDialog';
import { kindCalled } from '../../src/panel/pages';
import { dragWords } from '../../src/panel/base/SortableRow';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';

const KIND = kindCalled('blog')!;
const RECORDS = ['A', 'B', 'C', 'D'].map((id) => ({ id, title: ['', '', id] }));

/** Moves that the server has been asked for and has not answered. */
const waiting: { body: unknown; respond: (status: number, ids?: string) => Promise<void> }[] = [];

beforeEach(() => {
  waiting.length = 0;
  beginSession('secret', { id: '1', email: 'staff@example.com' });
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Promise.resolve(Response.json({ data: RECORDS }));
    return new Promise<Response>((resolve) => {
      const respond = (status: number, ids = '') =>
        act(async () => {
          resolve(Response.json({ ids: [...ids] }, { status }));
          await new Promise((done) => setTimeout(done));
        });
      waiting.push({ body: JSON.parse(String(body)), respond });
    });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const onClose = vi.fn<(saved: Promise<unknown>) => void>();
const open = async () => {
  render(<OrderDialog kind={KIND} onClose={onClose} />);
  await screen.findByText('A');
};
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const asked = () => waiting.map(({ body }) => body);

it('saves quick moves one after the other, and shows all of them meanwhile', async () => {
  await open();
  await press('Move A down');
  await press('Move D up');
  expect(order()).toEqual(['B', 'A', 'D', 'C']);
  expect(asked()).toEqual([{ kind: 'blog', id: 'A', before: 'C' }]);
  await waiting[0]!.respond(200, 'BACD');
  expect(order()).toEqual(['B', 'A', 'D', 'C']);
  expect(asked()).toHaveLength(2);
  // With what a colleague has moved.
  await waiting[1]!.respond(200, 'DBAC');
  expect(order()).toEqual(['D', 'B', 'A', 'C']);
});

it('takes back only the move that could not be saved', async () => {
  await open();
  await press('Move A down');
  await press('Move D up');
  await waiting[0]!.respond(200, 'BACD');
  await waiting[1]!.respond(500);
  expect(order()).toEqual(['B', 'A', 'C', 'D']);
});

it('is closed at once, and tells when the last move is saved', async () => {
  onClose.mockClear();
  await open();
  await press('Move A down');
  await press('Move D up');
  await press('Close');
  const isSaved = vi.fn();
  void onClose.mock.lastCall?.[0].then(isSaved);
  await waiting[0]!.respond(200, 'BACD');
  expect(isSaved).not.toHaveBeenCalled();
  await waiting[1]!.respond(200, 'BADC');
  expect(isSaved).toHaveBeenCalledOnce();
});

it('names the row that is dragged at the place of the row that it is over', () => {
  const { announcements } = dragWords((id, over = id) => `${id} at ${over}`);
  const at = (over?: string) => ({ active: { id: 'A' }, over: over && { id: over } }) as never;
  expect(announcements.onDragStart(at())).toBe('Picked up A at A.');
  expect(announcements.onDragOver(at('C'))).toBe('Would be A at C.');
  expect(announcements.onDragEnd(at('C'))).toBe('Put down. It is A at C.');
});
