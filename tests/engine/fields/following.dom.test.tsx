import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { date, string, text } from '../../definition/words';
import { openForm, TODAY } from './form';

const SPAN = {
  first: date({ label: text('First day'), prefill: 'today' }),
  last: date({ label: text('Last day'), notBefore: 'first', prefill: 'today' }),
  back: date({ label: text('Back'), after: 'first', prefill: 'tomorrow' }),
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
