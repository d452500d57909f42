import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { PanelIcon } from '../base/PanelIcon';
import { PHONE } from '../base/theme';
import { t } from '../language/t';
import { Loading } from '../../platform/loading/Loading';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { useCommandKey } from '../layout/useCommandKey';

const CommandPalette = lazyComponent(async () => (await import('./CommandPalette')).CommandPalette);

/** Opens the palette by Ctrl+K, or Cmd+K, or its button: everything that has a name, to go to by a few letters of it. */
export function CommandPaletteKey() {
  const [isOpen, setOpen] = useState(false);
  useCommandKey('KeyK', () => setOpen(true));
  return (
    <>
      <Button
        color="inherit"
        aria-label={t('Go to')}
        aria-keyshortcuts="Control+K"
        startIcon={<PanelIcon shape="search" />}
        sx={{
          justifyContent: 'start',
          inlineSize: 'min(320px, 100%)',
          paddingInline: 1.5,
          border: '1px solid var(--rega-line)',
          background: 'var(--rega-mist)',
          color: 'var(--rega-muted)',
          fontWeight: 400,
          [PHONE]: {
            inlineSize: 'auto',
            border: 0,
            background: 'none',
            '& > .MuiButton-startIcon': { margin: 0 },
          },
        }}
        onClick={() => setOpen(true)}
      >
        <Box component="span" sx={{ display: 'contents', [PHONE]: { display: 'none' } }}>
          {t('Go to')}
          <Box
            component="kbd"
            className="pn-keys"
            sx={{ marginInlineStart: 'auto', fontSize: '0.75rem' }}
          >
            {t('Ctrl+K')}
          </Box>
        </Box>
      </Button>
      {isOpen && (
        <Loading>
          <CommandPalette onClose={() => setOpen(false)} />
        </Loading>
      )}
    </>
  );
}
