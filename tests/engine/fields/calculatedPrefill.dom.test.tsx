import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../../../src/definition/model/expression';
import { number, text } from '../../definition/words';
import { openForm } from './form';

const nights = number({ label: text('Nights') });

describe('a prefill that is calculated', () => {
  const meals = number({
    label: text('Meals'),
    prefill: { calculate: { product: ['nights', 3] } },
  });

  it('follows other answers until the visitor changes it', async () => {
    const { at, user } = await openForm({ nights, meals });
    await user.type(at('nights'), '2');
    await user.tab();
    await waitFor(() => expect(at('meals').value).toBe('6'));
    await user.clear(at('nights'));
    await user.type(at('nights'), '4');
    await user.tab();
    await waitFor(() => expect(at('meals').value).toBe('12'));
    await user.clear(at('meals'));
    await user.type(at('meals'), '5');
    await user.clear(at('nights'));
    await user.type(at('nights'), '1');
    await user.tab();
    expect(at('meals').value).toBe('5');
  });
});

it('stops a counter at a number that another answer gives', async () => {
  const rooms = number({
    type: 'integer',
    widget: 'counter',
    label: text('Rooms'),
    maximum: 'nights',
  });
  const { at, user } = await openForm({ nights, rooms });
  await user.type(at('nights'), '1');
  await user.tab();
  const more = document.getElementById(`${at('rooms').id}-more`);
  await user.click(more!);
  await waitFor(() => expect(more?.getAttribute('aria-disabled')).toBe('true'));
  await user.click(more!);
  expect(at('rooms').value).toBe('1');
});
