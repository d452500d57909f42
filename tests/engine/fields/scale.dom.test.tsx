import { expect, it } from 'vitest';
import { number, text } from '../../definition/words';
import { openForm } from './form';

it('offers each number of a scale by keyboard and pointer, described by the words at its ends', async () => {
  const { user, press, answers, findByRole, getByRole } = await openForm({
    speaks: number({
      type: 'integer',
      widget: 'scale',
      label: text('How well?'),
      minimum: 0,
      maximum: 10,
      ends: [text('Not at all'), text('Very well')],
    }),
  });
  const group = await findByRole('radiogroup', {
    name: /How well\?/u,
    description: /Not at all Very well/u,
  });
  expect(group.querySelectorAll('input')).toHaveLength(11);
  await user.click(getByRole('radio', { name: '7' }));
  await press('Continue');
  await press('Send');
  expect(answers()).toMatchObject({ json: { speaks: 7 } });
});
