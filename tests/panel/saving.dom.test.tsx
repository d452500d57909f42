import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentKind } from '../../src/definition/content/contentType';
import { useDraft } from '../../src/panel/content/record/useDraft';
import { useOptionLists } from '../../src/panel/content/useReferred';
import { Dialogs } from '../../src/panel/data/Dialogs';
import { useSaving } from '../../src/panel/content/record/useSaving';
import { keptEdit } from '../../src/panel/data/edits/keptEdits';
import { clearSession, beginSession } from '../../src/platform/api/sessionStore';
import { useSnackbar } from '../../src/platform/snackbar/snackbarStore';

const KIND: ContentKind = {
  id: 'note',
  version: 1,
  title: ['', '', 'Notes'],
  many: true,
  panel: 'home/notes',
  calls: { public: [], staff: ['note/'], create: ['note/'], update: ['note/{id}/'] },
  fields: { title: { type: 'string', translated: true, label: ['', '', 'Title'] } },
  samples: [],
};
const TITLE = ['', '', 'One'];

const calls: unknown[] = [];
/** Answers a call when the test says so. */
let respond: (status: number, body: object) => Promise<void>;

beforeEach(() => {
  calls.length = 0;
  beginSession('secret', { id: '1', email: 'staff@example.com' });
  vi.stubGlobal('fetch', (address: unknown, { method }: RequestInit) => {
    calls.push(`${method} ${String(address)}`);
    return new Promise<Response>((resolve) => {
      respond = (status, body) =>
        act(async () => {
          const headers = { 'content-type': 'application/json' };
          resolve(new Response(JSON.stringify(body), { status, headers }));
          await new Promise((done) => setTimeout(done));
        });
    });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** With the dialogs of the panel. */
const options = {
  wrapper: ({ children }: { readonly children: ReactNode }) => (
    <>
      {children}
      <Dialogs />
    </>
  ),
};

function open(onSaved = vi.fn()) {
  const hook = renderHook(() => {
    const draft = useDraft(KIND, undefined);
    const options = useOptionLists(KIND.fields);
    const saving = useSaving({ kind: KIND, draft, referred: {}, options, onSaved });
    return { draft, saving };
  }, options);
  act(() => hook.result.current.saving.set('title', TITLE));
  return { ...hook, onSaved };
}

const save = ({ result }: ReturnType<typeof open>) =>
  act(async () => void result.current.saving.save());

describe('saving a record', () => {
  it('makes a new one once, and changes that from then on', async () => {
    const page = open();
    await save(page);
    await save(page);
    await respond(201, { id: '7', title: TITLE });
    expect(page.onSaved.mock.calls).toEqual([[{ id: '7', title: TITLE }]]);
    await save(page);
    await respond(200, { id: '7', title: TITLE });
    expect(calls).toEqual([
      expect.stringMatching(/^POST .*\/api\/note\/$/u),
      expect.stringMatching(/^PUT .*\/api\/note\/7\/$/u),
    ]);
  });

  it('says at the field what the server refused, until that is changed', async () => {
    const page = open();
    await save(page);
    const errors = [{ name: 'title', message: 'Another has it', code: 'format' }];
    await respond(422, { errors });
    const { saving, draft } = page.result.current;
    expect(saving.issues).toEqual([{ path: 'title', words: 'Another has it' }]);
    expect([saving.isSaving, draft.isDirty]).toEqual([false, true]);
    act(() => saving.set('title.2', 'Two'));
    expect(page.result.current.saving.issues).toEqual([]);
  });

  it('offers to save as a new one what a colleague has deleted', async () => {
    const page = open();
    await save(page);
    await respond(201, { id: '7', title: TITLE });
    act(() => page.result.current.saving.set('title.2', 'Two'));
    await save(page);
    await respond(404, { errors: [{ name: '', message: 'Nothing was found here' }] });
    const { saving, draft } = page.result.current;
    expect([saving.issues, draft.isDirty, useSnackbar.getState().open]).toEqual([[], true, false]);
    await act(async () => void saving.saveAsNew?.());
    await respond(201, { id: '8', title: ['', '', 'Two'] });
    expect(calls.at(-1)).toMatch(/^POST /u);
    expect(page.onSaved.mock.lastCall).toEqual([{ id: '8', title: ['', '', 'Two'] }]);
    expect(page.result.current.saving.saveAsNew).toBeUndefined();
  });

  it('asks nothing any more about a record that was left, such as by the end of the session', async () => {
    const page = open();
    await save(page);
    await respond(201, { id: '7', version: 1, title: TITLE });
    act(() => page.result.current.saving.set('title.2', 'Two'));
    await save(page);
    await respond(412, { errors: [], current: { id: '7', version: 2, title: TITLE } });
    expect(screen.getByRole('dialog').textContent).toContain('saved this meanwhile');
    page.unmount();
    render(<Dialogs />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(keptEdit('note/7')).toMatchObject({ values: { title: ['', '', 'Two'] } });
  });

  it('calls nobody back who has left the page meanwhile', async () => {
    const page = open();
    await save(page);
    page.unmount();
    await respond(201, { id: '7', title: TITLE });
    expect(page.onSaved).not.toHaveBeenCalled();
  });
});
