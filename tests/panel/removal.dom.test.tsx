import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KindList } from '../../src/panel/content/list/KindList';
import { removeRecord } from '../../src/panel/content/removeRecord';
import { Dialogs } from '../../src/panel/data/Dialogs';
import { kindCalled } from '../../src/panel/pages';
import { clearSession, beginSession } from '../../src/platform/api/sessionStore';

const SAID = 'Others still name this, take it out there first: Blogs: Snow';

let status = 200;
let removed = 0;
let stored: readonly unknown[] = [];
const calls: unknown[] = [];

beforeEach(() => {
  removed = 0;
  calls.length = 0;
  beginSession('secret', { id: '1', email: 'staff@example.com' });
  vi.stubGlobal('fetch', async (address: unknown, { method }: RequestInit) => {
    calls.push([method, String(address)]);
    const errors = [{ name: '', message: SAID, code: 'named', limit: 'Blogs: Snow' }];
    const headers = { 'content-type': 'application/json' };
    const body = method === 'GET' ? { data: stored, total: stored.length } : {};
    return new Response(JSON.stringify(status === 200 ? body : { errors }), { status, headers });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

const remove = async () => {
  if (await removeRecord('hashtag/winter/', 'Hashtags: Winter')) removed += 1;
};

const Record = () => (
  <>
    <button type="button" onClick={() => void remove()}>
      Remove
    </button>
    <Dialogs />
  </>
);

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name, hidden: true }));
    await new Promise((done) => setTimeout(done));
  });

it('removes what nobody names', async () => {
  status = 200;
  render(<Record />);
  await press('Remove');
  const asked = screen.getByRole('alertdialog').textContent;
  expect(asked).toContain('Hashtags: Winter');
  expect(asked).toContain('bin for 30 days');
  await press('Delete');
  expect(calls).toEqual([['DELETE', expect.stringMatching(/\/api\/hashtag\/winter\/$/u)]]);
  expect(removed).toBe(1);
});

it('removes once, even if the button is pressed again while the dialog fades out', async () => {
  status = 200;
  render(<Record />);
  await press('Remove');
  const button = screen.getByRole('button', { name: 'Delete' });
  fireEvent.click(button);
  expect(button.isConnected).toBe(true);
  fireEvent.click(button);
  await act(async () => new Promise<void>((done) => void setTimeout(done)));
  expect(calls).toHaveLength(1);
  expect(removed).toBe(1);
});

it('says in the dialog who names it, and offers no other try', async () => {
  status = 409;
  render(<Record />);
  await press('Remove');
  await press('Delete');
  expect(screen.getByRole('alertdialog').textContent).toContain(SAID);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(removed).toBe(0);
  await press('Close');
  await press('Remove');
  expect(screen.getByRole('alertdialog').textContent).toContain('permanently');
});

it('closes on any other error, which a notice reports', async () => {
  status = 500;
  render(<Record />);
  await press('Remove');
  await press('Delete');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls).toHaveLength(1);
  expect(removed).toBe(0);
});

it('names a record without a title in its list, and leaves the focus there when it is gone', async () => {
  status = 200;
  stored = [{ id: 'winter', name: ['', '', ''], createdAt: '2026-05-01T00:00:00Z' }];
  const hashtags = kindCalled('hashtag');
  if (hashtags) {
    render(
      <>
        <KindList kind={hashtags} />
        <Dialogs />
      </>,
    );
  }
  const remove = await screen.findByRole('button', { name: 'Delete Unnamed' });
  fireEvent.click(remove);
  expect(screen.getByRole('alertdialog').textContent).toContain('Hashtags: Unnamed');
  stored = [];
  await press('Delete');
  expect(await screen.findByText('Nothing here yet.')).toBeTruthy();
  // The dialog is still fading out.
  const list = screen.getByRole('group', { name: 'Hashtags', hidden: true });
  expect(document.activeElement).toBe(list);
});

it('marks records that nobody has saved since they came with the program as samples', async () => {
  status = 200;
  const kind = kindCalled('hashtag');
  stored = [
    { id: 'winter', updatedBy: '' },
    { id: 'summer', updatedBy: 'staff@example.com' },
  ];
  if (kind) render(<KindList kind={kind} />);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  const [, sample, own] = screen.getAllByRole('row');
  expect(sample?.textContent).toContain('Sample');
  expect(own?.textContent).not.toContain('Sample');
  expect(screen.getByRole('note').textContent).toContain('Check its facts, prices and promises');
});
