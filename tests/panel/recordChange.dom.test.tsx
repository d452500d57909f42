import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ContentChange } from '../../src/contract/contentChanges';
import type { ContentKind } from '../../src/definition/content/contentType';
import { RecordEditor } from '../../src/panel/content/changes/RecordEditor';
import { Dialogs } from '../../src/panel/data/Dialogs';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';

const KIND: ContentKind = {
  id: 'note',
  version: 1,
  title: ['', '', 'Notes'],
  panel: 'home/notes',
  calls: { public: [], staff: ['note/'], create: ['note/'], update: ['note/{id}/'] },
  required: ['title'],
  fields: {
    title: { type: 'string', label: ['', '', 'Title'] },
    price: { type: 'string', label: ['', '', 'Price'] },
  },
  samples: [],
};
const LIVE = { id: '7', version: 1, title: 'One', price: '5', updatedBy: 'a@example.com' };
const change = (more: object, rest: Partial<ContentChange> = {}): ContentChange => ({
  record: { ...LIVE, version: 2, change: { at: '' }, ...more },
  ...{ base: LIVE, live: LIVE, moved: false, issues: [], failedAt: null },
  ...rest,
});

/** The server has this change, or none. */
let stored: ContentChange | undefined;
/** What the next write is answered with. */
let answer: () => Response;
const sent: (readonly [method: string, path: string, version: string | null, body?: unknown])[] =
  [];
beforeEach(() => {
  sent.length = 0;
  stored = undefined;
  beginSession('secret', { id: '1', email: 'a@example.com' });
  vi.stubGlobal('fetch', async (address: unknown, { method = '', body, headers }: RequestInit) => {
    const path = String(address).replace(/^.*\/api\//u, '');
    if (method === 'GET') {
      const isChange = path.startsWith('content_change/');
      return Response.json({ data: isChange && stored ? [stored] : [] });
    }
    const version = new Headers(headers).get('if-match');
    const read = body ? (JSON.parse(String(body)) as unknown) : undefined;
    sent.push(read === undefined ? [method, path, version] : [method, path, version, read]);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const LONG = { timeout: 30_000 };
const open = () =>
  render(
    <>
      <RecordEditor kind={KIND} record={LIVE} />
      <Dialogs />
    </>,
  );
const field = async (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name }, LONG);
const button = async (name: string) => screen.findByRole('button', { name }, LONG);
const press = async (name: string) => {
  const found = await button(name);
  await act(async () => fireEvent.click(found));
};
const type = async (name: string, value: string) => {
  const input = await field(name);
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};

it('saves an edit as a change, and goes on with it', async () => {
  open();
  await type('Title', 'Two');
  answer = () => {
    stored = change({ title: 'Two' });
    return Response.json(stored);
  };
  await press('Save as a change');
  expect(sent).toEqual([
    ['PUT', 'content_change/note/7/', '"1"', { title: 'Two', price: '5', change: { at: '' } }],
  ]);
  await screen.findByText(/^You are editing the change/u, undefined, LONG);
  expect((await field('Title')).value).toBe('Two');
  await press('As it is now');
  expect((await field('Title')).value).toBe('One');
});

it('publishes a change, and shows the record as it is then', async () => {
  stored = change({ title: 'Two' });
  open();
  await press('Change prepared');
  answer = () => {
    stored = undefined;
    return Response.json({ ...LIVE, version: 3, title: 'Two' });
  };
  await press('Publish now');
  expect(sent).toEqual([['POST', 'content_change/note/7/publish/', '"2"']]);
  await vi.waitFor(async () => expect((await field('Title')).value).toBe('Two'), LONG);
  expect(screen.queryByText(/^You are editing the change/u)).toBeNull();
});

it('compares a change with the record, and saves both', async () => {
  const live = { ...LIVE, version: 3, price: '9' };
  stored = change({ version: 3, title: 'Two' }, { live, moved: true });
  open();
  await press('Change prepared');
  await press('Compare');
  answer = () => Response.json(change({ version: 4, title: 'Two', price: '9' }));
  await press('Save both');
  expect(sent.at(-1)).toEqual([
    'PUT',
    'content_change/note/7/',
    '"3"',
    { title: 'Two', price: '9', change: { at: '', basedOn: 3 } },
  ]);
});

it('asks what stays when a colleague has saved the change, too', async () => {
  stored = change({ title: 'Two' });
  open();
  await press('Change prepared');
  await type('Price', '6');
  const theirs = change({ version: 5, title: 'Two', price: '7' });
  answer = () => {
    answer = () => Response.json(change({ version: 6, title: 'Two', price: '6' }));
    const body = { errors: [], savedBy: 'b@example.com', savedAt: '', current: theirs };
    return Response.json(body, { status: 412 });
  };
  await press('Save');
  await press('Keep mine');
  expect(sent.map(([, , version]) => version)).toEqual(['"2"', '"5"']);
  expect(sent.at(-1)?.[3]).toMatchObject({ price: '6' });
});

it('says why a change was not published', async () => {
  const issues = [{ path: 'title', code: 'required' }];
  stored = change({ title: '' }, { issues, failedAt: '2026-12-14T06:00:00.000Z' });
  open();
  await press('Change not published');
  expect(await screen.findByText(/^It was to be published on 14 December 2026/u)).toBeDefined();
  expect(screen.getByText('Title: Required')).toBeDefined();
});

it('is not offered for what visitors do not see', async () => {
  render(
    <RecordEditor
      kind={{ ...KIND, schedules: true }}
      record={{ ...LIVE, publication: { draft: true, from: '', until: '' } }}
    />,
  );
  await field('Title');
  expect(screen.queryByRole('button', { name: 'Save as a change' })).toBeNull();
});
