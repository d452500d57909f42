import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SetUpFactor } from '../../src/panel/profile/SetUpFactor';
import { DetailsCard } from '../../src/panel/users/DetailsCard';
import { NewUserForm } from '../../src/panel/users/UserPage';
import { RightsCard } from '../../src/panel/users/RightsCard';
import { userIn } from '../../src/panel/users/user';
import { tabStorage } from '../../src/platform/guardedStorage';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';
import { useSnackbar } from '../../src/platform/snackbar/snackbarStore';

const USER = userIn({ id: '7', email: 'naz@example.com' });

const sent: unknown[] = [];
/** What If-Match had, and what is answered with 412 in turn. */
const based: (string | null)[] = [];
const stale: object[] = [];
let errors: readonly { readonly name: string; readonly message: string }[] = [];

beforeEach(() => {
  beginSession('secret', { id: 'me', email: 'staff@example.com' });
  useSnackbar.setState({ open: false, text: '' });
  errors = [];
  sent.length = 0;
  based.length = 0;
  stale.length = 0;
  vi.stubGlobal('fetch', async (_: unknown, { body, headers }: RequestInit) => {
    sent.push(body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body)));
    based.push(new Headers(headers).get('If-Match'));
    const current = stale.shift();
    if (current) return Response.json({ errors, savedBy: '', current }, { status: 412 });
    return Response.json({ errors }, { status: errors.length > 0 ? 422 : 200 });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function save() {
  render(<NewUserForm />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Create user' })));
}

it('tells an error once, at its field, which gets the focus', async () => {
  errors = [
    { name: 'email', message: 'Somebody else has this address.' },
    { name: 'password', message: 'Too short.' },
  ];
  await save();
  await screen.findByText('Somebody else has this address.');
  screen.getByText('Too short.');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^E-mail/u }));
  expect(useSnackbar.getState().open).toBe(false);
});

it('tells by a notice what the form has no field for', async () => {
  errors = [
    { name: 'email', message: 'Somebody else has this address.' },
    { name: 'services', message: 'Choose one.' },
  ];
  await save();
  await vi.waitFor(() => expect(useSnackbar.getState().open).toBe(true), 30_000);
  expect(useSnackbar.getState().text).toContain('Choose one.');
});

it('tells once that the password is wrong when the second step is set up', async () => {
  errors = [{ name: 'ownPassword', message: 'Wrong password.' }];
  render(<SetUpFactor onDone={vi.fn()} other={null} />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Continue' })));
  await screen.findByText('Wrong password.');
  expect(useSnackbar.getState().open).toBe(false);
});

const details = (name = 'Naz', email = USER.email) => (
  <DetailsCard user={{ ...USER, name, email }} onChanged={vi.fn()} />
);
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (value: string) => fireEvent.change(field(/^Name/u), { target: { value } });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('keeps the focus where it is when what was saved comes back', async () => {
  const { rerender } = render(details());
  type('Naz Ali ');
  field(/^Name/u).focus();
  await press('Save');
  rerender(details('Naz Ali'));
  expect(field(/^Name/u).value).toBe('Naz Ali');
  expect(document.activeElement).toBe(field(/^Name/u));
});

it('saves what was changed here, and nothing that a colleague has changed meanwhile', async () => {
  const { rerender } = render(details());
  type('Naz Ali');
  rerender(details('Naz A.', 'ali@example.com'));
  expect([field(/^Name/u).value, field(/^E-mail/u).value]).toEqual(['Naz Ali', 'ali@example.com']);
  await press('Save');
  expect(sent).toEqual([{ name: 'Naz Ali' }]);
});

it('repeats a change on the basis of what a colleague has changed besides', async () => {
  stale.push({ ...USER, version: 4, email: 'ali@example.com' });
  render(<DetailsCard user={{ ...USER, version: 3 }} onChanged={vi.fn()} />);
  type('Naz Ali');
  await press('Save');
  expect(based).toEqual(['"3"', '"4"']);
  expect(sent).toEqual([{ name: 'Naz Ali' }, { name: 'Naz Ali' }]);
});

const changed = { changedBy: 'ali@example.com', changedAt: '2026-03-01T10:00:00.000Z' };

describe('what a colleague has changed, too', () => {
  const theirs = { ...USER, ...changed, version: 4, name: 'Naz A.' };
  const onChanged = vi.fn();
  const card = (user: typeof USER) => <DetailsCard user={user} onChanged={onChanged} />;
  const collide = async () => {
    stale.push(theirs);
    const { rerender } = render(card({ ...USER, version: 3, name: 'Naz' }));
    type('Naz Ali');
    await press('Save');
    expect(onChanged).toHaveBeenCalledOnce();
    rerender(card(theirs));
    expect(screen.getByRole('alert').textContent).toMatch(
      /^ali@example.com changed “Name” to “Naz A.” .* You chose “Naz Ali”/u,
    );
    expect(field(/^Name/u).value).toBe('Naz Ali');
    return rerender;
  };
  beforeEach(() => onChanged.mockClear());

  it('is kept if that is chosen', async () => {
    await collide();
    await press('Take theirs');
    expect(field(/^Name/u).value).toBe('Naz A.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('is replaced if that is chosen', async () => {
    const rerender = await collide();
    await press('Keep mine');
    expect(based).toEqual(['"3"', '"4"']);
    expect(sent.at(-1)).toEqual({ name: 'Naz Ali' });
    rerender(card({ ...theirs, version: 5, name: 'Naz Ali' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is shown, too, if what was typed was kept from an earlier visit', async () => {
    render(card({ ...USER, version: 3, name: 'Naz' }));
    type('Naz Ali');
    cleanup();
    render(card(theirs));
    await press('Continue editing');
    expect(screen.getByRole('alert').textContent).toContain('changed “Name” to “Naz A.”');
  });

  it('collides with any change of the rights', async () => {
    const user = { ...USER, version: 3, role: 'caseWorker' } as const;
    stale.push({ ...user, ...changed, version: 4, services: ['visa'] });
    render(<RightsCard user={user} onChanged={onChanged} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Export applications as files' }));
    await press('Save rights');
    expect(sent).toEqual([{ role: 'caseWorker', granted: ['exportApplications'], services: null }]);
    expect(onChanged).toHaveBeenCalledOnce();
  });
});

it('keeps what was typed while the rest was saved', async () => {
  const { rerender } = render(details());
  type('Naz A');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  type('Naz Ali');
  await act(async () => undefined);
  rerender(details('Naz A'));
  expect(field(/^Name/u).value).toBe('Naz Ali');
  await press('Save');
  expect(sent).toEqual([{ name: 'Naz A' }, { name: 'Naz Ali' }]);
});

it('is not kept again while nothing of it changes', () => {
  const { rerender } = render(details());
  type('Naz Ali');
  const keep = vi.spyOn(tabStorage, 'setItem');
  rerender(details());
  rerender(details('Naz', 'ali@example.com'));
  expect(keep).not.toHaveBeenCalled();
  keep.mockRestore();
});

it('offers again what was typed before the session ended', async () => {
  render(details());
  type('Naz Ali');
  cleanup();
  render(details());
  expect(field(/^Name/u).value).toBe('Naz');
  await press('Continue editing');
  expect(field(/^Name/u).value).toBe('Naz Ali');
  // The button is gone.
  expect(document.activeElement).toBe(field(/^Name/u));
  type('Naz');
  cleanup();
  render(details());
  expect(screen.queryByText('Continue editing')).toBeNull();
});

it('has what was typed for a new user again, but never a password', () => {
  render(<NewUserForm />);
  type('Naz Ali');
  fireEvent.change(screen.getByLabelText(/^New password/u), { target: { value: 'secret words' } });
  cleanup();
  render(<NewUserForm />);
  expect(field(/^Name/u).value).toBe('Naz Ali');
  expect(JSON.stringify(sessionStorage)).not.toContain('secret');
});
