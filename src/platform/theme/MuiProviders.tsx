import { CacheProvider, ThemeProvider } from '@emotion/react';
import RtlProvider from '@mui/system/RtlProvider';
import type { ReactNode } from 'react';
import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { createTheme, type Theme } from '@mui/material/styles';

/** For documents without style sheets, such as those of tests: MUI computes with colours. */
const NEUTRAL = '#333333';

const style = getComputedStyle(document.documentElement);

/** Returns an agency's colour from the style sheets, which have been loaded before any script runs. */
const colour = (name: string): string => style.getPropertyValue(`--rega-${name}`).trim() || NEUTRAL;

const FONT = "'Vazirmatn Variable', system-ui, 'Segoe UI', Tahoma, sans-serif";

/**
 * Returns MUI's theme for one direction. Call it once for each, because a new object restyles
 * everything. It must not set default props: MuiProviders does not provide MUI's context for them.
 */
function themeFor(direction: 'rtl' | 'ltr'): Theme {
  return createTheme({
    direction,
    palette: {
      primary: {
        main: colour('accent'),
        dark: colour('action'),
        contrastText: colour('on-brand'),
      },
      secondary: { main: colour('deep'), contrastText: colour('paper') },
      error: { main: colour('error') },
      success: { main: colour('success') },
      warning: { main: colour('warning') },
      info: { main: colour('info') },
      text: { primary: colour('ink'), secondary: colour('muted') },
      divider: colour('line'),
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: FONT,
      // Capitals and letter-spacing break the joins between Arabic letters.
      button: { textTransform: 'none', letterSpacing: 0, fontWeight: 600 },
    },
    components: READABLE,
  });
}

const ON_FOCUS = { '&.Mui-focused': { color: colour('action') } };

/** Components that would otherwise have text in the brand's blue, or white text on it. */
const READABLE: Theme['components'] = {
  MuiButton: {
    styleOverrides: {
      root: {
        variants: [
          { props: { color: 'primary', variant: 'text' }, style: { color: colour('action') } },
          {
            props: { color: 'primary', variant: 'outlined' },
            style: { color: colour('action'), borderColor: colour('action') },
          },
          {
            props: { color: 'primary', variant: 'contained' },
            style: {
              color: colour('paper'),
              backgroundColor: colour('action'),
              '&:hover': { backgroundColor: colour('deep') },
            },
          },
        ],
      },
    },
  },
  MuiFormLabel: { styleOverrides: { root: ON_FOCUS } },
  MuiTab: { styleOverrides: { root: { '&.Mui-selected': { color: colour('action') } } } },
  MuiLink: { styleOverrides: { root: { color: colour('action') } } },
};

export const THEMES: Readonly<Record<'rtl' | 'ltr', Theme>> = {
  rtl: themeFor('rtl'),
  ltr: themeFor('ltr'),
};

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
