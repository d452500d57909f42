// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepEdit } from '../../src/panel/data/edits/keptEdits';
import { Panel } from '../../src/panel/Panel';
import { LogIn } from '../../src/panel/session/LogIn';
import { useSnackbar } from '../../src/platform/snackbar/snackbarStore';
import { clearSession, type EndReason, endedBy } from '../../src/platform/api/sessionStore';

afterEach(() => {
  cleanup();
  clearSession();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it.each<[EndReason, isKept: boolean, said: string]>([
  ['expired', true, 'Your session has ended. What you typed is kept: log in to continue.'],
  ['expired', false, 'Your session has ended. Log in to continue.'],
  ['left', false, 'You were logged out when the control panel was closed.'],
])('says why the session has ended: %s, with an edit: %s', (reason, isKept, said) => {
  if (isKept) keepEdit('blog/7', { title: 'x' });
  endedBy(reason);
  render(<LogIn />);
  expect(screen.getByRole('status').textContent).toBe(said);
});

it('says nothing of it to somebody who was not logged in', () => {
  render(<LogIn />);
  expect(screen.queryByRole('status')).toBeNull();
});

it('says once, with the minutes to wait, that there were too many attempts', async () => {
  const message = 'Too many attempts. Try again in 14 minutes.';
  vi.stubGlobal('fetch', async () => {
    const errors = [{ name: '', message, code: 'tooMany' }];
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify({ errors }), { status: 429, headers });
  });
  render(<LogIn />);
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'a@b.example' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'x' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log in' })));
  await vi.waitFor(() => expect(useSnackbar.getState().text).toBe(`<bdi>${message}</bdi>`), 30_000);
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('keeps what was typed when another language is chosen', async () => {
  render(<Panel />);
  const email = await screen.findByLabelText<HTMLInputElement>('E-mail');
  fireEvent.change(email, { target: { value: 'a@b.example' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'کوردی' })));
  const again = await screen.findByLabelText<HTMLInputElement>('ئیمەیڵ');
  expect(again.value).toBe('a@b.example');
});
