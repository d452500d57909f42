import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShownInbox } from '../../src/panel/applications/list/ApplicationsTab';
import { inboxIn } from '../../src/panel/applications/inbox';
import { useListQuery } from '../../src/panel/data/list/useListQuery';
import { useSnackbar } from '../../src/platform/snackbar/snackbarStore';
import { Dialogs } from '../../src/panel/data/Dialogs';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';

const rows = ['a', 'b', 'c'].map((id) => ({
  id,
  name: `Name ${id}`,
  status: 'new',
  version: 4,
  unread: true,
}));
const requests: { readonly call: string; readonly body: unknown }[] = [];
const reload = vi.fn();
let isFailing = false;

beforeEach(() => {
  requests.length = 0;
  isFailing = false;
  reload.mockClear();
  beginSession('secret', { id: 'me', email: 'staff@example.com' });
  vi.stubGlobal('fetch', async (url: string, { method = '', body }: RequestInit) => {
    const call = `${method} ${url.replace(/^.*\/api\//u, '')}`;
    if (body !== undefined) requests.push({ call, body: JSON.parse(String(body)) as unknown });
    if (isFailing) return new Response('{}', { status: 503 });
    const headers = { 'content-type': 'application/json' };
    const none = { skipped: [], stale: [], withoutStatus: [], notTheirs: [] };
    const response = { data: [], changed: ['a'], erased: ['a', 'b'], ...none };
    return new Response(JSON.stringify(response), { headers });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

function Inbox({ shown }: { readonly shown: typeof rows }) {
  const list = useListQuery();
  const value = inboxIn({ data: shown, total: shown.length });
  return <ShownInbox inbox={{ state: 'ready', value, reload }} list={list} service={undefined} />;
}

const inbox = (shown = rows) => (
  <Router hook={memoryLocation().hook}>
    <Inbox shown={shown} />
    <Dialogs />
  </Router>
);
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(`Choose Name ${name}`);
const settle = () => act(async () => new Promise<void>((done) => void setTimeout(done)));
/** Presses a key as a Kurdish or an Arabic keyboard does: its letter is not a Latin one. */
const press = async (code: string, key = 'ش') => {
  fireEvent.keyDown(document.activeElement ?? document.body, { code, key });
  await settle();
};
const focused = () => document.activeElement?.textContent;

it('chooses rows and changes them at once', async () => {
  render(inbox());
  fireEvent.click(box('a'));
  fireEvent.click(box('b'));
  screen.getByText('2 chosen');
  fireEvent.click(screen.getByRole('button', { name: 'Set status' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Done' }));
  await settle();
  expect(requests).toEqual([
    { call: 'PUT application_bulk/', body: { ids: ['a', 'b'], versions: [4, 4], status: 'done' } },
  ]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('erases only when the number was typed, in whichever digits', async () => {
  render(inbox());
  fireEvent.click(screen.getByLabelText('Choose all on this page'));
  fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
  const typed = await screen.findByLabelText('To continue, type the number 3');
  const erase = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Erase' }).at(-1)!;
  fireEvent.change(typed, { target: { value: '2' } });
  expect(erase().disabled).toBe(true);
  fireEvent.change(typed, { target: { value: '٣' } });
  fireEvent.click(erase());
  await settle();
  expect(requests).toEqual([
    { call: 'POST application_bulk_erase/', body: { ids: ['a', 'b', 'c'], count: 3 } },
  ]);
});

it('is worked by keys, on whichever keyboard', async () => {
  render(inbox());
  await press('KeyJ');
  expect(focused()).toContain('Name a');
  await press('KeyJ');
  await press('KeyX');
  expect(box('b').checked).toBe(true);
  await press('KeyK');
  await press('KeyA');
  await press('KeyE');
  await press('Slash', 'ظ');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  // What is typed is no command.
  await press('KeyX');
  expect(requests).toEqual([
    { call: 'PUT application_bulk/', body: { ids: ['a'], versions: [4], assignee: 'me' } },
    { call: 'PUT application_read/', body: { ids: ['a'], read: true } },
  ]);
});

it('lets a reader mark what it has read, and offers nothing else', async () => {
  beginSession('secret', { id: 'me', email: 'reader@example.com', rights: ['readApplications'] });
  render(inbox());
  await press('KeyJ');
  await press('KeyA');
  await press('KeyE');
  await press('KeyX');
  expect(requests).toEqual([{ call: 'PUT application_read/', body: { ids: ['a'], read: true } }]);
  const bar = within(screen.getByRole('region', { name: 'Chosen applications' }));
  expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '',
    'More',
    'Undo',
  ]);
  fireEvent.click(bar.getByRole('button', { name: 'More' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['Choose all 3 that match', 'Mark as read', 'Mark as unread']);
});

it('acts on the rows that are shown now, and leaves chosen what is on another page', async () => {
  const { rerender } = render(inbox());
  fireEvent.click(box('a'));
  fireEvent.click(box('c'));
  rerender(inbox([{ ...rows[2]!, unread: false }]));
  screen.getByText('2 chosen');
  await press('KeyJ');
  await press('KeyE');
  expect(requests.at(-1)?.body).toEqual({ ids: ['c'], read: false });
});

it('undoes the change that was made here alone, not that of a colleague since', async () => {
  const { rerender } = render(inbox());
  const undo = () => act(() => useSnackbar.getState().action!.act());
  box('a').focus();
  await press('KeyA');
  const theirs = { ...rows[0]!, version: 9, assignee: 'colleague' };
  rerender(inbox([theirs]));
  undo();
  await settle();
  expect(requests.at(-1)?.body).toEqual({ ids: ['a'], versions: [5], assignee: null });
  await press('KeyA');
  expect(requests.at(-1)?.body).toEqual({ ids: ['a'], versions: [9], assignee: 'me' });
  undo();
  await settle();
  expect(requests.at(-1)?.body).toEqual({ ids: ['a'], versions: [10], assignee: 'colleague' });
});

it('goes on after a call that has failed, and reads the list again', async () => {
  render(inbox());
  await press('KeyJ');
  isFailing = true;
  await press('KeyA');
  expect(reload).toHaveBeenCalledTimes(1);
  isFailing = false;
  await press('KeyE');
  expect(requests.at(-1)?.body).toEqual({ ids: ['a'], read: true });
  expect(reload).toHaveBeenCalledTimes(2);
});

it('chooses a row that is pressed with Shift before any other', () => {
  render(inbox());
  fireEvent.click(box('b'), { shiftKey: true });
  screen.getByText('1 chosen');
});

it('chooses by a press on a row on phones once choosing has begun, and opens no row until none is chosen', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { hook, history } = memoryLocation({ path: '/inbox', record: true });
  render(
    <Router hook={hook}>
      <Inbox shown={rows} />
    </Router>,
  );
  const link = (name: string) =>
    screen.getByRole('link', { name: new RegExp(`Name ${name}`, 'u') });
  fireEvent.click(screen.getByRole('button', { name: 'Tools' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Choose…' }));
  fireEvent.click(link('a'));
  fireEvent.click(link('b').closest('tr')!);
  fireEvent.click(box('c'));
  screen.getByText('3 chosen');
  for (const name of ['a', 'b', 'c']) fireEvent.click(link(name));
  expect([box('a').checked, history]).toEqual([false, ['/inbox']]);
  fireEvent.click(link('a'));
  expect(history.at(-1)).toBe('/inbox/application/a');
});

it('has the choice of an account still after another page, and not that of another account', () => {
  const { unmount } = render(inbox());
  fireEvent.click(box('b'));
  unmount();
  render(inbox());
  expect([box('a').checked, box('b').checked]).toEqual([false, true]);
  act(clearSession);
  expect(box('b').checked).toBe(false);
});
