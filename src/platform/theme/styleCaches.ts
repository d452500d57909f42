import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/**
 * One style cache for each direction; the right-to-left one mirrors left and right in MUI's styles.
 * `prepend` lets our style sheets override them.
 */
export const CACHES = {
  ltr: createCache({ key: 'rega', prepend: true, stylisPlugins: [prefixer] }),
  rtl: createCache({ key: 'rega-rtl', prepend: true, stylisPlugins: [prefixer, rtlPlugin] }),
} as const;
