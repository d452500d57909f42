import { expect, it } from 'vitest';
import { string, text } from '../../definition/words';
import { openForm } from './form';

it('asks once more about an unusual e-mail address, and sends it', async () => {
  const email = string({ format: 'email', label: text('E-mail') });
  const form = await openForm({ email });
  await form.user.type(form.at('email'), 'foo');
  await form.press('Continue');
  const note = await form.findByRole('note');
  expect(note.textContent).toBe('Please check these answers. They do not look right:E-mail Change');
  await form.press('Send');
  expect(form.answers()).toMatchObject({ json: { email: 'foo' } });
});
