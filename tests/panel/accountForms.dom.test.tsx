import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DetailsCard } from '../../src/panel/users/DetailsCard';
import { NewUserForm } from '../../src/panel/users/NewUserForm';
import { userIn } from '../../src/panel/users/user';
import { beginSession, clearSession } from '../../src/platform/session/sessionStore';
import { useSnackbar } from '../../src/platform/snackbar/snackbarStore';

const USER = userIn({ id: '7', email: 'naz@example.com' });

let errors: readonly { readonly name: string; readonly message: string }[] = [];

beforeEach(() => {
  beginSession('secret', { id: 'me', email: 'staff@example.com' });
  useSnackbar.setState({ open: false, text: '' });
  vi.stubGlobal('fetch', async () => {
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ errors }), { status: 422, headers });
  });
});
afterEach(() => {
  cleanup();
  clearSession();
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
  await vi.waitFor(() => expect(useSnackbar.getState().open).toBe(true));
  expect(useSnackbar.getState().text).toContain('Choose one.');
});

it('keeps the focus where it is when what was saved comes back', () => {
  const user = { ...USER, name: 'Naz' };
  const card = (name: string) => <DetailsCard user={{ ...user, name }} onSaved={vi.fn()} />;
  const { rerender } = render(card('Naz'));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  fireEvent.change(field, { target: { value: 'Naz Ali ' } });
  field.focus();
  rerender(card('Naz Ali'));
  expect(field.value).toBe('Naz Ali');
  expect(document.activeElement).toBe(field);
});
