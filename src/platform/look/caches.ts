import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/**
 * One style cache for each direction: the right-to-left one mirrors what components say in left and
 * right. `prepend` lets our own style sheets have the last word.
 */
export const CACHES = {
  ltr: createCache({ key: 'rega', prepend: true, stylisPlugins: [prefixer] }),
  rtl: createCache({ key: 'rega-rtl', prepend: true, stylisPlugins: [prefixer, rtlPlugin] }),
} as const;
