import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { leanMethods } from '../../scripts/vite/leanMethods';

interface Lean extends Omit<i18n, 't' | 'cloneInstance'> {
  t(key: string, values?: object): string;
  cloneInstance(options: object): Lean;
}

const I18NEXT = createRequire(import.meta.url)
  .resolve('i18next')
  .replace('cjs', 'esm');
const source = readFileSync(I18NEXT, 'utf8');

function transformed(code: string): string {
  const { transform } = leanMethods();
  if (typeof transform !== 'object') throw new Error('the plugin transforms nothing');
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  return (transform.handler as unknown as (this: object, ...args: string[]) => string).call(
    context,
    code,
    I18NEXT,
  );
}

describe('the i18next of pages', () => {
  it('translates, counts, fills in and copies itself like the whole', async () => {
    const code = `data:text/javascript,${encodeURIComponent(transformed(source))}`;
    const { default: lean } = (await import(/* @vite-ignore */ code)) as { default: Lean };
    void lean.init({ resources: {}, lng: 'en', fallbackLng: false, initAsync: false });
    const english = { a: { b: 'An {{item}}' }, n_one: '{{count}} day', n_other: '{{count}} days' };
    lean.addResourceBundle('en', 'translation', english, true);
    lean.addResourceBundle('ar', 'translation', { n_two: 'يومان' }, true);
    const texts = () => [
      lean.t('a.b', { item: '$t(n)' }),
      ...[lean.t('n', { count: 1 }), lean.t('n', { count: 2 })],
      lean.t('missing'),
    ];
    expect(texts()).toEqual(['An $t(n)', '1 day', '2 days', 'missing']);
    expect(lean.cloneInstance({ lng: 'ar' }).t('n', { count: 2 })).toBe('يومان');
    await lean.changeLanguage('ar');
    expect(texts()).toEqual(['a.b', 'n', 'يومان', 'missing']);
  });

  it('fails the build if i18next lacks a method that it replaces', () => {
    expect(() => transformed(source.replace('  nest(', '  nested('))).toThrow(
      'a method is missing',
    );
  });
});
