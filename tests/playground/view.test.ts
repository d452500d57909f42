import { describe, expect, it } from 'vitest';
import { addressOf, readView, serviceIn, type View } from '../../scripts/playground/page/view';

const plain: View = {
  file: 'schemas/services/visa.json',
  forms: ['ku', 'ar', 'en'],
  width: 'phone',
  tab: 'json',
  line: undefined,
  record: '',
};

const VIEWS: readonly (readonly [address: string, view: View])[] = [
  ['/playground', { ...plain, file: undefined }],
  ['/playground/visa', plain],
  ['/playground/schemas/shared/person', { ...plain, file: 'schemas/shared/person.json' }],
  ['/playground/locales/ku?line=7', { ...plain, file: 'locales/ku.json', line: 7 }],
  ['/playground/visa?forms=ku,rtl&tab=staff', { ...plain, forms: ['ku', 'rtl'], tab: 'staff' }],
  ['/playground/visa?forms=', { ...plain, forms: [] }],
  ['/playground/visa?width=desktop&record=usa', { ...plain, width: 'desktop', record: 'usa' }],
];

const parts = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return [pathname, search] as const;
};

describe.each(VIEWS)('%s', (address, view) => {
  it('parses its URL', () => {
    expect(readView(...parts(address))).toEqual(view);
  });

  it('has the URL', () => {
    expect(addressOf(view)).toBe(address);
  });
});

it('replaces invalid values by the defaults', () => {
  expect(readView(...parts('/playground/visa?forms=xx&width=9&tab=no&line=-1'))).toEqual({
    ...plain,
    forms: [],
  });
});

it.each([
  ['schemas/services/visa.json', 'visa'],
  ['tests/fixtures/everything.json', 'everything'],
  ['tests/fixtures/foreign/formio.json', 'formio'],
  ['schemas/shared/person.json', undefined],
  [undefined, undefined],
])('returns whether %s has a form', (file, name) => {
  expect(serviceIn(file)).toBe(name);
});
