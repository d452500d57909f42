import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListField } from '../../../src/definition/model/field';
import { date, number, string, text } from '../../definition/words';
import { object, openForm, openRecord, TODAY } from './form';

const adults = (minimum: number) =>
  number({
    type: 'integer',
    widget: 'counter',
    label: text('Adults'),
    minimum,
    prefill: { const: minimum },
  });

const births: ListField = {
  type: 'array',
  countedBy: 'adults',
  label: text('Births'),
  items: date({ label: text('Birth date'), prefill: 'today' }),
};

const open = (minimum = 1) =>
  openForm({ adults: adults(minimum), births }, { required: ['births'] });

describe('a list of dates with a counter', () => {
  it('has one labelled date per count, preset to today', async () => {
    const { at, press } = await open();
    expect(at('births.0')).toMatchObject({ value: TODAY, name: 'births.0' });
    await press(/More/);
    expect(at('births.1')).toMatchObject({ value: TODAY, name: 'births.1' });
    expect(at('births.1').labels?.[0]?.textContent).toBe('Birth date 2');
  });

  it('keeps its dates when the count falls and rises again', async () => {
    const { at, find, press, user } = await open();
    await press(/More/);
    await user.clear(at('births.1'));
    await user.type(at('births.1'), '2001-02-03');
    await press(/Less/);
    await waitFor(() => expect(find('births.1')).toBeNull());
    await press(/More/);
    expect(at('births.1').value).toBe('2001-02-03');
  });

  it.each([
    [100_000, undefined],
    [7, 6],
  ])('adds none for %d adults, with at most %j', async (typed, maximum) => {
    const counter = { ...adults(1), ...(maximum && { maximum }) };
    const { at, find, press, user, queryAllByText } = await openForm({ adults: counter, births });
    await user.clear(at('adults'));
    await user.type(at('adults'), String(typed));
    await press('Continue');
    expect(queryAllByText(`Adults must be ${maximum ?? 500} or less`).length).toBeGreaterThan(0);
    expect(find('births.1')).toBeNull();
    expect(find('births-error')).toBeNull();
  });

  it('sends as many dates as counted', async () => {
    const { at, press, answers, user } = await open();
    await press(/More/);
    await press(/More/);
    await user.clear(at('births.0'));
    await user.type(at('births.0'), '1990-01-01');
    await press(/Less/);
    await press('Continue');
    await press('Send');
    expect(answers()).toMatchObject({ json: { adults: 2, births: ['1990-01-01', TODAY] } });
  });

  it('is hidden with a count of 0', async () => {
    const { queryByText, press } = await open(0);
    expect(queryByText('Births')).toBeNull();
    await press(/More/);
    expect(queryByText('Births')).toBeTruthy();
  });

  it('shows an issue at each date', async () => {
    const { at, find, press, user } = await open();
    await press(/More/);
    await user.clear(at('births.1'));
    await press('Continue');
    await waitFor(() => expect(find('births.1-error')?.textContent).toContain('real date'));
    expect(find('births.0-error')).toBeNull();
    expect(at('births.1').getAttribute('aria-describedby')).toBe('f-births-1-error');
  });

  it('creates no draft until the form is changed', async () => {
    const { unmount } = await open(3);
    unmount();
    expect(localStorage.length).toBe(0);
  });

  it('shows the dates of a record', () => {
    const record = { adults: 2, births: ['1990-01-01', '1991-01-01'] };
    const { at } = openRecord({ adults: adults(1), births }, record);
    expect(at('births.1')).toMatchObject({ value: '1991-01-01', readOnly: true });
  });
});

describe('counters with a sum limit', () => {
  const room = object(
    { adults: adults(1), children: { ...adults(0), label: text('Children') } },
    {
      together: {
        fields: ['adults', 'children'],
        maximum: 3,
        notice: { text: text('Only 3 in a room'), timeout: 5000 },
      },
    },
  );

  it('stop with a notice at the limit', async () => {
    const { at, press, notices } = await openForm({ room });
    await press(/^More Adults/);
    await press(/^More Children/);
    expect(notices).toEqual([]);
    await press(/^More Children/);
    expect(at('room.children').value).toBe('1');
    expect(notices).toEqual([{ kind: 'warning', text: 'Only 3 in a room', timeout: 5000 }]);
    await press(/^Less Adults/);
    await press(/^More Children/);
    expect(at('room.children').value).toBe('2');
    expect(notices).toHaveLength(1);
  });

  it('count typed text that is not reported yet', async () => {
    const { at, press, user, notices } = await openForm({ room });
    await user.clear(at('room.adults'));
    await user.type(at('room.adults'), '3');
    await press(/^More Children/);
    expect(at('room.children').value).toBe('0');
    expect(notices).toHaveLength(1);
  });
});

describe('a list of groups with a counter', () => {
  const guests = (widget: 'rows' | 'pages'): ListField => ({
    type: 'array',
    countedBy: 'adults',
    widget,
    rowTitle: ['name'],
    label: text('Guests'),
    items: object({ name: string({ label: text('Name') }) }, { label: text('Guest') }),
  });

  it('has as many rows as counted, which come back with their answers and cannot be removed', async () => {
    const { at, find, press, user, queryByRole } = await openForm({
      adults: adults(1),
      guests: guests('rows'),
    });
    await press(/More/);
    await user.type(at('guests.1.name'), 'Sara');
    await press(/Less/);
    await waitFor(() => expect(find('guests.1.name')).toBeNull());
    await press(/More/);
    expect(at('guests.1.name').value).toBe('Sara');
    expect(queryByRole('group', { name: /^Guest 2: .Sara.$/u })).not.toBeNull();
    expect(queryByRole('button', { name: /Delete|Add/u })).toBeNull();
  });

  it('shows one at a time with pages', async () => {
    const { find, press, queryByRole } = await openForm({
      adults: adults(2),
      guests: guests('pages'),
    });
    expect(find('guests.0.name')).not.toBeNull();
    await press(/^Guest 2/u);
    expect(find('guests.1.name')).not.toBeNull();
    expect(queryByRole('button', { name: /Delete|Add/u })).toBeNull();
  });
});
