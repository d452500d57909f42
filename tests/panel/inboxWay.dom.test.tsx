import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackRow } from '../../src/panel/applications/reading/BackRow';
import { ApplicationsTab, ShownInbox } from '../../src/panel/applications/list/ApplicationsTab';
import { inboxIn } from '../../src/panel/applications/inbox';
import { useListQuery } from '../../src/panel/data/list/useListQuery';
import { useSaveKey } from '../../src/panel/layout/useCommandKey';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';

const PER_PAGE = 2;
/** On the server, by pages of two. */
let stored = ['a', 'b', 'c'];
const requested: string[] = [];

beforeEach(() => {
  stored = ['a', 'b', 'c'];
  requested.length = 0;
  beginSession('secret', { id: 'me', email: 'staff@example.com' });
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace(/^.*\/api\//u, '');
    requested.push(path);
    const page = Number(/[?&]page=(\d+)/u.exec(path)?.[1] ?? 1);
    const ids = stored.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    const response = { data: ids.map((id) => ({ id, name: `Name ${id}` })), total: stored.length };
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(response), { headers });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const place = () => memoryLocation({ path: '/inbox', record: true });
type Place = ReturnType<typeof place>;

function Inbox() {
  const list = useListQuery({ filters: ['unread'], perPage: PER_PAGE });
  const data = ['a', 'b'].map((id) => ({ id, name: `Name ${id}`, unread: true }));
  const value = inboxIn({ data, total: 3 });
  return (
    <ShownInbox
      inbox={{ state: 'ready', value, reload: vi.fn() }}
      list={list}
      service={undefined}
    />
  );
}

const at = ({ hook, searchHook }: Place, page: React.ReactNode) => (
  <Router hook={hook} searchHook={searchHook}>
    {page}
  </Router>
);

it('opens an application by its row, and comes back to that row', () => {
  const where = place();
  const { unmount } = render(at(where, <Inbox />));
  vi.stubGlobal('scrollY', 740);
  fireEvent.click(screen.getAllByRole('cell')[1]!);
  expect(where.history.at(-1)).toBe('/inbox/application/a');
  unmount();
  where.navigate('/inbox');
  render(at(where, <Inbox />));
  expect(scrollTo).toHaveBeenCalledWith(0, 740);
  expect(document.activeElement?.textContent).toContain('Name a');
});

it('leads on to the next page of the list', async () => {
  const where = place();
  const { unmount } = render(at(where, <Inbox />));
  unmount();
  render(at(where, <BackRow id="b" back="/inbox" />));
  screen.getByText('2 of 3');
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
    '/inbox/application/a',
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next' })));
  expect(where.history.at(-1)).toBe('/inbox/application/c');
  expect(requested.at(-1)).toMatch(/[?&]page=2&.*behind=b$/u);
  cleanup();
  render(at(where, <BackRow id="c" back="/inbox" />));
  screen.getByText('3 of 3');
  expect(screen.queryByText('Next')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe(
    '/inbox?page=2',
  );
});

it('reads each page behind the one before it, and the first from the start', async () => {
  stored = Array.from({ length: 30 }, (_, index) => `row ${index}`);
  const where = place();
  render(at(where, <ApplicationsTab service={undefined} />));
  const open = async (page: number) => {
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: `Go to page ${page}` })),
    );
    return requested.findLast((path) => path.startsWith('application/'));
  };
  await screen.findByText('Name row 1');
  expect(await open(2)).toContain('&behind=row%201');
  expect(await open(1)).not.toContain('behind');
});

it('leaves out none of the unread ones, though those that were read have left the list', async () => {
  const where = memoryLocation({ path: '/inbox', searchPath: 'unread=1', record: true });
  const { unmount } = render(at(where, <Inbox />));
  unmount();
  stored = ['c'];
  render(at(where, <BackRow id="b" back="/inbox" />));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Next' })));
  expect(where.history.at(-1)).toBe('/inbox/application/c');
  expect(requested.at(-1)).toContain('page=1&');
});

it('shows the columns that were chosen, also the next time', () => {
  const where = place();
  const { unmount } = render(at(where, <Inbox />));
  fireEvent.click(screen.getByRole('button', { name: 'Tools' }));
  const due = screen.getByRole('menuitemcheckbox', { name: 'Due' });
  expect(due.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(due);
  expect(due.getAttribute('aria-checked')).toBe('false');
  unmount();
  render(at(where, <Inbox />));
  expect(screen.queryByRole('columnheader', { name: 'Due' })).toBeNull();
  screen.getByRole('columnheader', { name: 'Status' });
});

it('offers the order in the tools of a phone, which shows no headings, and nothing hidden elsewhere', async () => {
  const where = place();
  const { unmount } = render(at(where, <Inbox />));
  fireEvent.click(screen.getByRole('button', { name: 'Tools' }));
  expect(screen.queryByRole('menuitemradio')).toBeNull();
  // A hidden item would have taken the focus from the first one, and no key would work.
  expect(document.activeElement?.getAttribute('role')).toMatch(/^menuitem/u);
  unmount();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(at(where, <Inbox />));
  fireEvent.click(screen.getByRole('button', { name: 'Tools' }));
  expect(screen.getByRole('menuitemradio', { name: 'Received' })).toBeDefined();
  screen.getByRole('menuitem', { name: 'Choose…' });
});

function Page({ onSave, onSend }: { readonly onSave: () => void; readonly onSend: () => void }) {
  useSaveKey();
  return (
    <main>
      <button type="button" data-save onClick={onSave}>
        Save
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <input aria-label="Reason" />
        <button type="submit">Send</button>
      </form>
    </main>
  );
}

it('saves by Ctrl+S what is open, and never the page itself', async () => {
  const [onSave, onSend] = [vi.fn(), vi.fn()];
  render(<Page onSave={onSave} onSend={onSend} />);
  const press = async () => {
    const isLeft = fireEvent.keyDown(document.activeElement!, { code: 'KeyS', ctrlKey: true });
    expect(isLeft).toBe(false);
    await act(async () => new Promise<void>((done) => void setTimeout(done)));
  };
  await press();
  expect([onSave.mock.calls.length, onSend.mock.calls.length]).toEqual([1, 0]);
  const reason = screen.getByLabelText('Reason');
  reason.focus();
  await press();
  expect([onSave.mock.calls.length, onSend.mock.calls.length]).toEqual([1, 1]);
  expect(document.activeElement).toBe(reason);
});
