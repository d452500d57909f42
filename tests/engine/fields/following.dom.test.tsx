import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { date, string, text } from '../../definition/words';
import { object, openForm, TODAY } from './form';

const SPAN = {
  first: date({ label: text('First day'), prefill: 'today' }),
  last: date({ label: text('Last day'), compare: { notBefore: 'first' }, prefill: 'today' }),
  back: date({ label: text('Back'), compare: { after: 'first' }, prefill: 'tomorrow' }),
};

type Form = Awaited<ReturnType<typeof openForm>>;

const write = async ({ user, at }: Form, path: string, typed: string) => {
  await user.clear(at(path));
  await user.type(at(path), typed);
  await user.tab();
};

it('moves the unchanged end of a date range along with its start', async () => {
  const form = await openForm(SPAN);
  await write(form, 'first', '2026-05-20');
  await waitFor(() => expect(form.at('last').value).toBe('2026-05-20'));
  expect(form.at('back').value).toBe('2026-05-21');
  await write(form, 'first', '2026-05-10');
  await waitFor(() => expect(form.at('last').value).toBe('2026-05-10'));

  await write(form, 'last', '2026-05-12');
  await write(form, 'first', '2026-06-01');
  await waitFor(() => expect(form.at('back').value).toBe('2026-06-02'));
  expect(form.at('last').value).toBe('2026-05-12');
});

it('replaces a preset date by typed text, since it is selected', async () => {
  const form = await openForm(SPAN);
  expect(form.at('first').value).toBe(TODAY);
  await form.user.click(form.at('first'));
  await form.user.keyboard('19500701');
  await form.user.tab();
  expect(form.at('first').value).toBe('1950-07-01');
});

it('replaces a date that followed another, and asks about it before sending', async () => {
  const form = await openForm(SPAN);
  await write(form, 'first', '2027-01-10');
  await waitFor(() => expect(form.at('last').value).toBe('2027-01-10'));
  await form.user.click(form.at('last'));
  await form.user.keyboard('20270114');
  await form.user.tab();
  expect(form.at('last').value).toBe('2027-01-14');
  await form.press('Continue');
  const asked = await form.findByText('The form filled in these dates. Check that they are right:');
  expect(asked.parentElement?.querySelector('ul')?.textContent).toBe('Back Change');
});

const STILL = /^You have changed the answer/u;

it('asks about a city whose country has changed, and keeps it', async () => {
  const form = await openForm({
    country: string({ label: text('Country') }),
    city: string({ label: text('City'), source: { options: 'city', dependsOn: 'country' } }),
  });
  await waitFor(() => expect(form.at('city').getAttribute('role')).toBe('combobox'));
  await write(form, 'country', 'Iraq');
  await write(form, 'city', 'Hewler');
  expect(form.queryByText(STILL)).toBeNull();
  await write(form, 'country', 'Germany');
  expect(await form.findByText(STILL)).toBeTruthy();
  expect(form.at('city').value).toBe('Hewler');
  await write(form, 'city', 'Bonn');
  await waitFor(() => expect(form.queryByText(STILL)).toBeNull());
});

it('opens a list with a row, and each further row, with the answers that they continue', async () => {
  const leg = { from: string({ label: text('From') }), to: string({ label: text('To') }) };
  const { at, user, press } = await openForm({
    start: string({ label: text('Start') }),
    many: { type: 'boolean', label: text('Several'), widget: 'checkbox' },
    legs: {
      type: 'array',
      widget: 'rows',
      label: text('Legs'),
      when: { many: true },
      begins: { first: { from: 'start' }, next: { from: 'to' } },
      items: object(leg, { label: text('Leg') }),
    },
  });
  await user.type(at('start'), 'Erbil');
  await user.click(at('many'));
  await waitFor(() => expect(at('legs.0.from').value).toBe('Erbil'));
  expect(document.activeElement).toBe(at('many'));
  await user.type(at('legs.0.to'), 'Ankara');
  await press('Add: Leg');
  expect([at('legs.1.from').value, at('legs.1.to').value]).toEqual(['Ankara', '']);
});

const PEOPLE = object(
  {
    adults: { type: 'integer', label: text('Adults'), widget: 'counter', prefill: { const: 1 } },
    births: {
      type: 'array',
      countedBy: 'adults',
      label: text('Born'),
      items: date({ label: text('Date of birth'), prefill: 'today' }),
    },
    infants: { type: 'integer', label: text('Infants'), widget: 'counter', prefill: { const: 0 } },
  },
  { label: text('Passengers'), widget: 'dialog', dialog: { width: 400, prefilled: true } },
);

it('has the initial values of a prefilled dialog, and sums up only what was answered', async () => {
  const { findByText, queryByText, press, answers } = await openForm({ people: PEOPLE });
  expect(await findByText('Adults')).toBeTruthy();
  expect(queryByText('Infants')).toBeNull();
  expect(queryByText('Born')).toBeNull();
  await press('Continue');
  await press('Send');
  await waitFor(() => expect(answers()).toBeDefined());
  expect(answers()).toMatchObject({ json: { people: { adults: 1, births: [TODAY], infants: 0 } } });
});
