import { CacheProvider, ThemeProvider } from '@emotion/react';
import RtlProvider from '@mui/system/RtlProvider';
import type { ReactNode } from 'react';
import { CACHES } from './styleCaches';
import { THEMES } from './muiTheme';

interface MuiProvidersProps {
  readonly direction: 'rtl' | 'ltr';
  readonly children: ReactNode;
}

/** Provides style cache, theme and direction separately, because MUI's ThemeProvider is larger. */
export function MuiProviders({ direction, children }: MuiProvidersProps) {
  return (
    <CacheProvider value={CACHES[direction]}>
      <ThemeProvider theme={THEMES[direction]}>
        <RtlProvider value={direction === 'rtl'}>{children}</RtlProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
