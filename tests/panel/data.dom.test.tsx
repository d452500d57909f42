import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetEdits } from '../../src/panel/data/edits/keptEdits';
import { SearchBox } from '../../src/panel/data/list/SearchBox';
import { useKeptEdit } from '../../src/panel/data/edits/useKeptEdit';
import { type ListQuery, useListQuery } from '../../src/panel/data/list/useListQuery';
import { activePath } from '../../src/panel/layout/navigation';
import { leavePanel } from '../../src/panel/session/leavePanel';
import { clearSession, beginSession, useSession } from '../../src/platform/api/sessionStore';

afterEach(() => {
  cleanup();
  clearSession();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

describe('an edit that was never saved', () => {
  const key = 'blog/7';
  const edit = { title: 'x' };
  const open = (value: typeof edit | undefined) => renderHook(() => useKeptEdit(key, value)).result;

  it('is found by the same person only', () => {
    beginSession('token', { id: '1', email: 'a@example.com' });
    expect(open(edit).current.found).toBeUndefined();
    expect(open(undefined).current.found).toEqual(edit);
    beginSession('token', { id: '2', email: 'b@example.com' });
    expect(open(undefined).current.found).toBeUndefined();
  });

  it('is forgotten when it was saved, or on logging out', () => {
    const { current } = open(edit);
    act(() => current.forget());
    expect(open(undefined).current.found).toBeUndefined();
    act(() => current.offer(edit));
    // What staff correct in the answers of an applicant is kept by the form itself.
    sessionStorage.setItem('rega-draft:visa:correction-a1', '{}');
    forgetEdits();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is forgotten on logging out, though its form stores it as it goes', () => {
    function Form() {
      useEffect(() => () => sessionStorage.setItem('rega-draft:visa:correction-a1', '{}'), []);
      return null;
    }
    function Page() {
      return useSession(({ token }) => token) && <Form />;
    }
    vi.stubGlobal('fetch', async () => Response.json({}));
    beginSession('token', { id: '1', email: 'a@example.com' });
    render(<Page />);
    act(leavePanel);
    expect(sessionStorage).toHaveLength(0);
    vi.unstubAllGlobals();
  });

  it('is only in memory where the browser forbids storage, and logging out still works', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(open(edit).current.found).toBeUndefined();
    expect(() => forgetEdits()).not.toThrow();
    vi.restoreAllMocks();
  });

  it.each([
    ['asks before the page goes', edit, true, true],
    ['asks nothing where nothing is unsaved', undefined, true, false],
    ['asks nobody who was logged out', edit, false, false],
  ])('%s', (_, value, isLoggedIn, asks) => {
    if (isLoggedIn) beginSession('token', { id: '1', email: 'a@example.com' });
    open(value);
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(asks);
  });
});

const Search = () => <SearchBox label="Name" list={useListQuery()} />;

it('a search keeps the space after a word, and follows the address', () => {
  render(<Search />);
  const input = screen.getByLabelText<HTMLInputElement>('Name');
  fireEvent.change(input, { target: { value: 'Naz ' } });
  fireEvent.submit(screen.getByRole('search'));
  expect(location.search).toBe('?search=Naz');
  expect(input.value).toBe('Naz ');
  act(() => history.replaceState(null, '', '/'));
  expect(input.value).toBe('');
});

describe('what a list asks for', () => {
  const DEFAULTS = { order: '-createdAt', filters: ['missing'] } as const;

  const FIRST = 'page=1&perPage=20';
  const NEWEST = 'order=-createdAt';
  const HEWLER = 'search=%DA%BE%DB%95%D9%88%D9%84%DB%8E%D8%B1';

  it.each<[string, Partial<ListQuery> | undefined, string, string]>([
    ['', undefined, '', `${FIRST}&${NEWEST}`],
    ['?page=3', { search: 'ھەولێر' }, `?${HEWLER}`, `${FIRST}&${HEWLER}&${NEWEST}`],
    ['?tab=blog&page=3', { order: 'title' }, '?tab=blog&order=title', `${FIRST}&order=title`],
    ['?page=3', { page: 1 }, '', `${FIRST}&${NEWEST}`],
    ['?missing=ku', { filters: { missing: '' } }, '', `${FIRST}&${NEWEST}`],
    ['?page=2', { filters: { missing: 'ar' } }, '?missing=ar', `${FIRST}&${NEWEST}&missing=ar`],
    ['?page=2', { perPage: 50 }, '?perPage=50', `page=1&perPage=50&${NEWEST}`],
    ['?page=-1&perPage=x', undefined, '?page=-1&perPage=x', `${FIRST}&${NEWEST}`],
  ])('%s and %j: %s', (before, change, after, asked) => {
    history.replaceState(null, '', `/list${before}`);
    const { result } = renderHook(() => useListQuery(DEFAULTS));
    act(() => change && result.current.change(change));
    expect(location.search).toBe(after);
    expect(result.current.path('blogs/')).toBe(`blogs/?${asked}`);
  });

  it('keeps what was chosen while a search was waiting', () => {
    history.replaceState(null, '', '/list');
    const { result } = renderHook(() => useListQuery(DEFAULTS));
    const { change: waiting } = result.current;
    act(() => result.current.change({ order: 'name' }));
    act(() => waiting({ search: 'x' }));
    expect(location.search).toBe('?order=name&search=x');
  });
});

it.each([
  ['home', 'home'],
  ['home/blogs/blog/new', 'home/blogs'],
  ['home/users/7', 'home/users'],
  ['home/nothing', undefined],
])('%s belongs to %s', (path, entry) => expect(activePath(path)).toBe(entry));
