import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApplicationsTab } from '../../src/panel/applications/list/ApplicationsTab';
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
const PER_PAGE = 3;
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
          assignee && { assignee },
        );
    }
    const all = [...stored.values()];
    const found = path.startsWith('application/?') ? all.filter((one) => one.status === 'new') : [];
    const response = {
      data: found.slice(0, PER_PAGE),
      total: found.length,
      changed: ids,
      skipped: [],
      stale: [],
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

it('new applications are read, taken and given a status by four keys each, though they leave the list', async () => {
  const { hook, searchHook } = memoryLocation({
    path: '/inbox',
    searchPath: 'status=new&perPage=100',
  });
  render(
    <Router hook={hook} searchHook={searchHook}>
      <ApplicationsTab service={undefined} />
    </Router>,
  );
  await screen.findByText('Name 0');
  let keys = 0;
  const press = async (code: string) => {
    keys += 1;
    fireEvent.keyDown(document.activeElement ?? document.body, { code });
    await act(async () => new Promise<void>((done) => void setTimeout(done)));
  };
  for (let number = 0; number < COUNT; number += 1) {
    for (const code of ['KeyJ', 'KeyA', 'KeyE', 'Digit2']) await press(code);
    await vi.waitFor(() => expect(screen.queryByText(`Name ${number}`)).toBeNull(), 30_000);
  }
  expect(keys).toBe(4 * COUNT);
  for (const one of stored.values()) {
    expect(one).toMatchObject({ status: 'inProgress', assignee: 'me', unread: false, version: 3 });
  }
});

it('a held key acts once, though the focus moves on while j is held', async () => {
  render(
    <Router hook={memoryLocation({ path: '/inbox' }).hook}>
      <ApplicationsTab service={undefined} />
    </Router>,
  );
  await screen.findByText('Name 0');
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
  render(
    <Router hook={memoryLocation({ path: '/inbox' }).hook}>
      <ApplicationsTab service={undefined} />
    </Router>,
  );
  const refresh = await screen.findByRole('button', { name: 'Refresh' });
  refresh.focus();
  fireEvent.click(refresh);
  expect(document.activeElement).toBe(refresh);
});
