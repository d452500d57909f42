import { expect, it, vi } from 'vitest';
import { loadOptions } from '../../src/platform/places/loadOptions';

const RECORDS = [
  { id: 'a', name: ['هەولێر', 'أربيل', 'Erbil'], land: 'IQ' },
  { id: 'b', name: ['ستۆکهۆڵم', 'ستوكهولم', 'Stockholm'], land: 'SE' },
  { id: 'c', name: ['', '', ''], land: 'SE' },
];

it('offers the records of a kind of content by their names, narrowed by another answer', async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json(RECORDS)));
  vi.stubGlobal('fetch', fetched);
  const { signal } = new AbortController();
  const offered = async (source: string, query: object) =>
    (await loadOptions(source, { search: '', language: 'ku', ...query }, signal)).map(
      ({ value, label }) => `${value} ${label}`,
    );
  expect(await offered('content/office/name', {})).toEqual(['a هەولێر', 'b ستۆکهۆڵم']);
  expect(await offered('content/office/name', { search: 'stock' })).toEqual(['b ستۆکهۆڵم']);
  expect(await offered('content/office/name', { search: 'b' })).toEqual(['b ستۆکهۆڵم']);
  expect(await offered('content/office/name/land', { parent: 'IQ' })).toEqual(['a هەولێر']);
  expect(String(fetched.mock.calls[0])).toContain('client/office/');
});
