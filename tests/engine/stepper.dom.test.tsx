import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListField } from '../../src/definition/model/field';
import { boolean, string, text } from '../definition/words';
import { object, openForm } from './fields/form';

const jobs: ListField = {
  type: 'array',
  widget: 'entries',
  label: text('Jobs'),
  items: object(
    { company: string({ label: text('Company') }), place: string({ label: text('Place') }) },
    { label: text('Job'), required: ['company', 'place'] },
  ),
};

const open = () =>
  openForm(
    {
      first: string({ label: text('First') }),
      jobs,
      last: string({ label: text('Last'), pattern: '^.{3,}$' }),
    },
    { required: ['first'], steps: [['first'], ['jobs'], ['last']], service: { stepper: true } },
  );

const step = (name: string) => new RegExp(`^\\d ${name}`);

describe('a stepper', () => {
  it('lists the steps, and marks the current one', async () => {
    const { getByRole, getAllByRole, press } = await open();
    const nav = getByRole('navigation', { name: 'Steps' });
    expect(nav.querySelectorAll('li button')).toHaveLength(3);
    await press(step('Part 3'));
    expect(getAllByRole('heading', { level: 2, name: 'Part 3' })).toHaveLength(1);
    const current = nav.querySelectorAll('[aria-current=step]');
    expect([...current].map(({ textContent }) => textContent)).toEqual(['3 Part 3 ']);
  });

  it('ticks those that were gone on from with nothing wrong in them', async () => {
    const { getByRole, press, at, user } = await open();
    const ticked = () =>
      [...getByRole('navigation', { name: 'Steps' }).querySelectorAll('.rg-steps-done')].map(
        ({ textContent }) => textContent,
      );
    await press(step('Part 2'));
    expect(ticked()).toEqual([]);
    await press(step('Part 1'));
    await user.type(at('first'), 'Dana');
    await press('Continue');
    await waitFor(() => expect(ticked()).toEqual(['1 Part 1 (done)']));
  });

  it('renders the current step inside its item if it is vertical', async () => {
    const { getByRole, press, queryByRole } = await openForm(
      { first: string(), last: string() },
      { steps: [['first'], ['last']], service: { stepper: 'vertical' } },
    );
    await press(step('Part 2'));
    const item = getByRole('button', { name: step('Part 2') }).closest('li');
    expect(item?.contains(getByRole('heading', { level: 2, name: 'Part 2' }))).toBe(true);
    expect(queryByRole('navigation')).toBeNull();
  });

  it('keeps pending text when a step is left', async () => {
    const { at, press, user } = await open();
    await user.type(at('first'), 'Hero');
    await press(step('Part 2'));
    await press(step('Part 1'));
    expect(at('first').value).toBe('Hero');
  });

  it('continues, and from the last step to the first', async () => {
    const { at, press, findByRole, user } = await open();
    await user.type(at('first'), 'Hero');
    for (const [button, next] of [
      ['Continue', 'Part 2'],
      ['Continue', 'Part 3'],
      ['Back to step 1', 'Part 1'],
    ] as const) {
      await press(button);
      expect(await findByRole('heading', { level: 2, name: next })).toBeTruthy();
    }
  });

  it('goes from the last step to the review by its main button', async () => {
    const { at, press, user, findByRole, container } = await open();
    await user.type(at('first'), 'Hero');
    await press(step('Part 3'));
    await user.click(container.querySelector('[type=submit]')!);
    expect(await findByRole('heading', { level: 2, name: 'Check your answers' })).toBeTruthy();
  });

  it('goes to the first step with an error, and marks the others', async () => {
    const { at, find, press, user, findByRole, getByRole, getAllByRole } = await open();
    await press(step('Part 3'));
    await user.type(at('last'), 'x');
    await press('Check your answers');
    expect(await findByRole('heading', { level: 2, name: 'Part 1' })).toBeTruthy();
    expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Enter the first']);
    expect(getByRole('button', { name: /Part 1 \(needs correcting\)/ })).toBeTruthy();
    expect(await findByRole('button', { name: /Part 3 \(needs correcting\)/ })).toBeTruthy();
    await press(step('Part 2'));
    expect(find('first')).toBeNull();
    expect(document.querySelector('.rg-summary-box')).toBeNull();
  });

  it('goes to the review if all is valid, and back to the previous step', async () => {
    const { at, press, user, getByRole, findByRole } = await open();
    await user.type(at('first'), 'Hero');
    await press(step('Part 2'));
    await press('Check your answers');
    expect(await findByRole('heading', { level: 2, name: 'Check your answers' })).toBeTruthy();
    await press('Back');
    expect(getByRole('heading', { level: 2, name: 'Part 2' })).toBeTruthy();
  });

  it('adds a complete entry when its step is left', async () => {
    const { at, press, user, find } = await open();
    await press(step('Part 2'));
    await user.type(at('jobs.0.company'), 'Zagros');
    await user.type(at('jobs.0.place'), 'Ranya');
    await press(step('Part 1'));
    await press(step('Part 2'));
    expect(at('jobs.0.company').value).toBe('Zagros');
    expect(find('jobs.1.company')).toBeTruthy();
  });

  it('prevents sending with an unfinished entry', async () => {
    const { at, press, user, getByRole, findByRole, getAllByRole } = await open();
    await user.type(at('first'), 'Hero');
    await press(step('Part 2'));
    await user.type(at('jobs.0.company'), 'Zagros');
    await press(step('Part 3'));
    await press('Check your answers');
    expect(getByRole('heading', { level: 2, name: 'Part 2' })).toBeTruthy();
    expect(getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Jobs: Finish this and add it, or clear it',
    ]);
    await user.clear(at('jobs.0.company'));
    await press('Check your answers');
    expect(await findByRole('heading', { level: 2, name: 'Check your answers' })).toBeTruthy();
  });

  it('asks for nothing in a list that is not asked about any more', async () => {
    const works = boolean({ widget: 'checkbox', label: text('Works') });
    const { at, press, user, findByRole } = await openForm(
      { works, jobs: { ...jobs, when: { works: true } }, last: string() },
      { steps: [['works', 'jobs'], ['last']], service: { stepper: true } },
    );
    await user.click(at('works'));
    await user.type(at('jobs.0.company'), 'Zagros');
    await user.click(at('works'));
    await press(step('Part 2'));
    await press('Check your answers');
    expect(await findByRole('heading', { level: 2, name: 'Check your answers' })).toBeTruthy();
  });
});

describe('a subject', () => {
  const drafts = () => Object.keys(localStorage);

  it.each([
    [undefined, 'rega-draft:small'],
    ['iraq', 'rega-draft:small:iraq'],
  ])('%s has its own draft: %s', async (subject, name) => {
    const properties = { first: string({ label: text('First') }) };
    const { at, user, unmount } = await openForm(properties, { ...(subject && { subject }) });
    await user.type(at('first'), 'Hero');
    await user.tab();
    unmount();
    expect(drafts()).toEqual([name]);
  });
});
