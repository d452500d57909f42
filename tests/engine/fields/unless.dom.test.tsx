import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { date, number, text } from '../../definition/words';
import { openForm } from './form';

const unknown = { value: 'unknown', label: text('I do not know') };
const none = { value: 'none', label: text('Not applicable') };

const open = () =>
  openForm({
    height: number({ label: text('Height'), unit: text('cm'), unless: [unknown] }),
    lost: date({ label: text('Lost on'), unless: [unknown, none] }),
    people: number({
      type: 'integer',
      widget: 'counter',
      label: text('People'),
      unless: [unknown],
    }),
  });

describe('choices beside a number or a date', () => {
  it('clears the input when a choice is made, and the choice when somebody types', async () => {
    const { user, at, findByRole, sent, press } = await open();
    const group = await findByRole('group', { name: /^Height.* Or select/u });
    const box = within(group).getByRole('checkbox', { name: 'I do not know' });
    await user.type(at('height'), '170');
    await user.tab();
    expect(document.activeElement).toBe(box);
    await user.keyboard(' ');
    expect(at('height')).toHaveProperty('value', '');
    expect(box).toHaveProperty('checked', true);
    await user.click(at('height'));
    await user.tab();
    expect(box).toHaveProperty('checked', true);
    await user.type(at('height'), '171');
    await user.tab();
    await waitFor(() => expect(box).toHaveProperty('checked', false));
    await user.keyboard(' ');
    await press('Continue');
    await press('Send');
    await waitFor(() => expect(sent[0]?.request).toMatchObject({ json: { height: 'unknown' } }));
  });

  it('offers several choices as radio buttons, named by the question, and described at the input', async () => {
    const { user, at, findByRole, findByText, press } = await open();
    const group = await findByRole('radiogroup', { name: /^Lost on.* Or select/u });
    await user.type(at('lost'), '2026-01-31');
    await user.click(await findByText('Not applicable'));
    expect(at('lost')).toHaveProperty('value', '');
    const described = at('lost').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toContain('clears');
    expect(group.querySelectorAll('input')).toHaveLength(2);
    await press('Continue');
    expect(document.querySelector('.rg-review')?.textContent).toContain('Not applicable');
  });

  it('offers a choice beside a counter', async () => {
    const { user, at, findByRole, getByRole } = await open();
    await user.type(at('people'), '3');
    const group = await findByRole('group', { name: /^People.* Or select/u });
    const box = within(group).getByRole('checkbox');
    await user.click(box);
    expect(at('people')).toHaveProperty('value', '');
    await user.click(getByRole('button', { name: /more/iu }));
    await waitFor(() => expect(at('people')).toHaveProperty('value', '1'));
    expect(box).toHaveProperty('checked', false);
  });
});
