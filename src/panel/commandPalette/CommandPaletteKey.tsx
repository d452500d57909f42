import { useEffect, useState } from 'react';
import { Loading } from '../../platform/loading/Loading';
import { lazyComponent } from '../../platform/loading/lazyComponent';

const CommandPalette = lazyComponent(async () => (await import('./CommandPalette')).CommandPalette);

/** Opens the palette by Ctrl+K, or Cmd+K: everything that has a name, to go to by a few letters of it. */
export function CommandPaletteKey() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // By the place of the key, which is the same on Kurdish and Arabic keyboards.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    isOpen && (
      <Loading>
        <CommandPalette onClose={() => setOpen(false)} />
      </Loading>
    )
  );
}
