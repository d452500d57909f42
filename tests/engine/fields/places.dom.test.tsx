import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Option } from '../../../src/definition/model/option';
import { boolean, string, text } from '../../definition/words';
import { openForm } from './form';

const LIST = { options: [{ value: 'Iraq', label: 'عێراق', also: ['Iraq', 'Irak'] }] };
const UNLISTED = /^This is not in the list/u;
const SOUGHT = /^Still looking this up/u;
const country = string({ label: text('Country'), source: { options: 'country' } });
const FIELDS = { country, name: string({ label: text('Name') }) };

async function open(made: Parameters<typeof openForm>[1] = LIST) {
  const form = await openForm(FIELDS, made);
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

it('keeps a text that is not in the list, reports it at the field and prevents Continue', async () => {
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

it("stores the English name of a place and shows the one in the reader's language", async () => {
  const form = await open();
  await form.leave('Irak');
  await waitFor(() => expect(form.box().value).toBe('عێراق'));
  await form.press('Continue');
  expect(await form.findByText('عێراق')).toBeTruthy();
  await form.press('Send');
  expect(form.answers()).toMatchObject({ json: { country: 'Iraq' } });
  expect(await form.findByText('عێراق')).toBeTruthy();
});

it('stores what was typed when the page is left in the middle of it', async () => {
  const form = await open();
  await form.user.type(form.box(), 'Atl');
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(localStorage.getItem('rega-draft:small')).toMatch('"country":"Atl"');
});

it('asks for no place that is not asked for any more', async () => {
  const abroad = boolean({ widget: 'checkbox', label: text('Abroad') });
  const form = await openForm(
    { abroad, ...FIELDS, country: { ...country, when: { abroad: true } } },
    LIST,
  );
  await form.user.click(form.at('abroad'));
  await waitFor(() => expect(form.at('country').getAttribute('role')).toBe('combobox'));
  await form.user.type(form.at('country'), 'Atlantis');
  await form.user.click(form.at('name'));
  expect(await form.findByText(UNLISTED)).toBeTruthy();
  await form.user.click(form.at('abroad'));
  await form.press('Continue');
  expect(await form.findByText('Check your answers')).toBeTruthy();
});

it('remembers an unlisted text after a reload, on any step', async () => {
  const form = await open();
  await form.leave('Atlantis');
  expect(await form.findByText(UNLISTED)).toBeTruthy();
  form.unmount();

  const again = await openForm(FIELDS, LIST);
  expect(await again.findByText(UNLISTED)).toBeTruthy();
  await again.press('Continue');
  expect(again.queryByText('Check your answers')).toBeNull();
  again.unmount();

  const draft = JSON.parse(localStorage.getItem('rega-draft:small') ?? '{}') as object;
  localStorage.setItem('rega-draft:small', JSON.stringify({ ...draft, step: 1 }));
  history.pushState(null, '');
  const later = await openForm(FIELDS, { ...LIST, steps: [['country'], ['name']] });
  await later.press('Continue');
  await later.press('Send');
  expect(later.answers()).toBeUndefined();
  expect(await later.findAllByText(UNLISTED)).toBeTruthy();
});

it('waits for the list before it continues, and then continues', async () => {
  let answer: (options: readonly Option[]) => void = () => undefined;
  const list = new Promise<readonly Option[]>((resolve) => {
    answer = resolve;
  });
  const form = await open({ load: () => list });
  await form.leave('Irak');
  await form.press('Continue');
  expect(form.queryByText('Check your answers')).toBeNull();
  expect((await form.findAllByText(SOUGHT)).length).toBeGreaterThan(0);

  answer(LIST.options);
  expect(await form.findByText('Check your answers')).toBeTruthy();
  expect(await form.findByText('عێراق')).toBeTruthy();
});

it('accepts an answer whose list cannot be loaded', async () => {
  const form = await open({ load: () => Promise.reject(new Error('no line')) });
  await form.leave('Irak');
  await form.press('Continue');
  expect(await form.findByText('Check your answers')).toBeTruthy();
});

it('does not wait for the list with an answer from before', async () => {
  const form = await openForm(
    { ...FIELDS, country: { ...country, prefill: { const: 'Iraq' } } },
    { load: () => new Promise(() => undefined) },
  );
  await waitFor(() => expect(form.at('country').getAttribute('role')).toBe('combobox'));
  await form.press('Continue');
  expect(await form.findByText('Check your answers')).toBeTruthy();
});
