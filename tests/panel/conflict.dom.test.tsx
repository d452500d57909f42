import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentKind } from '../../src/definition/content/contentType';
import type { Publication } from '../../src/definition/content/publication';
import { Dialogs } from '../../src/panel/data/Dialogs';
import { RecordHistory } from '../../src/panel/content/history/RecordHistory';
import { saveRecord } from '../../src/panel/content/record/saveRecord';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';

const KIND: ContentKind = {
  id: 'note',
  version: 1,
  title: ['', '', 'Notes'],
  many: true,
  schedules: true,
  panel: 'home/notes',
  calls: { public: [], staff: ['note/'], create: ['note/'], update: ['note/'] },
  fields: { title: { type: 'string', label: ['', '', 'Title'] } },
  samples: [],
};
const ALWAYS: Publication = { draft: false, from: '', until: '' };
const BASE = { id: '7', version: 1, title: 'One', publication: { ...ALWAYS } };

beforeEach(() => beginSession('secret', { id: '1', email: 'staff@example.com' }));
afterEach(() => {
  cleanup();
  clearSession();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('a record that a colleague has saved meanwhile', () => {
  it('keeps when they want it to be shown, if only another day was changed here', async () => {
    const theirs = { ...BASE, version: 2, publication: { ...ALWAYS, draft: true } };
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)));
      return sent.length === 1
        ? Response.json({ errors: [], current: theirs, savedBy: 'a@example.com' }, { status: 412 })
        : Response.json(theirs);
    });
    render(<Dialogs />);
    const mine = { title: 'One', publication: { ...ALWAYS, until: '2026-05-01' } };
    const saved = saveRecord(KIND, '7', mine, BASE);
    await screen.findByRole('dialog');
    expect([...document.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual([
      'Draft: visitors do not see it',
      'Last day',
    ]);
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Save both' }));
      await saved;
    });
    const publication = { draft: true, from: '', until: '2026-05-01' };
    expect(sent.at(-1)).toEqual({ title: 'One', publication });
  });
});

it('an earlier version is restored once, even if the button is pressed again while the dialog fades out', async () => {
  const [updatedAt, updatedBy] = ['2026-05-01T00:00:00.000Z', ''];
  const now = { ...BASE, version: 2, title: 'Two' };
  const data = [now, BASE].map((record) => ({
    ...{ version: record.version, updatedAt, updatedBy },
    record,
  }));
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { method, body, headers }: RequestInit) => {
    if (method === 'GET') return Response.json({ data });
    sent.push([JSON.parse(String(body)), new Headers(headers).get('If-Match')]);
    return Response.json({ ...BASE, version: 3 });
  });
  const onRestored = vi.fn();
  render(<RecordHistory kind={KIND} record={now} onRestored={onRestored} />);
  fireEvent.click(screen.getByRole('button', { name: 'History' }));
  const button = await screen.findByRole('button', { name: 'Restore this version' });
  fireEvent.click(button);
  await vi.waitFor(() => expect(onRestored).toHaveBeenCalledOnce(), 30_000);
  expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy();
  await act(async () => fireEvent.click(button));
  expect(sent).toEqual([[{ title: 'One' }, '"2"']]);
});
