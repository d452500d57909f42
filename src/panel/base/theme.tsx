import { ThemeProvider } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { createTheme, type Theme, useTheme } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';

/** As `width < 600px` in the style sheets: the oldest browsers do not know ranges, and nobody rewrites these. */
export const PHONE = '@media (max-width: 599.95px)';

const NARROW = '@media (max-width: 999.95px)';

const MUTED = 'var(--rega-muted)';
const LINE = 'var(--rega-line)';

/** Paper with an outline, and what stands in it. */
const FRAME = {
  border: `1px solid ${LINE}`,
  borderRadius: 'var(--rega-radius)',
  background: 'var(--rega-paper)',
};

/**
 * Returns the theme of the panel: that of the site, with how cards, lists, tables and chips look in the panel. Its sizes
 * are the steps of the design tokens (`spacing(1)` is `--rega-space-8`).
 */
const panelTheme = (site: Theme): Theme =>
  createTheme(site, {
    components: {
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
            gap: 16,
            padding: '20px 24px',
            overflow: 'visible',
            [PHONE]: { padding: 16 },
            '& h2': { fontSize: '1.1rem' },
            '& > .MuiButton-root': { justifySelf: 'start' },
          },
        },
      },
      MuiChip: {
        styleOverrides: { root: { fontWeight: 600 } },
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
              background: 'var(--rega-tint)',
              color: 'var(--rega-deep)',
              fontWeight: 700,
            },
          },
        },
      },
      MuiPaper: {
        styleOverrides: {
          root: {
            color: 'inherit',
            variants: [{ props: { variant: 'outlined' }, style: FRAME }],
          },
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
          },
          head: {
            paddingBlock: 0,
            color: MUTED,
            fontSize: '0.857rem',
            fontWeight: 400,
            whiteSpace: 'nowrap',
          },
          sizeSmall: { padding: '6px 0', paddingInlineEnd: 16, border: 0, verticalAlign: 'top' },
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

const DEFAULTS = { MuiCard: { variant: 'outlined' }, MuiChip: { size: 'small' } } as const;

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
