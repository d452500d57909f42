import { css, type CSSObject } from '@emotion/react';
import { describe, expect, it } from 'vitest';
import { CACHES } from '../../src/platform/theme/MuiProviders';

/** What stands in the page's style sheets after a cache was given some styles. */
function rules(direction: 'ltr' | 'rtl', styles: CSSObject): string {
  const cache = CACHES[direction];
  const serialized = css(styles);
  cache.insert(`.${cache.key}-${serialized.name}`, serialized, cache.sheet, true);
  return cache.sheet.tags.at(-1)?.textContent ?? '';
}

describe('the style cache', () => {
  it.each<[styles: CSSObject, ltr: string, rtl: string]>([
    [{ marginLeft: 4 }, 'margin-left:4px', 'margin-right:4px'],
    [{ textAlign: 'right' }, 'text-align:right', 'text-align:left'],
    [{ padding: '1px 2px 3px 4px' }, 'padding:1px 2px 3px 4px', 'padding:1px 4px 3px 2px'],
    [{ insetInlineStart: 4 }, 'inset-inline-start:4px', 'inset-inline-start:4px'],
  ])('mirrors right to left only: %o', (styles, ltr, rtl) => {
    expect(rules('ltr', styles)).toContain(`{${ltr};}`);
    expect(rules('rtl', styles)).toContain(`{${rtl};}`);
  });

  it.each(['ltr', 'rtl'] as const)(
    'puts styles into a layer below our style sheets: %s',
    (direction) => {
      const styles = { color: 'red', '&:hover': { color: 'blue' } };
      expect(rules(direction, styles)).toMatch(/^@layer mui\{.*:hover\{color:blue;\}\}$/u);
    },
  );
});
