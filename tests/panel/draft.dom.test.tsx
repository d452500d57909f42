import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftKey, useDraft } from '../../src/panel/content/useDraft';
import { keptEdit } from '../../src/panel/data/keptEdits';
import { kindCalled } from '../../src/panel/pages';
import { clearSession, beginSession } from '../../src/platform/session/sessionStore';
import { closeNotice, useSnackbar } from '../../src/platform/snackbar/snackbarStore';

const KIND = kindCalled('blog')!;
const NEW = draftKey(KIND);
const SAVED = draftKey(KIND, '7');

beforeEach(() => beginSession('token', { id: '1', email: 'a@example.com' }));
afterEach(() => {
  cleanup();
  closeNotice();
  useSnackbar.setState({ open: false, text: '' });
  sessionStorage.clear();
  clearSession();
});

const open = (key = NEW) => renderHook(() => useDraft(key, { title: '' }));
const noticed = () => useSnackbar.getState().text;

describe('a new record that is saved', () => {
  it('leaves its editor at once, without a notice of unsaved changes', () => {
    const { result, unmount } = open();
    act(() => result.current.set('title', 'One'));
    act(() => {
      result.current.saved(result.current.values, { title: 'One' }, SAVED);
      unmount();
    });
    expect(noticed()).toBe('');
    expect([keptEdit(NEW), keptEdit(SAVED)]).toEqual([undefined, undefined]);
  });

  it('keeps under its id what was typed while it was on its way', () => {
    const { result, unmount } = open();
    act(() => result.current.set('title', 'One'));
    const sent = result.current.values;
    act(() => result.current.set('title', 'One two'));
    act(() => {
      result.current.saved(sent, { title: 'One' }, SAVED);
      unmount();
    });
    expect(noticed()).toMatch(/^Your changes are not saved/u);
    expect([keptEdit(NEW), keptEdit(SAVED)]).toEqual([undefined, { title: 'One two' }]);
  });
});

it('offers again what was typed before an earlier version was restored', () => {
  const { result } = open(SAVED);
  act(() => result.current.set('title', 'Typed'));
  act(() => result.current.restored({ title: 'Earlier' }));
  const { values, isDirty, found } = result.current;
  expect({ values, isDirty, found }).toEqual({
    values: { title: 'Earlier' },
    isDirty: false,
    found: { title: 'Typed' },
  });
});

describe('a record that is saved', () => {
  it('still has what was typed meanwhile, kept until that is saved, too', () => {
    const { result } = open(SAVED);
    act(() => result.current.set('title', 'One'));
    const sent = result.current.values;
    act(() => result.current.set('title', 'One two'));
    act(() => result.current.saved(sent, { title: 'One' }, SAVED));
    expect([result.current.isDirty, result.current.values]).toEqual([true, { title: 'One two' }]);
    expect(keptEdit(SAVED)).toEqual({ title: 'One two' });
    act(() => result.current.saved(result.current.values, { title: 'One two' }, SAVED));
    expect([result.current.isDirty, keptEdit(SAVED)]).toEqual([false, undefined]);
  });

  it('for the first time, where it stays in its editor, is kept under its id from then on', () => {
    const { result } = open();
    act(() => result.current.set('title', 'One'));
    act(() => result.current.saved(result.current.values, { title: 'One' }, SAVED));
    act(() => result.current.set('title', 'Two'));
    expect([keptEdit(NEW), keptEdit(SAVED)]).toEqual([undefined, { title: 'Two' }]);
  });
});

describe('leaving a record', () => {
  it.each([
    ['with changes says that they are kept', 'One', /^Your changes are not saved/u],
    ['without changes says nothing', '', /^$/u],
  ])('%s', (_, title, words) => {
    const { result, unmount } = open();
    act(() => result.current.set('title', title));
    unmount();
    expect(noticed()).toMatch(words);
  });

  it('says nothing to somebody who was logged out', () => {
    const { result, unmount } = open();
    act(() => result.current.set('title', 'One'));
    act(() => clearSession());
    unmount();
    expect(noticed()).toBe('');
  });
});
