import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Edit, useDraft } from '../../src/panel/content/record/useDraft';
import type { ContentKind } from '../../src/definition/content/contentType';
import { keptEdit } from '../../src/panel/data/edits/keptEdits';
import { clearSession, beginSession } from '../../src/platform/api/sessionStore';
import { closeNotice, useSnackbar } from '../../src/platform/snackbar/snackbarStore';

const KIND: ContentKind = {
  id: 'note',
  version: 1,
  title: ['', '', 'Notes'],
  panel: 'home/notes',
  calls: { public: [], staff: ['note/'], create: ['note/'], update: ['note/'] },
  fields: { title: { type: 'string', label: ['', '', 'Title'] } },
  samples: [],
};
const [NEW, SAVED] = ['note/new', 'note/7'];
const record = (version: number, title: string) => ({ id: '7', version, title });
const FIRST = record(1, '');

beforeEach(() => beginSession('token', { id: '1', email: 'a@example.com' }));
afterEach(() => {
  cleanup();
  closeNotice();
  useSnackbar.setState({ open: false, text: '' });
  sessionStorage.clear();
  clearSession();
});

const open = (stored?: typeof FIRST) => renderHook(() => useDraft(KIND, stored));
type Page = ReturnType<typeof open>;
const type = ({ result }: Page, title: string) => act(() => result.current.set('title', title));
const titleOf = ({ result }: Page) => result.current.edit.values.title;
const noticed = () => useSnackbar.getState().text;

describe('a new record that is saved', () => {
  it('leaves its editor at once, without a notice of unsaved changes', () => {
    const page = open();
    type(page, 'One');
    act(() => {
      page.result.current.saved(page.result.current.edit, record(1, 'One'));
      page.unmount();
    });
    expect(noticed()).toBe('');
    expect([keptEdit(NEW), keptEdit(SAVED)]).toEqual([undefined, undefined]);
  });

  it('keeps under its id what was typed while it was on its way', () => {
    const page = open();
    type(page, 'One');
    const sent = page.result.current.edit;
    type(page, 'One two');
    const stored = record(1, 'One');
    act(() => {
      page.result.current.saved(sent, stored);
      page.unmount();
    });
    expect(noticed()).toMatch(/^Your changes are not saved/u);
    expect(keptEdit(NEW)).toBeUndefined();
    expect(keptEdit(SAVED)).toEqual({ values: { title: 'One two' }, base: stored });
  });
});

describe('a record that is saved', () => {
  it('still has what was typed meanwhile, kept until that is saved, too', () => {
    const page = open(FIRST);
    type(page, 'One');
    const sent = page.result.current.edit;
    type(page, 'One two');
    act(() => page.result.current.saved(sent, record(2, 'One')));
    expect([page.result.current.isDirty, titleOf(page)]).toEqual([true, 'One two']);
    expect(keptEdit(SAVED)).toEqual({ values: { title: 'One two' }, base: record(2, 'One') });
    act(() => page.result.current.saved(page.result.current.edit, record(3, 'One two')));
    expect([page.result.current.isDirty, keptEdit(SAVED)]).toEqual([false, undefined]);
  });

  it('is stored under its id from the first save on, in the same editor', () => {
    const page = open();
    type(page, 'One');
    act(() => page.result.current.saved(page.result.current.edit, record(1, 'One')));
    type(page, 'Two');
    expect(keptEdit(NEW)).toBeUndefined();
    expect(keptEdit(SAVED)).toEqual({ values: { title: 'Two' }, base: record(1, 'One') });
  });
});

describe('an edit that is offered again', () => {
  const resume = ({ result }: Page) =>
    act(() => {
      const found = result.current.found!;
      result.current.forget();
      result.current.resume(found);
    });
  const state = (page: Page): Edit => page.result.current.edit;

  it('is based on the version of the earlier visit, whatever is there now', () => {
    type(open(FIRST), 'Typed');
    cleanup();
    const page = open(record(2, 'Theirs'));
    expect(titleOf(page)).toBe('Theirs');
    resume(page);
    expect(state(page)).toEqual({ values: { title: 'Typed' }, base: FIRST });
  });

  it('gives its place to what was typed before it was taken up, each with its version', () => {
    type(open(FIRST), 'Typed');
    cleanup();
    const page = open(record(2, 'Theirs'));
    type(page, 'Theirs, too');
    resume(page);
    expect(state(page).base).toEqual(FIRST);
    expect(keptEdit(SAVED)).toEqual({ values: { title: 'Typed' }, base: FIRST });
    resume(page);
    expect(state(page)).toEqual({ values: { title: 'Theirs, too' }, base: record(2, 'Theirs') });
  });

  it('is offered the next time, too, if something was typed and taken back', () => {
    type(open(FIRST), 'Typed');
    cleanup();
    const page = open(FIRST);
    type(page, 'x');
    type(page, '');
    cleanup();
    expect(open(FIRST).result.current.found).toEqual({ values: { title: 'Typed' }, base: FIRST });
  });

  it('is based on the version that was edited, if it was discarded after a save', () => {
    const page = open(FIRST);
    type(page, 'One');
    act(() => page.result.current.saved(state(page), record(2, 'One')));
    type(page, 'Two');
    act(() => page.result.current.discard());
    expect([titleOf(page), page.result.current.isDirty]).toEqual(['One', false]);
    resume(page);
    expect(state(page)).toEqual({ values: { title: 'Two' }, base: record(2, 'One') });
  });

  it('is based on the version that was edited, though another one was restored since', () => {
    const page = open(FIRST);
    type(page, 'Typed');
    act(() => page.result.current.replaced(record(3, 'Earlier')));
    expect(state(page)).toEqual({ values: { title: 'Earlier' }, base: record(3, 'Earlier') });
    expect(page.result.current.isDirty).toBe(false);
    resume(page);
    expect(state(page)).toEqual({ values: { title: 'Typed' }, base: FIRST });
  });
});

describe('leaving a record', () => {
  it.each([
    ['with changes says that they are kept', 'One', /^Your changes are not saved/u],
    ['without changes says nothing', '', /^$/u],
  ])('%s', (_, title, words) => {
    const page = open();
    type(page, title);
    page.unmount();
    expect(noticed()).toMatch(words);
  });

  it('says nothing to somebody who was logged out', () => {
    const page = open();
    type(page, 'One');
    act(() => clearSession());
    page.unmount();
    expect(noticed()).toBe('');
  });
});
