import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../src/panel/session/ConfirmDialog';
import { AccessCard } from '../../src/panel/users/AccessCard';
import { DetailsCard } from '../../src/panel/users/DetailsCard';
import { NewUserForm } from '../../src/panel/users/UserPage';
import { ResetCard } from '../../src/panel/users/UserPage';
import { ResetFactorCard } from '../../src/panel/users/UserPage';
import { userIn } from '../../src/panel/users/user';
import { beginSession, clearSession } from '../../src/platform/api/sessionStore';
import { useSnackbar } from '../../src/platform/snackbar/snackbarStore';

const USER = { ...userIn({ id: '7', email: 'naz@example.com' }), secondFactor: true };
const RIGHT = { ownPassword: 'my own', code: '123456' };
/** What the server asks for. */
let asked: Readonly<Record<string, string>> = RIGHT;

/** The path and the confirmation of each call. */
const sent: [path: string, confirmation: object][] = [];

beforeEach(() => {
  beginSession('secret', { id: 'me', email: 'staff@example.com' });
  useSnackbar.setState({ open: false, text: '' });
  sent.length = 0;
  asked = RIGHT;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const values: Record<string, unknown> =
      body instanceof FormData ? Object.fromEntries(body) : JSON.parse(String(body));
    const { ownPassword, code } = values;
    sent.push([url, { ...(ownPassword !== undefined && { ownPassword, code }) }]);
    const errors = Object.entries(asked).flatMap(([name, right]) =>
      values[name] === right ? [] : [{ name, message: `Wrong ${name}.` }],
    );
    return errors.length > 0 ? Response.json({ errors }, { status: 422 }) : Response.json(USER);
  });
});
afterEach(() => {
  cleanup();
  clearSession();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`, 'u')), { target: { value } });
const show = (form: ReactElement) =>
  render(
    <>
      {form}
      <ConfirmDialog />
    </>,
  );
const begin = async (form: ReactElement, button: string) => {
  show(form);
  await press(button);
  await screen.findByRole('dialog', { name: 'Confirm with your password' });
};

const onChanged = vi.fn();

describe.each([
  ['a new account', 'user/', <NewUserForm key="1" />, 'Create user'],
  [
    'an account that is enabled',
    'user/7/',
    <AccessCard key="2" user={{ ...USER, disabled: true }} onChanged={onChanged} />,
    'Enable user',
  ],
  ['a new password', 'reset_password/', <ResetCard key="3" user={USER} />, 'Set new password'],
  [
    'no second factor',
    'reset_second_factor/',
    <ResetFactorCard key="4" user={USER} onChanged={onChanged} />,
    'Remove the second step',
  ],
])('%s', (_, path, form, button) => {
  it('is sent with what the dialog asks for, once it is right', async () => {
    await begin(form, button);
    expect(useSnackbar.getState().open).toBe(false);
    expect(screen.queryByText(/^Wrong/u)).toBeNull();
    fill('Your own password', 'not my own');
    fill('Code', RIGHT.code);
    await press('Continue');
    await screen.findByText('Wrong ownPassword.');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Your own password/u));
    fill('Your own password', RIGHT.ownPassword);
    expect(screen.queryByText('Wrong ownPassword.')).toBeNull();
    await press('Continue');
    expect(sent.map(([url, given]) => [url.endsWith(`/${path}`), given])).toEqual([
      [true, {}],
      [true, { ...RIGHT, ownPassword: 'not my own' }],
      [true, RIGHT],
    ]);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not sent again after Cancel, without a notice', async () => {
    await begin(form, button);
    await press('Cancel');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toHaveLength(1);
    expect(useSnackbar.getState().open).toBe(false);
    expect(screen.getByRole('button', { name: button }).getAttribute('aria-disabled')).not.toBe(
      'true',
    );
  });
});

it('asks accounts without a second factor for no code, and keeps the rest of a changed form', async () => {
  asked = { ownPassword: RIGHT.ownPassword };
  show(<DetailsCard user={USER} onChanged={onChanged} />);
  fill('E-mail', 'other@example.com');
  await press('Save');
  await screen.findByRole('dialog');
  expect(screen.queryByLabelText(/^Code/u)).toBeNull();
  fill('Your own password', RIGHT.ownPassword);
  await press('Continue');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)?.[1]).toEqual({ ownPassword: RIGHT.ownPassword });
  expect(sent).toHaveLength(2);
});
