import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListField } from '../../../src/definition/model/field';
import { date, text } from '../../definition/words';
import { object, openForm } from './form';

const STAY = {
  leaves: date({ label: text('Departure'), compare: { notBefore: 'today' }, prefill: 'today' }),
  returns: date({ label: text('Return'), compare: { after: 'leaves' }, prefill: 'tomorrow' }),
};

/** Opens the calendar of a date. */
const openCalendar = async (form: Awaited<ReturnType<typeof openForm>>, path: string) => {
  await form.user.click(form.find(`${path}-calendar`)!);
  const calendar = within(await form.findByRole('dialog'));
  await calendar.findByRole('grid');
  const day = (name: string | RegExp) => calendar.getByRole('gridcell', { name });
  const shaded = () =>
    calendar
      .getAllByRole('gridcell')
      .filter(({ classList }) => classList.contains('rg-range-day'))
      .map(({ textContent }) => textContent);
  return { calendar, day, shaded };
};

describe('a calendar of a range', () => {
  it('opens for a return in the month of the departure, without earlier days', async () => {
    const form = await openForm(STAY);
    await form.user.clear(form.at('leaves'));
    await form.user.type(form.at('leaves'), '2027-03-10');
    const { calendar, day } = await openCalendar(form, 'returns');
    expect(await calendar.findByText('March 2027')).toBeTruthy();
    expect(day('10 March 2027, Departure')).toHaveProperty('disabled', true);
    expect(day('11 March 2027, Return')).toHaveProperty('disabled', false);
  });

  it('leads from the first day to the last, with the days between shaded', async () => {
    const form = await openForm(STAY);
    const { calendar, day, shaded } = await openCalendar(form, 'leaves');
    expect(calendar.getByRole('group', { name: 'Departure' })).toBeTruthy();
    await form.user.click(day('24'));
    expect(form.at('leaves').value).toBe('2026-03-24');
    expect(calendar.getByRole('group', { name: 'Return' }).contains(document.activeElement)).toBe(
      true,
    );
    expect(shaded()).toEqual([]);
    await form.user.hover(day('27'));
    expect(shaded()).toEqual(['26', '27']);
    await form.user.click(day('28'));
    await waitFor(() => expect(form.queryByRole('dialog')).toBeNull());
    expect([form.at('leaves').value, form.at('returns').value]).toEqual([
      '2026-03-24',
      '2026-03-28',
    ]);
    expect(document.activeElement).toBe(form.find('leaves-calendar'));
  });

  it('is used by keys, and Escape leaves the last day as it follows the first', async () => {
    const form = await openForm(STAY);
    const { calendar, shaded } = await openCalendar(form, 'leaves');
    await form.user.keyboard('{ArrowRight}{Enter}');
    expect(calendar.getByRole('group', { name: 'Return' })).toBeTruthy();
    await form.user.keyboard('{ArrowRight}{ArrowRight}');
    expect(shaded()).toEqual(['24', '25']);
    await form.user.keyboard('{Escape}');
    await waitFor(() => expect(form.queryByRole('dialog')).toBeNull());
    expect([form.at('leaves').value, form.at('returns').value]).toEqual([
      '2026-03-22',
      '2026-03-23',
    ]);
  });

  it('goes back to the first day, also from the last one', async () => {
    const form = await openForm(STAY);
    const { calendar, day } = await openCalendar(form, 'returns');
    await form.user.click(calendar.getByRole('button', { name: /^Departure/u }));
    await form.user.click(day('25'));
    await form.user.click(day('30'));
    expect([form.at('leaves').value, form.at('returns').value]).toEqual([
      '2026-03-25',
      '2026-03-30',
    ]);
  });

  it('neither shades nor selects days before both are answered', async () => {
    const form = await openForm(STAY);
    await form.user.clear(form.at('leaves'));
    await form.user.clear(form.at('returns'));
    const { calendar, day, shaded } = await openCalendar(form, 'returns');
    await form.user.hover(day('27'));
    expect(shaded()).toEqual([]);
    await form.user.click(calendar.getByRole('button', { name: /^Departure/u }));
    await form.user.click(day('24'));
    expect(calendar.getByRole('group', { name: 'Return' })).toBeTruthy();
    expect(calendar.queryByRole('gridcell', { selected: true })).toBeNull();
  });

  it('names a day that is both the first and the last by both', async () => {
    const returns = {
      ...STAY.returns,
      compare: { notBefore: 'leaves' },
      prefill: 'today',
    } as const;
    const form = await openForm({ ...STAY, returns });
    const { day } = await openCalendar(form, 'leaves');
    expect(day('21 March 2026, Departure, Return')).toBeTruthy();
  });

  it.each([
    ['a row', 'rows', /Add/u],
    ['a row in a dialog', 'dialog', /Fill in/u],
  ] as const)('sets both days of %s', async (_, widget, opens) => {
    const items = object(STAY, { label: text('Trip') });
    const trips: ListField = { type: 'array', widget, label: text('Trips'), items };
    const form = await openForm({ trips });
    await form.press(opens);
    const departure = await form.findByRole('textbox', { name: /^Departure/u });
    await form.user.click(document.getElementById(`${departure.id}-calendar`)!);
    const calendar = within(await form.findByRole('dialog', { name: 'Choose from a calendar' }));
    await form.user.click(await calendar.findByRole('gridcell', { name: '24' }));
    await form.user.click(calendar.getByRole('gridcell', { name: '28' }));
    expect(departure).toHaveProperty('value', '2026-03-24');
    const back = await form.findByRole('textbox', { name: /^Return/u });
    expect(back).toHaveProperty('value', '2026-03-28');
  });

  it('asks for one day if the last one is hidden or the first may be in the past', async () => {
    const way = { type: 'boolean', label: text('Return flight'), widget: 'checkbox' } as const;
    const form = await openForm({
      way,
      ...STAY,
      returns: { ...STAY.returns, when: { way: true } },
      issued: date({ label: text('Issued'), prefill: 'today' }),
      expires: date({ label: text('Expires'), compare: { notBefore: 'issued' } }),
    });
    for (const path of ['leaves', 'issued']) {
      const { day } = await openCalendar(form, path);
      await form.user.click(day('24'));
      await waitFor(() => expect(form.queryByRole('dialog')).toBeNull());
      expect(form.at(path).value).toBe('2026-03-24');
    }
  });
});
