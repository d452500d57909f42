import { CacheProvider, ThemeProvider } from '@emotion/react';
import RtlProvider from '@mui/system/RtlProvider';
import type { ReactNode } from 'react';
import { useLanguageFacts } from '../language/languageStore';
import { CACHES } from './caches';
import { useThemes } from './themes';
import './tokens.css';
import './fonts.css';
import './base.css';
import './firstSight.css';

const NO_THEME = {};

/**
 * Style cache, theme and direction for MUI's parts. Stands above everything, so that what is shown in
 * portals has them too; a change of language re-renders and unmounts nothing. These are the contexts
 * that MUI reads, given one by one: its own provider would bring the theme's code into every page.
 */
export function Look({ children }: { readonly children: ReactNode }) {
  const { direction } = useLanguageFacts();
  const theme = useThemes(({ themes }) => themes?.[direction]);
  return (
    <CacheProvider value={CACHES[direction]}>
      <ThemeProvider theme={theme ?? NO_THEME}>
        <RtlProvider value={direction === 'rtl'}>{children}</RtlProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
