import { expect, it } from 'vitest';
import { number, string, text } from '../../definition/words';
import { openForm, storedAnswers } from './form';

it('stores a text that is still being typed when its page is left', async () => {
  const { user, at, unmount } = await openForm({ note: string() });
  await user.type(at('note'), 'half a sent');
  unmount();
  expect(storedAnswers()).toEqual({ note: 'half a sent' });
});

it.each([
  [
    'a code in capitals and without spaces',
    string({ widget: 'code', compact: true }),
    'a 182 ۷۳',
    'A18273',
  ],
  ['another code as it is', string({ widget: 'code' }), 'sw1 1aa', 'sw1 1aa'],
  ['an amount without the sign of its currency', number({ money: true }), '$1,200', 1200],
  ['an amount in another currency', number({ money: true, currency: 'EUR' }), '€ 1,200', 1200],
  ['no other amount', number({ money: true }), '1,200 EUR', '1,200 EUR'],
])('takes %s', async (_, field, typed, value) => {
  const { user, at, press, find, answers } = await openForm({
    answer: { ...field, label: text('Answer') },
  });
  await user.type(at('answer'), typed);
  await user.tab();
  expect(at('answer').value).toBe(String(value));
  await press('Continue');
  if (field.type === 'number' && typeof value === 'string') {
    expect(find('answer-error')?.textContent).toBe('Answer must be a number, like 1500 or 12.5');
    return;
  }
  await press('Send');
  expect(answers()).toMatchObject({ json: { answer: value } });
});
