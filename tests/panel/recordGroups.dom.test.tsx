import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Field } from '../../src/definition/model/field';
import type { Values } from '../../src/definition/model/values';
import { documentOf } from '../../src/panel/content/records';
import type { Referred } from '../../src/panel/content/useReferred';
import { Editor, type Held, label } from './recordEditor';
afterEach(cleanup);

describe('a group that shows a record of another content type', () => {
  const offer: Field = {
    type: 'object',
    label: label('What is offered'),
    // The types of the project: their fields are what is copied.
    copies: {
      by: 'kind',
      kinds: { Tour: 'tour_group', Ticket: 'ticket' },
      own: { Ticket: ['prices'] },
    },
    properties: {
      id: { type: 'string', widget: 'code', label: label('Its id') },
      toDestination: { type: 'string', translated: true, label: label('To') },
      fromDate: { type: 'string', format: 'date', label: label('Starts') },
      prices: {
        type: 'array',
        label: label('Prices'),
        items: { type: 'number', label: label('Price') },
      },
    },
  };
  const sea = { id: 'sea', toDestination: ['دەریا', 'بحر', 'Sea'] };
  const cruise = { id: 'cruise', toDestination: ['دەریا', 'بحر', 'Sea'], fromDate: '2027-05-01' };
  const referred: Referred = {
    ticket: [{ id: 'sea', name: 'Sea', record: sea }],
    tour_group: [{ id: 'cruise', name: 'Sea', record: cruise }],
  };
  const copy = { id: 'sea', toDestination: sea.toDestination, fromDate: '', prices: [95] };
  const values = (): Values => ({ kind: 'Ticket', facts: copy });
  const show = (held: Held, known: Referred = referred) =>
    render(<Editor field={offer} held={held} referred={known} />);

  it('copies what the chosen record says, and is emptied by another type', async () => {
    const held: Held = { values: {} };
    show(held);
    const user = userEvent.setup();
    await user.selectOptions(screen.getByRole('combobox'), 'Tour');
    await user.click(screen.getByRole('combobox', { name: 'Tour groups' }));
    await user.click(screen.getByRole('option', { name: 'Sea, 1 May 2027' }));
    expect(held.values).toEqual({ kind: 'Tour', facts: { ...cruise, prices: [] } });
    expect(screen.queryByRole('button', { name: /Price/u })).toBeNull();
    const [type] = screen.getAllByRole('combobox');
    if (type) await user.selectOptions(type, 'Ticket');
    expect(held.values).toEqual({
      kind: 'Ticket',
      facts: { id: '', toDestination: ['', '', ''], fromDate: '', prices: [] },
    });
  });

  it('says what is copied, and lets only what is its own be edited', () => {
    show({ values: values() });
    expect(screen.getByText('To').nextElementSibling?.textContent).toBe('Sea');
    expect(screen.queryByText('Starts')).toBeNull();
    expect(screen.queryByLabelText('Its id')).toBeNull();
    expect(screen.getByDisplayValue('95')).toBeTruthy();
  });

  it('takes over what the record says now, and keeps its own price', async () => {
    const lake = { ...sea, toDestination: ['دەریاچە', 'بحيرة', 'Lake'] };
    const held: Held = { values: values() };
    show(held, { ...referred, ticket: [{ id: 'sea', name: 'Lake', record: lake }] });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Update' }));
    expect(held.values.facts).toEqual({ ...copy, toDestination: lake.toDestination });
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
  });

  it('says at its two controls what is wrong with them', () => {
    const issues = ['kind', 'facts.id'].map((path) => ({ path, words: `${path} is needed` }));
    render(<Editor field={offer} held={{ values: values() }} issues={issues} />);
    const descriptions = screen.getAllByRole('combobox').map((control) => {
      const [id = ''] = control.getAttribute('aria-describedby')?.split(' ') ?? [];
      return [control.getAttribute('aria-invalid'), document.getElementById(id)?.textContent];
    });
    expect(descriptions).toEqual([
      ['true', 'kind is needed'],
      ['true', 'facts.id is needed'],
    ]);
  });

  it('keeps the copy of a record that is gone, and says so', () => {
    const held: Held = { values: values() };
    show(held, { ticket: [], tour_group: [] });
    expect(screen.getByText(/no longer exists/u)).toBeTruthy();
    expect(held.values).toEqual(values());
  });
});

it('has the rows that its file names, asks for a text instead of hours only without them', async () => {
  const days: Field = {
    type: 'array',
    label: label('Days'),
    fixed: [
      { holds: { day: ['', '', 'Friday'] } },
      { holds: { day: ['', '', 'All'] }, label: label('In the footer'), edits: ['note'] },
    ],
    items: {
      type: 'object',
      label: label('Day'),
      properties: {
        day: { type: 'string', translated: true, label: label('Name') },
        from: { type: 'string', format: 'time', label: label('From') },
        note: { type: 'string', translated: true, label: label('Note'), insteadOf: 'from' },
      },
    },
  };
  const held: Held = { values: documentOf({ facts: days }, {}) };
  render(<Editor field={days} held={held} />);
  expect(screen.queryByRole('button', { name: /Add|Remove|Move/u })).toBeNull();
  const friday = within(screen.getByRole('listitem', { name: 'Friday' }));
  const footer = within(screen.getByRole('listitem', { name: 'In the footer' }));
  const user = userEvent.setup();
  const from = await friday.findByRole('textbox', { name: 'From' });
  expect([friday.queryByText('Name'), footer.queryByText('From')]).toEqual([null, null]);
  expect(friday.getByLabelText('Note, English')).toBeTruthy();
  await user.type(from, '9:00');
  await user.tab();
  await waitFor(() => expect(friday.queryByLabelText('Note, English')).toBeNull());
  await user.type(footer.getByLabelText('Note, English'), 'From 9');
  await user.tab();
  expect(held.values.facts).toMatchObject([
    { day: ['', '', 'Friday'], note: ['', '', ''] },
    { day: ['', '', 'All'], note: ['', '', 'From 9'] },
  ]);
});
