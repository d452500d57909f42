import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ListField } from '../../../src/definition/model/field';
import { number, string, text } from '../../definition/words';
import { object, openForm, openRecord } from './form';

const room = object(
  {
    guest: string({ label: text('Guest') }),
    beds: number({ label: text('Beds'), prefill: { const: 2 } }),
  },
  { required: ['guest'] },
);

const rooms: ListField = {
  type: 'array',
  widget: 'pages',
  minItems: 1,
  maxItems: 3,
  label: text('Rooms'),
  items: room,
};

const open = () =>
  openForm({ rooms, note: string({ label: text('Note') }) }, { required: ['rooms'] });

const add = 'Add: Room';

describe('a list with pages', () => {
  it('opens with the required rows, which cannot be deleted', async () => {
    const { at, getByRole, queryByRole } = await open();
    expect(getByRole('heading', { name: 'Room 1 of 1' })).toBeTruthy();
    expect(at('rooms.0.beds').value).toBe('2');
    expect(queryByRole('button', { name: /Delete/ })).toBeNull();
    expect(queryByRole('button', { name: /Next/ })).toBeNull();
  });

  it('adds a row up to the maximum, shows it and focuses its first question', async () => {
    const { at, press, find, queryByRole, getByRole } = await open();
    await press(add);
    expect(getByRole('heading', { name: 'Room 2 of 2' })).toBeTruthy();
    expect(document.activeElement).toBe(at('rooms.1.guest'));
    expect(find('rooms.0.guest')).toBeNull();
    await press(add);
    expect(queryByRole('button', { name: add })).toBeNull();
  });

  it('goes to the next row, and from the last to the first', async () => {
    const { at, press, user, getByRole } = await open();
    await user.type(at('rooms.0.guest'), 'Hero');
    await press(add);
    await user.type(at('rooms.1.guest'), 'Lana');
    await press('Next: Room 1');
    expect(at('rooms.0.guest').value).toBe('Hero');
    expect(document.activeElement).toBe(getByRole('heading', { name: 'Room 1 of 2' }));
    await press('Next: Room 2');
    expect(at('rooms.1.guest').value).toBe('Lana');
  });

  it('shows the selected row', async () => {
    const { press, getByRole, find } = await open();
    await press(add);
    await press('Room 1');
    expect(getByRole('button', { name: 'Room 1' }).getAttribute('aria-current')).toBe('true');
    expect(getByRole('button', { name: 'Room 2' }).getAttribute('aria-current')).toBeNull();
    expect(find('rooms.0.guest')).toBeTruthy();
  });

  it('deletes the current row, including pending text', async () => {
    const { at, press, user } = await open();
    await user.type(at('rooms.0.guest'), 'Hero');
    await press(add);
    await user.type(at('rooms.1.guest'), 'Lana');
    await press(add);
    await user.type(at('rooms.2.guest'), 'Nian');
    await press('Room 2');
    await press('Delete: Room 2');
    expect(at('rooms.1.guest').value).toBe('Nian');
    await press('Room 1');
    expect(at('rooms.0.guest').value).toBe('Hero');
  });

  it('keeps text that the form is still taking in when a row is added', async () => {
    const { at, getByRole, press } = await open();
    const button = getByRole('button', { name: add });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    // Outside act React works when it has time, as in a browser.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    fireEvent.input(at('rooms.0.guest'), { target: { value: 'Hero' } });
    vi.advanceTimersByTime(1000);
    button.click();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    await waitFor(() => expect(getByRole('heading', { name: 'Room 2 of 2' })).toBeTruthy());
    await press('Room 1');
    expect(at('rooms.0.guest').value).toBe('Hero');
  });

  it('shows the first row with an error, marks all of them, and follows links to errors', async () => {
    const { at, find, press, user, getAllByRole, getByRole } = await open();
    await press(add);
    await press(add);
    await press('Room 2');
    await user.type(at('rooms.1.guest'), 'Lana');
    await press('Continue');
    expect(find('rooms.0.guest-error')?.textContent).toBe('Enter the guest');
    const named = (name: string) => getByRole('button', { name });
    expect(named('Room 1 (needs correcting)')).toBeTruthy();
    expect(named('Room 2')).toBeTruthy();
    expect(named('Room 3 (needs correcting)')).toBeTruthy();
    const link = getAllByRole('link').at(-1);
    if (link) await user.click(link);
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(at('rooms.2.guest'));
  });

  it('stays at its row while errors are fixed', async () => {
    const { at, press, user } = await open();
    await press(add);
    await press('Continue');
    await press(/^Room 2/);
    await user.type(at('rooms.1.guest'), 'Lana');
    await user.tab();
    expect(at('rooms.1.guest').value).toBe('Lana');
    await user.type(at('note'), 'x');
    await user.tab();
    expect(at('rooms.1.guest').value).toBe('Lana');
  });

  it('sends all rows', async () => {
    const { at, press, user, answers } = await open();
    await user.type(at('rooms.0.guest'), 'Hero');
    await press(add);
    await user.type(at('rooms.1.guest'), 'Lana');
    await press('Continue');
    await press('Send');
    expect(answers()).toMatchObject({
      json: {
        rooms: [
          { guest: 'Hero', beds: 2 },
          { guest: 'Lana', beds: 2 },
        ],
      },
    });
  });

  it('creates no draft until the form is changed', async () => {
    const { unmount } = await open();
    unmount();
    expect(localStorage.length).toBe(0);
  });

  it('shows the rows of a record one by one, without deletion', async () => {
    const record = { rooms: [{ guest: 'Hero' }, { guest: 'Lana' }] };
    const { at, getByRole, queryByRole } = openRecord({ rooms }, record);
    expect(at('rooms.0.guest')).toMatchObject({ value: 'Hero', readOnly: true });
    getByRole('button', { name: 'Next: Room 2' }).click();
    await new Promise(requestAnimationFrame);
    expect(at('rooms.1.guest').value).toBe('Lana');
    expect(queryByRole('button', { name: /Delete|Add/ })).toBeNull();
  });
});
