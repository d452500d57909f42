import { createTheme, type Theme } from '@mui/material/styles';
import { COLOURS } from './colours';

const FONT = "'Vazirmatn Variable', system-ui, 'Segoe UI', Tahoma, sans-serif";

/**
 * MUI's theme for one direction, made once: a new object would restyle everything. It must set no
 * default props: MuiProviders gives MUI no context for them.
 */
function themeFor(direction: 'rtl' | 'ltr'): Theme {
  return createTheme({
    direction,
    palette: {
      primary: {
        main: COLOURS.brand,
        dark: COLOURS.action,
        contrastText: COLOURS.onBrand,
      },
      secondary: { main: COLOURS.deep, contrastText: COLOURS.paper },
      error: { main: COLOURS.error },
      success: { main: COLOURS.success },
      warning: { main: COLOURS.warning },
      info: { main: COLOURS.info },
      text: { primary: COLOURS.ink, secondary: COLOURS.muted },
      divider: COLOURS.line,
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: FONT,
      // Capitals and letter-spacing tear Arabic letters apart.
      button: { textTransform: 'none', letterSpacing: 0, fontWeight: 600 },
    },
    components: READABLE,
  });
}

const ON_FOCUS = { '&.Mui-focused': { color: COLOURS.action } };

/** Where MUI would write in the brand's blue, or in white on it. */
const READABLE: Theme['components'] = {
  MuiButton: {
    styleOverrides: {
      root: {
        variants: [
          { props: { color: 'primary', variant: 'text' }, style: { color: COLOURS.action } },
          {
            props: { color: 'primary', variant: 'outlined' },
            style: { color: COLOURS.action, borderColor: COLOURS.action },
          },
          {
            props: { color: 'primary', variant: 'contained' },
            style: {
              color: COLOURS.paper,
              backgroundColor: COLOURS.action,
              '&:hover': { backgroundColor: COLOURS.deep },
            },
          },
        ],
      },
    },
  },
  MuiFormLabel: { styleOverrides: { root: ON_FOCUS } },
  MuiTab: { styleOverrides: { root: { '&.Mui-selected': { color: COLOURS.action } } } },
  MuiLink: { styleOverrides: { root: { color: COLOURS.action } } },
};

export const THEMES: Readonly<Record<'rtl' | 'ltr', Theme>> = {
  rtl: themeFor('rtl'),
  ltr: themeFor('ltr'),
};
