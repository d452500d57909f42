import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayText } from '../../../src/definition/model/days';
import { date, text } from '../../definition/words';
import { object, openForm, TODAY } from './form';

const period = object(
  {
    from: date({ label: text('From'), prefill: 'today' }),
    to: date({ label: text('To'), compare: { notBefore: 'from' }, prefill: 'today' }),
  },
  { widget: 'dateRange', label: text('Period'), untilNow: text('Until now'), required: ['from'] },
);

/** Opens a form, and the dialog of its date range. */
const open = async () => {
  const form = await openForm({ period });
  await form.press(/Fill in/u);
  const dialog = await form.findByRole('dialog');
  const end = (name: string) => dialog.querySelector<HTMLInputElement>(`[name="period.${name}"]`);
  const write = async (name: string, typed: string) => {
    await form.user.clear(end(name)!);
    await form.user.type(end(name)!, typed);
    await form.user.tab();
  };
  const isClosed = () => waitFor(() => expect(form.queryByRole('dialog')).toBeNull());
  return { ...form, dialog, end, write, isClosed };
};

describe('a date range', () => {
  it('opens with today, and its switch clears the end and sets it to today', async () => {
    const { end, write, user, getByLabelText, press, isClosed, answers } = await open();
    const untilNow = getByLabelText('Until now');
    expect(end('from')!.value).toBe(TODAY);
    await write('to', '2026-04-01');
    await user.click(untilNow);
    expect(end('to')).toBeNull();
    await user.click(untilNow);
    expect(end('to')!.value).toBe(TODAY);
    await user.click(untilNow);
    await write('from', '2020-05-06');
    await press('Save');
    await isClosed();
    await press('Continue');
    await press('Send');
    expect(answers()).toMatchObject({ json: { period: { from: '2020-05-06', to: 'Until now' } } });
  });

  it('rejects an end before its start, and saves nothing', async () => {
    const { dialog, write, press, isClosed, answers } = await open();
    await write('to', '2020-01-01');
    await press('Save');
    await waitFor(() =>
      expect(dialog.querySelector('.rg-field .rg-error')?.textContent).toBe(
        `To must not be before ${dayText(TODAY, 'en')}`,
      ),
    );
    await press('Cancel');
    await isClosed();
    await press('Continue');
    await press('Send');
    expect(answers()).toMatchObject({ json: {} });
    expect(JSON.stringify(answers())).not.toContain('2020');
  });
});
