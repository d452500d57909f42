import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boolean, string, text } from '../../definition/words';
import { openForm } from '../fields/form';

const open = (stepper = false) =>
  openForm(
    {
      married: boolean({ label: text('Married'), widget: 'checkbox' }),
      spouse: string({ label: text('Spouse'), when: { married: true } }),
      last: string({ label: text('Last') }),
    },
    { steps: [['married'], ['spouse'], ['last']], service: { stepper } },
  );

describe('a step that applies with some answers only', () => {
  it('is skipped and not counted, and is there again once it applies', async () => {
    const { getByText, findByText, press, at, user } = await open();
    getByText('Step 1 of 2');
    await press('Continue');
    await findByText('Step 2 of 2');
    expect(at('last')).toBeTruthy();
    await press('Back');
    await findByText('Step 1 of 2');
    await user.click(at('married'));
    await findByText('Step 1 of 3');
    await press('Continue');
    await findByText('Step 2 of 3');
    expect(at('spouse')).toBeTruthy();
  });

  it('is not in the list of a stepper', async () => {
    const { getByRole, at, user } = await open(true);
    const steps = () => getByRole('navigation', { name: 'Steps' }).querySelectorAll('li').length;
    expect(steps()).toBe(2);
    await user.click(at('married'));
    await waitFor(() => expect(steps()).toBe(3));
  });
});
