import { expect, it } from 'vitest';
import { number, string, text } from '../../definition/words';
import { object, openForm } from './form';

it('asks once more about an unusual e-mail address, and sends it', async () => {
  const email = string({ format: 'email', label: text('E-mail') });
  const form = await openForm({ email });
  await form.user.type(form.at('email'), 'foo');
  await form.press('Continue');
  const note = await form.findByRole('note');
  expect(note.textContent).toBe('Check these answers. They do not look right:E-mail Change');
  await form.press('Send');
  expect(form.answers()).toMatchObject({ json: { email: 'foo' } });
});

it('asks once more for an expected answer of a row, and sends the row without it', async () => {
  const person = object(
    { name: string({ label: text('First name') }), age: number({ label: text('Age') }) },
    { label: text('Person'), expected: ['name'] },
  );
  const form = await openForm({
    people: { type: 'array', widget: 'rows', label: text('People'), items: person },
  });
  await form.press('Add: Person');
  await form.press('Add: Person');
  await form.user.type(form.at('people.1.age'), '10');
  await form.press('Continue');
  const note = await form.findByRole('note');
  expect(note.textContent).toMatch(/Person 1 – First name Answer$/u);
  await form.press('Send');
  expect(form.answers()).toMatchObject({ json: { people: [{ name: '', age: 10 }] } });
});
