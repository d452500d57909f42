import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentKind } from '../../src/definition/content/contentType';
import { KindEditor } from '../../src/panel/content/record/KindEditor';
import { keptEdit } from '../../src/panel/data/edits/keptEdits';
import { beginSession, endedBy } from '../../src/platform/api/sessionStore';

const KIND: ContentKind = {
  id: 'note',
  version: 1,
  title: ['', '', 'Notes'],
  schedules: true,
  panel: 'home/notes',
  calls: { public: [], staff: ['note/'], create: ['note/'], update: ['note/'] },
  fields: { title: { type: 'string', label: ['', '', 'Title'] } },
  samples: [],
};
const RECORD = {
  id: '7',
  version: 1,
  title: 'One',
  publication: { draft: true, from: '2026-05-01', until: '' },
};
const sent: unknown[] = [];
let version: string | null = null;
beforeEach(() => {
  sent.length = 0;
  beginSession('secret', { id: '1', email: 'staff@example.com' });
  vi.stubGlobal('fetch', async (_: unknown, { body, headers }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    version = new Headers(headers).get('if-match');
    return Response.json({ ...RECORD, ...(sent.at(-1) as object), version: 2 });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = (version = 1) => render(<KindEditor kind={KIND} record={{ ...RECORD, version }} />);
const mark = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Draft/u });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('a changed draft mark outlasts the end of the session, and is saved with the fields', async () => {
  open();
  fireEvent.click(mark());
  act(() => endedBy('expired'));
  cleanup();
  beginSession('again', { id: '1', email: 'staff@example.com' });
  open();
  expect(mark().checked).toBe(true);
  await press('Continue editing');
  expect(mark().checked).toBe(false);
  await press('Save');
  await vi.waitFor(() => expect(keptEdit('note/7')).toBeUndefined(), 30_000);
  expect(sent).toEqual([
    { title: 'One', publication: { draft: false, from: '2026-05-01', until: '' } },
  ]);
});

it('a draft stays one when an edit is taken up that says nothing of it', async () => {
  sessionStorage.setItem('rega-edit:1:note/7', JSON.stringify({ values: { title: 'Two' } }));
  open();
  await press('Continue editing');
  expect(mark().checked).toBe(true);
});

it('discards a draft mark together with the fields, and offers both again', async () => {
  open();
  fireEvent.click(mark());
  await press('Discard changes');
  expect(mark().checked).toBe(true);
  await press('Continue editing');
  expect(mark().checked).toBe(false);
});

it('overwrites no later version with an edit that was taken up in place of what was typed', async () => {
  open();
  fireEvent.click(mark());
  cleanup();
  open(2);
  const title = screen.getByRole('textbox', { name: 'Title' });
  fireEvent.change(title, { target: { value: 'Two' } });
  fireEvent.blur(title);
  await press('Continue editing');
  cleanup();
  open(2);
  await press('Continue editing');
  await press('Save');
  expect([sent, version]).toEqual([[expect.objectContaining({ title: 'One' })], '"1"']);
});
