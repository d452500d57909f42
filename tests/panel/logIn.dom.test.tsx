// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keepEdit } from '../../src/panel/data/keptEdits';
import { LogIn } from '../../src/panel/session/LogIn';
import { clearSession, type EndReason, endedBy } from '../../src/platform/session/sessionStore';

afterEach(() => {
  cleanup();
  clearSession();
  sessionStorage.clear();
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
