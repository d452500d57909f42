import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { string, text } from '../../definition/words';
import { openForm } from './form';

const LIST = { options: [{ value: 'Iraq', label: 'عێراق', also: ['Iraq', 'Irak'] }] };
const UNLISTED = /^This is not in the list/u;
const country = string({ label: text('Country'), source: { options: 'country' } });

async function open() {
  const form = await openForm({ country, name: string({ label: text('Name') }) }, LIST);
  const box = () => form.at('country');
  await waitFor(() => expect(box().getAttribute('role')).toBe('combobox'));
  return {
    ...form,
    box,
    leave: async (typed: string) => {
      await form.user.clear(box());
      await form.user.type(box(), typed);
      await form.user.click(form.at('name'));
    },
  };
}

it('keeps a text that is in no list, says so at the field and lets nobody go on', async () => {
  const form = await open();
  await form.leave('Atlantis');
  expect(await form.findByText(UNLISTED)).toBeTruthy();
  expect(form.box().value).toBe('Atlantis');
  await form.press('Continue');
  expect(form.queryByText('Check your answers')).toBeNull();

  await form.leave('irak');
  await waitFor(() => expect(form.box().value).toBe('عێراق'));
  expect(form.queryByText(UNLISTED)).toBeNull();
  await form.press('Continue');
  expect(await form.findByText('Check your answers')).toBeTruthy();
});

it('keeps the English name of a place and shows the one that the reader knows', async () => {
  const form = await open();
  await form.leave('Irak');
  await waitFor(() => expect(form.box().value).toBe('عێراق'));
  await form.press('Continue');
  expect(await form.findByText('عێراق')).toBeTruthy();
  await form.press('Send');
  expect(form.answers()).toMatchObject({ json: { country: 'Iraq' } });
  expect(await form.findByText('عێراق')).toBeTruthy();
});
