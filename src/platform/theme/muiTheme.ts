import { createTheme, type Theme } from '@mui/material/styles';

/** The colours that MUI's theme needs, by their names in the style sheets. */
const NAMES = [
  'accent',
  'action',
  'on-brand',
  'deep',
  'paper',
  'error',
  'success',
  'warning',
  'info',
  'ink',
  'muted',
  'line',
] as const;

type Colours = Readonly<Record<(typeof NAMES)[number], string>>;

/** For documents without style sheets, such as those of tests: MUI computes with colours. */
const NEUTRAL = '#333333';

/** Reads the agency's colours from the style sheets, which have been loaded before any script runs. */
function readColours(): Colours {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(`--rega-${name}`).trim() || NEUTRAL;
  return Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Colours;
}

const COLOURS = readColours();

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
        main: COLOURS.accent,
        dark: COLOURS.action,
        contrastText: COLOURS['on-brand'],
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
      // Capitals and letter-spacing break the joins between Arabic letters.
      button: { textTransform: 'none', letterSpacing: 0, fontWeight: 600 },
    },
    components: READABLE,
  });
}

const ON_FOCUS = { '&.Mui-focused': { color: COLOURS.action } };

/** Components that would otherwise have text in the brand's blue, or white text on it. */
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
