import { expect, it } from 'vitest';
import { string, text } from '../../definition/words';
import { openForm } from './form';

it('takes latitude and longitude as they are typed, and refuses a place that is not on the earth', async () => {
  const { user, press, answers, findByRole, findAllByText } = await openForm({
    meet: string({ format: 'position', label: text('Pick-up place') }),
  });
  const input = await findByRole('textbox', { name: /Pick-up place/u });
  await user.type(input, '٩١, 44');
  await press('Continue');
  await findAllByText('Enter latitude and longitude, like 36.191, 44.009');
  await user.clear(input);
  await user.type(input, '٣٦٫١٩١، ٤٤٫٠٠٩');
  await press('Continue');
  await press('Send');
  expect(answers()).toMatchObject({ json: { meet: '36.191,44.009' } });
});
