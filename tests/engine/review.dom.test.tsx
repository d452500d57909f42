import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListField } from '../../src/definition/model/field';
import { date, string, text } from '../definition/words';
import { object, openForm } from './fields/form';

afterEach(() => void vi.restoreAllMocks());

describe('the review', () => {
  it('shows steps with the same title separately', async () => {
    const complaints = vi.spyOn(console, 'error');
    const steps = ['one', 'other'].map((name) => ({
      title: text('About you'),
      blocks: [{ fields: [name] }],
    }));
    const { press, findAllByRole } = await openForm(
      { one: string(), other: string() },
      { service: { steps } },
    );
    await press('Continue');
    await press('Continue');
    expect(await findAllByRole('heading', { level: 3, name: 'About you' })).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled();
  });
});

it.each([
  ['people do not reach', '', 60_000, false],
  ['a program has filled in', 'x', 60_000, true],
  ['nobody could have reached yet', '', 1000, true],
])('has a field that %s', async (_, extra, opened, isDoubtful) => {
  vi.spyOn(performance, 'now').mockReturnValue(opened);
  const { press, container, sent, findByText, queryByRole } = await openForm({ one: string() });
  await press('Continue');
  const trap = container.querySelector<HTMLInputElement>('[name=rg-extra]')!;
  expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
  expect(queryByRole('textbox')).toBeNull();
  trap.value = extra;
  await press('Send');
  await findByText(/RG-TEST-0001 secret/u);
  expect(sent.map((submission) => submission.isDoubtful)).toEqual([isDoubtful]);
  expect(JSON.stringify(sent[0]?.request)).not.toContain('rg-extra');
});

describe('an answer on the review', () => {
  const period = object(
    { from: date(), to: date() },
    { widget: 'dateRange', label: text('Period'), untilNow: text('until now') },
  );
  const rooms: ListField = {
    type: 'array',
    label: text('Rooms'),
    items: object({ guest: string({ label: text('Guest') }) }, { label: text('Room') }),
    prefill: { const: [{ guest: 'A' }, { guest: 'B' }] },
  };

  it("follows the page's direction in date ranges, titles rows, and has no Change link if it is preset", async () => {
    const { press, container, getByText, queryByRole } = await openForm(
      {
        period: { ...period, prefill: { const: { from: '2015-06-01', to: 'untilNow' } } },
        rooms,
        hotel: string({ label: text('Hotel'), widget: 'handed', prefill: { from: 'hotel' } }),
        name: string({ label: text('Name') }),
      },
      { handed: { hotel: 'Sultan' } },
    );
    await press('Continue');
    const answer = getByText('Period').closest('.rg-answer');
    const ends = [...(answer?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent);
    expect(ends).toEqual(['1 June 2015', 'until now']);
    const titles = [...container.querySelectorAll('.rg-row-title')];
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Room 1', 'Room 2']);
    expect(queryByRole('button', { name: 'Change: Name' })).not.toBeNull();
    expect(queryByRole('button', { name: 'Change: Hotel' })).toBeNull();
  });

  it('is asked about if it is a code in non-Latin letters', async () => {
    const passport = string({ label: text('Passport'), widget: 'code' });
    const { at, user, press, findByRole, getAllByRole } = await openForm({ passport });
    expect(at('passport').getAttribute('autocapitalize')).toBe('characters');
    await user.type(at('passport'), 'ا12345678');
    await press('Continue');
    const note = await findByRole('note');
    expect(note.textContent).toContain('Passport');
    const [first] = getAllByRole('button', { name: 'Change: Passport' });
    if (first) await user.click(first);
    expect(at('passport').value).toBe('ا12345678');
  });
});

describe('a request without a phone number or an e-mail address', () => {
  const open = () =>
    openForm({
      name: string({ label: text('Name') }),
      phone: string({ label: text('Phone'), format: 'phone' }),
      email: string({ label: text('E-mail'), format: 'email' }),
    });

  it('is sent after a confirmation', async () => {
    const { press, sent, findByText } = await open();
    await press('Continue');
    await press('Send');
    expect(sent).toHaveLength(0);
    await press('Send anyway');
    await findByText(/You gave no phone number or e-mail address/);
    expect(sent).toHaveLength(1);
  });

  it('links to the unanswered question', async () => {
    const { at, press, sent, user, findByText } = await open();
    await press('Continue');
    await press('Send');
    await press('Answer');
    await user.type(at('phone'), '07501234567');
    await press('Continue');
    await press('Send');
    await findByText(/contact you by phone\.$/);
    expect(sent).toHaveLength(1);
  });
});

describe('the confirmation', () => {
  it('survives a reload until it is dismissed, and copies the reference', async () => {
    const properties = { name: string({ label: text('Name') }) };
    const form = await openForm(properties);
    await form.user.type(form.at('name'), 'Hero');
    await form.press('Continue');
    await form.press('Send');
    await form.findByText('RG-TEST-0001');
    form.unmount();
    const again = await openForm(properties);
    await again.findByText('RG-TEST-0001 secret receipt');
    await again.press('Copy');
    expect(await navigator.clipboard.readText()).toBe('RG-TEST-0001');
    await again.press('New request');
    again.unmount();
    expect((await openForm(properties)).at('name').value).toBe('');
  });
});
