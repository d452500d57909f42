import { ThemeProvider } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { createTheme, type Theme, useTheme } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';

/** As `width < 600px` in the style sheets: the oldest browsers do not know ranges, and nobody rewrites these. */
export const PHONE = '@media (max-width: 599.95px)';

/** Styles of what only screen readers have, as .visually-hidden; for one medium. */
export const HIDDEN = {
  position: 'absolute',
  overflow: 'hidden',
  width: '1px',
  height: '1px',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const NARROW = '@media (max-width: 999.95px)';

const MUTED = 'var(--rega-muted)';
const LINE = 'var(--rega-line)';

const SMALL = '0.857rem';

/**
 * Returns the theme of the panel: that of the site, with lines instead of frames, labels above their inputs, and the
 * brand's colour for actions alone. Its sizes are the steps of the design tokens (`spacing(1)` is `--rega-space-8`).
 */
const panelTheme = (site: Theme): Theme =>
  createTheme(site, {
    shape: { borderRadius: 8 },
    typography: { button: { fontWeight: 500 } },
    components: {
      MuiAlert: {
        styleOverrides: {
          root: { padding: '2px 12px', fontSize: '0.93rem', [PHONE]: { fontSize: SMALL } },
          icon: { marginInlineEnd: 8, fontSize: 20 },
        },
      },
      MuiAppBar: {
        styleOverrides: {
          root: {
            color: 'var(--rega-ink)',
            position: 'static',
            zIndex: 10,
            borderBlockEnd: `1px solid ${LINE}`,
            background: 'var(--rega-paper)',
            boxShadow: 'none',
          },
        },
      },
      MuiCard: {
        styleOverrides: {
          root: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'start',
            gap: 12,
            paddingBlock: 16,
            borderBlockStart: `1px solid ${LINE}`,
            borderRadius: 0,
            background: 'none',
            overflow: 'visible',
            '& h2': { fontSize: '1rem' },
            '& > p, & > :is(form, div) > p': { color: MUTED },
            '& > .MuiButton-root': { justifySelf: 'start' },
          },
        },
      },
      MuiButton: {
        styleOverrides: {
          sizeSmall: {
            minHeight: 32,
            padding: '3px 12px',
            fontSize: '0.9rem',
            '&.MuiButton-text': { paddingInline: 6 },
          },
          root: {
            '&.MuiButton-outlined.MuiButton-colorPrimary': {
              borderColor: 'var(--rega-control)',
              color: 'var(--rega-ink)',
              '&:hover': { background: 'var(--rega-mist)' },
            },
          },
        },
      },
      // A state is a dot and a word.
      MuiChip: {
        styleOverrides: {
          root: {
            '&.MuiChip-outlined:not(.MuiChip-clickable)': {
              border: 0,
              fontSize: 'inherit',
              '&::before': {
                width: 8,
                height: 8,
                borderRadius: 4,
                background: 'currentColor',
                content: '""',
              },
              '& > .MuiChip-label': { paddingInline: '6px', color: 'var(--rega-ink)' },
            },
          },
        },
      },
      MuiFormHelperText: {
        styleOverrides: {
          root: {
            marginInline: 0,
            fontSize: '0.82rem',
            lineHeight: 1.4,
            '&:not(.Mui-error)': { color: MUTED },
          },
        },
      },
      MuiInputBase: {
        styleOverrides: { input: { '&::placeholder': { color: MUTED, opacity: 1 } } },
      },
      MuiInputLabel: {
        styleOverrides: {
          root: {
            position: 'static',
            maxWidth: 'none',
            paddingBlockEnd: 4,
            transform: 'none',
            fontSize: SMALL,
            lineHeight: 1.2,
            whiteSpace: 'normal',
          },
        },
      },
      MuiListItem: {
        styleOverrides: {
          root: {
            justifyContent: 'space-between',
            gap: 16,
            minHeight: 40,
            padding: 0,
            overflowWrap: 'anywhere',
            '& a:not(:hover)': { textDecoration: 'none' },
            '& a': { color: 'inherit' },
            '&.MuiListItem-divider': { borderBlockStart: `1px solid ${LINE}`, borderBlockEnd: 0 },
          },
        },
      },
      MuiListItemButton: {
        styleOverrides: {
          root: {
            gap: 10,
            minHeight: 'var(--link)',
            padding: '4px 12px',
            borderRadius: 'var(--rega-radius-small)',
            color: 'var(--rega-ink)',
            fontSize: '0.95rem',
            lineHeight: 1.3,
            '&:hover': { background: 'var(--rega-mist)' },
            '&.Mui-selected, &.Mui-selected:hover': {
              background: LINE,
              fontWeight: 600,
            },
          },
        },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          notchedOutline: {
            insetBlockStart: 0,
            borderColor: 'var(--rega-control)',
            '& > legend': { display: 'none' },
          },
        },
      },
      MuiPaper: {
        styleOverrides: { root: { color: 'inherit' } },
      },
      MuiTab: {
        styleOverrides: {
          root: {
            gap: 4,
            minWidth: 0,
            minHeight: 40,
            padding: '8px 9px',
            fontSize: SMALL,
            '&.Mui-selected': { color: 'var(--rega-ink)' },
          },
        },
      },
      MuiTabs: {
        styleOverrides: {
          root: { minHeight: 40, borderBlockEnd: `1px solid ${LINE}` },
          indicator: { backgroundColor: 'var(--rega-ink)' },
        },
      },
      MuiTable: {
        styleOverrides: { root: { '& tbody > tr:last-child > *': { borderBottom: 0 } } },
      },
      MuiTableCell: {
        styleOverrides: {
          root: {
            padding: '8px 14px',
            borderColor: LINE,
            fontSize: 'inherit',
            lineHeight: 'inherit',
            '& a:not(:hover)': { color: 'inherit', textDecoration: 'none' },
          },
          head: {
            paddingBlock: 0,
            color: MUTED,
            fontSize: SMALL,
            fontWeight: 400,
            whiteSpace: 'nowrap',
          },
          sizeSmall: { paddingInline: '0 16px' },
        },
      },
      MuiTableRow: {
        styleOverrides: {
          root: {
            '&.MuiTableRow-hover:hover': { background: 'var(--rega-mist)' },
            '&[aria-selected="true"], &[aria-current="true"]': { background: 'var(--rega-tint)' },
          },
        },
      },
      MuiToolbar: {
        styleOverrides: {
          root: {
            gap: 8,
            minHeight: 'var(--bar) !important',
            paddingInline: 20,
            [NARROW]: { paddingInline: 8 },
          },
        },
      },
      MuiTableSortLabel: {
        styleOverrides: {
          root: { minHeight: 34, '&.Mui-active': { color: 'var(--rega-ink)' } },
          icon: {
            marginInline: 4,
            '.MuiTableSortLabel-root:not(.Mui-active) > &': { opacity: 0.4 },
          },
        },
      },
    },
  });

const DEFAULTS = {
  MuiButton: { disableElevation: true, size: 'small' },
  MuiCard: { elevation: 0 },
  MuiChip: { size: 'small' },
  MuiInputLabel: { shrink: true },
  MuiTextField: { size: 'small' },
} as const;

/** Renders MUI's components with the theme of the panel. */
export function PanelTheme({ children }: { readonly children: ReactNode }) {
  const site: Theme = useTheme();
  const theme = useMemo(() => panelTheme(site), [site]);
  return (
    <ThemeProvider theme={theme}>
      <DefaultPropsProvider value={DEFAULTS}>{children}</DefaultPropsProvider>
    </ThemeProvider>
  );
}
