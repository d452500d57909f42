import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CommandPaletteKey } from '../../src/panel/commandPalette/CommandPaletteKey';
import { lastOpened, noteOpened, openActions, useActions } from '../../src/panel/layout/actions';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';

const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace(/^.*\/api\//u, '');
    requested.push(path);
    const data = path.startsWith('application/?')
      ? [
          { id: 'a3', name: 'Maria', reference: 'RG-4444-3333', found: 'First name' },
          { id: 'a2', name: 'Shahnaz', reference: 'RG-3333-3333' },
          { id: 'a1', name: 'Naz Ali', reference: 'RG-2222-3333', service: 'x', about: 'Qatar' },
        ]
      : [];
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ data, total: data.length }), { headers });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  vi.unstubAllGlobals();
});

async function open(rights: readonly string[]) {
  beginSession('secret', { id: 'me', email: 'staff@example.com', rights: [...rights] });
  const { hook, history } = memoryLocation({ path: '/', record: true });
  render(
    <Router hook={hook}>
      <CommandPaletteKey />
    </Router>,
  );
  const isLeft = fireEvent.keyDown(document.body, { code: 'KeyK', key: 'ک', ctrlKey: true });
  expect(isLeft).toBe(false);
  return { history, input: await screen.findByRole('combobox') };
}

it('goes to a page by a few letters of its name', async () => {
  const { history, input } = await open(['usePanel', 'readApplications']);
  fireEvent.change(input, { target: { value: 'inb' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(history.at(-1)).toMatch(/\/home\/inbox$/u);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('begins with what was opened last and what can be done here, and forgets both', async () => {
  beginSession('secret', { id: 'me', email: 'staff@example.com', rights: ['usePanel'] });
  const act = vi.fn();
  function Here() {
    useActions([{ title: 'Assign to me', code: 'KeyA', act }]);
    return null;
  }
  const here = render(<Here />);
  noteOpened('/a', 'Naz');
  noteOpened('/b', 'Omed');
  noteOpened('/a', 'Naz Ali');
  const { input } = await open(['usePanel']);
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options.slice(0, 3)).toEqual(['Naz Ali', 'Omed', 'Assign to meA']);
  fireEvent.change(input, { target: { value: 'assign' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(act).toHaveBeenCalledOnce();
  here.unmount();
  beginSession('other', { id: 'other', email: 'other@example.com', rights: ['usePanel'] });
  expect([openActions(), lastOpened()]).toEqual([[], []]);
  noteOpened('/c', 'Dana');
  expect(lastOpened()).toEqual([['/c', 'Dana']]);
});

it('finds applications, and nothing that the account may not open', async () => {
  const { history, input } = await open(['usePanel', 'readApplications']);
  expect(screen.queryByRole('option', { name: 'Users' })).toBeNull();
  fireEvent.change(input, { target: { value: 'naz' } });
  fireEvent.click(await screen.findByRole('option', { name: /Naz Ali.*Qatar · RG-2222-3333/u }));
  expect(history.at(-1)).toMatch(/\/home\/inbox\/application\/a1$/u);
  expect(requested).toEqual(['application/?search=naz&page=1&perPage=50']);
});

it('lists names that begin with what was typed first, and says where else it was found', async () => {
  const { input } = await open(['usePanel', 'readApplications']);
  fireEvent.change(input, { target: { value: 'ناز' } });
  fireEvent.change(input, { target: { value: 'NAZ' } });
  await screen.findByRole('option', { name: /Naz Ali/u });
  const found = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(found).toEqual([
    expect.stringContaining('Naz Ali'),
    expect.stringContaining('Shahnaz'),
    expect.stringMatching(/Maria.*Found in: First name/u),
  ]);
});

it('searches no applications for those who do not read them', async () => {
  const { input } = await open(['usePanel', 'readContent', 'editContent']);
  fireEvent.change(input, { target: { value: 'naz' } });
  await vi.waitFor(() => expect(requested.length).toBeGreaterThan(0), 30_000);
  expect(requested.filter((path) => path.startsWith('application/'))).toEqual([]);
  expect(screen.queryByRole('option', { name: 'Inbox' })).toBeNull();
});

it('shows nothing that another text has found', async () => {
  const { input } = await open(['usePanel', 'readApplications']);
  fireEvent.change(input, { target: { value: 'naz' } });
  await screen.findByRole('option', { name: /Naz Ali/u });
  fireEvent.change(input, { target: { value: 'nazx' } });
  expect(screen.queryByRole('option', { name: /Naz Ali/u })).toBeNull();
});
