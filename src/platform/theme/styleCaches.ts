import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Returns a style cache that puts MUI's styles into their layer (theme.css), below our style sheets. */
function layeredCache(key: string, ...plugins: readonly StylisPlugin[]): EmotionCache {
  const cache = createCache({ key, stylisPlugins: [prefixer, ...plugins] });
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) =>
    insert(selector, { ...serialized, styles: `@layer mui{${serialized.styles}}` }, ...rest);
  return cache;
}

/** One style cache for each direction; the right-to-left one mirrors left and right in MUI's styles. */
export const CACHES = {
  ltr: layeredCache('rega'),
  rtl: layeredCache('rega-rtl', rtlPlugin),
} as const;
