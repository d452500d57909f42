import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListField } from '../../../src/definition/model/field';
import type { FormDraft } from '../../../src/engine/flow/draft';
import { string, text } from '../../definition/words';
import { object, openForm } from './form';

const list = (widget: ListField['widget']): ListField => ({
  type: 'array',
  ...(widget && { widget }),
  label: text('Jobs'),
  items: object(
    { company: string({ label: text('Company') }), place: string({ label: text('Place') }) },
    { label: text('Job') },
  ),
});

afterEach(() => vi.restoreAllMocks());

describe('Enter', () => {
  const onTouch = (matches: boolean) =>
    vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches, media: query }) as never);
  const fields = { first: string({ label: text('First') }), last: string({ label: text('Last') }) };

  it('moves to the next field on a touch screen, without submitting', async () => {
    onTouch(true);
    const { at, user, queryByText } = await openForm(fields, { required: ['last'] });
    await user.type(at('first'), 'Dana{Enter}');
    expect(document.activeElement).toBe(at('last'));
    expect(at('last').enterKeyHint).toBe('next');
    expect(queryByText('Enter the last')).toBeNull();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Continue');
  });

  it('submits the step with a keyboard', async () => {
    onTouch(false);
    const { at, user, findAllByText } = await openForm(fields, { required: ['last'] });
    await user.type(at('first'), 'Dana{Enter}');
    expect(await findAllByText('Enter the last')).toBeTruthy();
  });

  it('adds a new row from its last field', async () => {
    onTouch(false);
    const { at, find, user } = await openForm({ jobs: list('entries') });
    await user.type(at('jobs.0.company'), 'Zagros{Enter}');
    expect(document.activeElement).toBe(at('jobs.0.place'));
    expect(find('jobs.1.company')).toBeNull();
    await user.keyboard('Hewler{Enter}');
    await waitFor(() => expect(at('jobs.1.company').value).toBe(''));
    expect(at('jobs.0.place').value).toBe('Hewler');
  });
});

describe('a deleted row', () => {
  it.each(['rows', 'entries', 'pages'] as const)(
    'of %s is restored at its position',
    async (widget) => {
      const rows = [{ company: 'A' }, { company: 'B' }];
      const jobs = { ...list(widget), prefill: { const: rows } };
      const { at, press, findByText, queryByText } = await openForm({ jobs });
      await press('Delete: Job 1');
      expect(await findByText('Job 1 was deleted.', { exact: false })).toBeTruthy();
      await waitFor(() => expect(at('jobs.0.company').value).toBe('B'));
      await press('Undo');
      await waitFor(() => expect(at('jobs.0.company').value).toBe('A'));
      expect(queryByText('was deleted', { exact: false })).toBeNull();
      await press('Continue');
      expect(await findByText('A')).toBeTruthy();
      expect(await findByText('B')).toBeTruthy();
    },
  );
});

it('numbers saved rows, and calls the next one new', async () => {
  const jobs = { ...list('entries'), prefill: { const: [{ company: 'A' }] } };
  const { container } = await openForm({ jobs });
  const titles = [...container.querySelectorAll('.rg-row-title')];
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Job 1', 'New: Job']);
});

it('reports an unfinished entry in a closed dialog', async () => {
  const form = await openForm({ jobs: list('dialog') });
  await form.press(/Fill in/);
  await form.findByRole('dialog');
  await form.user.type(await form.findByRole('textbox', { name: /Company/ }), 'Zagros');
  await form.user.keyboard('{Escape}');
  expect(await form.findByText('What you wrote here is not saved yet.')).toBeTruthy();
  await form.press('Continue');
  const note = await form.findByRole('note');
  expect(note.textContent).toContain('You started these');
  expect(note.textContent).toContain('Jobs');
});

it('explains why no more rows can be added', async () => {
  const jobs = { ...list('rows'), maxItems: 2 };
  const { press, queryByText, findByText } = await openForm({ jobs });
  await press('Add: Job');
  expect(queryByText('No more than 2 can be added')).toBeNull();
  await press('Add: Job');
  expect(await findByText('No more than 2 can be added')).toBeTruthy();
});

it('the focus stays where it is when answers of another tab are taken over', async () => {
  const { at, user } = await openForm({ first: string(), last: string() });
  await user.type(at('first'), 'Dana');
  const name = 'rega-draft:small';
  await waitFor(() => expect(localStorage.getItem(name)).toContain('Dana'));
  const draft = JSON.parse(localStorage.getItem(name) ?? '') as FormDraft;
  localStorage.setItem(name, JSON.stringify({ ...draft, values: { first: 'Sara', last: 'Ali' } }));
  act(() => void window.dispatchEvent(Object.assign(new Event('storage'), { key: name })));
  expect([at('first').value, at('last').value]).toEqual(['Sara', 'Ali']);
  expect(document.activeElement).toBe(at('first'));
});
