import { CacheProvider, ThemeProvider } from '@emotion/react';
import RtlProvider from '@mui/system/RtlProvider';
import type { ReactNode } from 'react';
import { CACHES } from './caches';
import { THEMES } from './theme';

interface MuiProvidersProps {
  readonly direction: 'rtl' | 'ltr';
  readonly children: ReactNode;
}

/** Style cache, theme and direction for MUI's parts, one by one: its own provider would bring more. */
export function MuiProviders({ direction, children }: MuiProvidersProps) {
  return (
    <CacheProvider value={CACHES[direction]}>
      <ThemeProvider theme={THEMES[direction]}>
        <RtlProvider value={direction === 'rtl'}>{children}</RtlProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
