import { expect, it } from 'vitest';
import { number, string, text } from '../../definition/words';
import { openForm } from './form';

/** Returns the texts that describe a control, in order. */
const description = (control: Element): string[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');

it('describes a number by its unit, which stands beside it', async () => {
  const { at } = await openForm({
    weight: number({ unit: text('kg'), help: text('Without shoes') }),
    people: number({ type: 'integer', widget: 'counter', unit: text('people') }),
  });
  expect(description(at('weight'))).toEqual(['kg', 'Without shoes']);
  expect(description(at('people'))).toEqual(['people']);
});

it('shows how a code is written, and takes any other', async () => {
  const { at, user, press, answers } = await openForm({
    code: string({ widget: 'code', mask: 'A 12345678' }),
  });
  expect(description(at('code'))).toEqual(['For example: \u2066A 12345678\u2069']);
  await user.type(at('code'), '99');
  await press('Continue');
  await press('Send');
  expect(answers()).toMatchObject({ json: { code: '99' } });
});

it('emphasises words of a help text and makes links of others, but never HTML', async () => {
  const help =
    'Read **all** of [our terms](/terms) or [theirs](https://a.example/x), not [it](javascript:x) <b>';
  const { at, find } = await openForm({ name: string({ help: text(help) }) });
  const shown = find('name-help');
  expect(shown?.querySelector('strong')?.textContent).toBe('all');
  const links = [...(shown?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', 'https://a.example/x']);
  expect(links[0]?.textContent).toBe('our terms');
  expect(links[0]).toMatchObject({ target: '_blank', rel: 'noreferrer' });
  expect(description(at('name'))[0]).toContain('not [it](javascript:x) <b>');
});

it('shows the help of a note, with its links', async () => {
  const { getByRole } = await openForm({
    note: string({
      widget: 'note',
      label: text('Bring your passport'),
      help: text('See [what is needed](/about)'),
    }),
    name: string({ label: text('Name') }),
  });
  expect(getByRole('link', { name: 'what is needed' }).getAttribute('href')).toBe('/about');
});
