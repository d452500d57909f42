import { useState } from 'react';
import { Loading } from '../../platform/loading/Loading';
import { lazyComponent } from '../../platform/loading/lazyComponent';
import { useCommandKey } from '../layout/useCommandKey';

const CommandPalette = lazyComponent(async () => (await import('./CommandPalette')).CommandPalette);

/** Opens the palette by Ctrl+K, or Cmd+K: everything that has a name, to go to by a few letters of it. */
export function CommandPaletteKey() {
  const [isOpen, setOpen] = useState(false);
  useCommandKey('KeyK', () => setOpen(true));
  return (
    isOpen && (
      <Loading>
        <CommandPalette onClose={() => setOpen(false)} />
      </Loading>
    )
  );
}
