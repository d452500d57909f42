import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApplicationsTab } from '../../src/panel/applications/list/ApplicationsTab';
import { usePageSize } from '../../src/panel/data/list/useListQuery';
import { useUndoKey } from '../../src/panel/layout/notices';
import { isLong } from '../server/support/long';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';

interface Stored {
  id: string;
  name: string;
  service: string;
  status: string;
  version: number;
  unread: boolean;
  assignee: string | null;
}

/** Fifty take minutes where nothing is drawn by a browser. */
const COUNT = isLong ? 50 : 6;
/** On the server. */
const stored = new Map<string, Stored>();

beforeEach(() => {
  for (let number = 0; number < COUNT; number += 1) {
    const id = `a${number}`;
    const state = { service: 'visa', status: 'new', version: 1, unread: true, assignee: null };
    stored.set(id, { id, name: `Name ${number}`, ...state });
  }
  beginSession('secret', { id: 'me', email: 'staff@example.com' });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const path = url.replace(/^.*\/api\//u, '');
    const asked = JSON.parse(String(body ?? '{}')) as Partial<Stored> & {
      ids?: string[];
      read?: boolean;
    };
    const { ids = [], read, status, assignee } = asked;
    for (const id of method === 'PUT' ? ids : []) {
      const one = stored.get(id)!;
      if (read !== undefined) one.unread = !read;
      else
        Object.assign(
          one,
          { version: one.version + 1 },
          status && { status },
          assignee !== undefined && { assignee },
        );
    }
    const query = new URLSearchParams(path.split('?')[1]);
    const [page, perPage] = ['page', 'perPage'].map((name) => Number(query.get(name) ?? 1)) as [
      number,
      number,
    ];
    const all = [...stored.values()];
    const found = path.startsWith('application/?') ? all.filter((one) => one.status === 'new') : [];
    const response = {
      data: found.slice((page - 1) * perPage, page * perPage),
      total: found.length,
      changed: ids,
      skipped: [],
      stale: [],
      withoutStatus: [],
      notTheirs: [],
    };
    return new Response(JSON.stringify(response), {
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const press = async (code: string, more: KeyboardEventInit = {}) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { code, ...more });
  await act(async () => new Promise<void>((done) => void setTimeout(done)));
};

const rowOf = (name: string) => screen.getByText(name).closest('tr')!;

const NEW_ONES = { path: '/inbox', searchPath: 'status=new&perPage=3' };

async function open(place: { path: string; searchPath?: string } = { path: '/inbox' }) {
  const { hook, searchHook } = memoryLocation(place);
  render(
    <Router hook={hook} searchHook={searchHook}>
      <ApplicationsTab service={undefined} />
    </Router>,
  );
  await screen.findByText('Name 0');
}

it('new applications are read, taken and given a status by five keys each, and stay until the list is read again', async () => {
  await open(NEW_ONES);
  for (let number = 0; number < COUNT; number += 1) {
    for (const code of ['KeyJ', 'KeyA', 'KeyE', 'KeyS', 'Digit2']) await press(code);
    await vi.waitFor(() => expect(rowOf(`Name ${number}`).className).toContain('pn-left'), 30_000);
  }
  for (const one of stored.values()) {
    expect(one).toMatchObject({ status: 'inProgress', assignee: 'me', unread: false, version: 3 });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await vi.waitFor(() => expect(screen.queryByText('Name 0')).toBeNull());
});

it('gives a second status to an application that has left the list by the first', async () => {
  await open(NEW_ONES);
  for (const code of ['KeyJ', 'KeyS', 'Digit2']) await press(code);
  await vi.waitFor(() => expect(rowOf('Name 0').className).toContain('pn-left'));
  for (const code of ['KeyS', 'Digit3']) await press(code);
  await vi.waitFor(() => expect(stored.get('a0')).toMatchObject({ version: 3 }));
  expect(stored.get('a0')!.status).not.toBe('inProgress');
});

it('does nothing by a digit alone', async () => {
  await open();
  for (const code of ['KeyJ', 'Digit1', 'Digit2', 'Digit3']) await press(code);
  expect(stored.get('a0')).toMatchObject({ status: 'new', version: 1 });
});

it('undoes a status by Ctrl+Z, but not while a text is typed', async () => {
  await open(NEW_ONES);
  const undo = renderHook(() => useUndoKey());
  for (const code of ['KeyJ', 'KeyS', 'Digit2']) await press(code);
  await vi.waitFor(() => expect(stored.get('a0')!.status).toBe('inProgress'));
  screen.getByRole('searchbox').focus();
  await press('KeyZ', { ctrlKey: true });
  expect(stored.get('a0')!.status).toBe('inProgress');
  rowOf('Name 0').querySelector('a')!.focus();
  await press('KeyZ', { ctrlKey: true });
  await vi.waitFor(() => expect(stored.get('a0')).toMatchObject({ status: 'new', version: 3 }));
  await vi.waitFor(() => expect(rowOf('Name 0').className).not.toContain('pn-left'));
  await press('KeyZ', { ctrlKey: true });
  expect(stored.get('a0')!.status).toBe('new');
  undo.unmount();
});

it('begins at the first row after a search, and leaves the search by the arrow key', async () => {
  await open(NEW_ONES);
  for (const code of ['KeyJ', 'KeyJ', 'Slash']) await press(code);
  const box = screen.getByRole('searchbox');
  fireEvent.keyDown(box, { key: 'ArrowDown' });
  expect(rowOf('Name 0').contains(document.activeElement)).toBe(true);
  box.focus();
  fireEvent.change(box, { target: { value: 'Name' } });
  fireEvent.submit(box);
  await vi.waitFor(() => expect(rowOf('Name 0').contains(document.activeElement)).toBe(true));
});

it('goes on at the last row of the page before, also after the page was read again', async () => {
  usePageSize.setState({ perPage: 3 });
  await open();
  for (let row = 0; row < 4; row += 1) await press('KeyJ');
  await vi.waitFor(() => expect(rowOf('Name 3').contains(document.activeElement)).toBe(true));
  await press('KeyE');
  await vi.waitFor(() => expect(rowOf('Name 3').className).not.toContain('pn-strong'));
  await press('KeyK');
  await vi.waitFor(() => expect(screen.queryByText('Name 3')).toBeNull());
  expect(rowOf('Name 2').contains(document.activeElement)).toBe(true);
  usePageSize.setState({ perPage: 20 });
});

it('chooses all rows between two that are pressed with Shift, and all that match', async () => {
  await open(NEW_ONES);
  const box = (number: number) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: `Choose Name ${number}` });
  fireEvent.click(box(0));
  fireEvent.click(box(2), { shiftKey: true });
  expect(box(1).checked).toBe(true);
  expect(screen.getByText('3 chosen')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  fireEvent.click(screen.getByRole('menuitem', { name: `Choose all ${COUNT} that match` }));
  await vi.waitFor(() => expect(screen.getByText(`${COUNT} chosen`)).toBeDefined());
});

it('a held key acts once, though the focus moves on while j is held', async () => {
  await open();
  const press = (code: string, repeat = false) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { code, repeat });
  press('KeyJ');
  press('KeyJ', true);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Name 1' });
  press('KeyX');
  press('KeyX', true);
  expect(box.checked).toBe(true);
  press('Slash');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  // Nothing is written into the field.
  expect(press('Slash', true)).toBe(false);
});

it('keeps the focus on the button that reads the list again', async () => {
  await open();
  const refresh = await screen.findByRole('button', { name: 'Refresh' });
  refresh.focus();
  fireEvent.click(refresh);
  expect(document.activeElement).toBe(refresh);
});
