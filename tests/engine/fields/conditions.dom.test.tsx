import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ListField } from '../../../src/definition/model/field';
import { boolean, string, text } from '../../definition/words';
import { object, openForm } from './form';

const yes = boolean({ widget: 'checkbox', label: text('Yes') });
const why = string({ label: text('Why'), when: { yes: true } });
/** Hangs on an answer that hangs on another. */
const how = string({ label: text('How'), when: { why: 'fun' } });

describe('answers behind a condition', () => {
  it('return when the condition is met again, and are not sent otherwise', async () => {
    const { at, find, user, press, answers } = await openForm({ yes, why, how });
    await user.click(at('yes'));
    await user.type(at('why'), 'fun');
    await user.tab();
    await user.type(at('how'), 'by bus');
    await user.click(at('yes'));
    expect([find('why'), find('how')]).toEqual([null, null]);
    await user.click(at('yes'));
    expect([at('why').value, at('how').value]).toEqual(['fun', 'by bus']);
    await user.click(at('yes'));
    await press('Continue');
    await press('Send');
    expect(answers()).toEqual(expect.objectContaining({ json: { yes: false } }));
  });

  it('are required only while they are shown', async () => {
    const { at, user, press, find, findByRole } = await openForm(
      { yes, why },
      { required: ['why'] },
    );
    await user.click(at('yes'));
    await press('Continue');
    await waitFor(() => expect(find('why-error')?.textContent).toBe('Enter the why'));
    await user.click(at('yes'));
    expect(find('why-error')).toBeNull();
    await press('Continue');
    expect(await findByRole('heading', { name: 'Check your answers' })).toBeTruthy();
  });

  it('return in a dialog and a row, too, and are not sent otherwise', async () => {
    const trips: ListField = {
      type: 'array',
      widget: 'rows',
      label: text('Trips'),
      items: object({ yes, why }, { label: text('Trip') }),
    };
    const { user, press, answers, queryByRole } = await openForm({
      person: object({ name: string(), yes, why }, { widget: 'dialog', label: text('Person') }),
      trips,
    });
    const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const change = async (path: string) => {
      const box = input(`${path}.yes`)!;
      await user.click(box);
      await user.type(input(`${path}.why`)!, 'fun');
      await user.click(box);
      expect(input(`${path}.why`)).toBeNull();
      await user.click(box);
      expect(input(`${path}.why`)?.value).toBe('fun');
      await user.click(box);
    };
    await press(/Fill in/u);
    await waitFor(() => expect(queryByRole('dialog')).not.toBeNull());
    await user.type(input('person.name')!, 'Hero');
    await change('person');
    await press('Save');
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
    await press('Add: Trip');
    await change('trips.0');
    await press('Continue');
    await press('Send');
    expect(answers()).toMatchObject({
      json: { person: { name: 'Hero', yes: false }, trips: [{ yes: false }] },
    });
    expect(JSON.stringify(answers())).not.toContain('fun');
  });
});
