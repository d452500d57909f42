import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Returns the state of a menu button: Escape, leaving it, or a press elsewhere closes the menu. */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  /** The element that contains the button and the menu. */
  const root = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  /** Closes it and returns the focus to the button. */
  const dismiss = useCallback(() => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const leave = new AbortController();
    const onPress = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss();
    };
    document.addEventListener('pointerdown', onPress, leave);
    document.addEventListener('keydown', onKey, leave);
    return () => leave.abort();
  }, [open, dismiss]);

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return { open, toggle: () => setOpen(!open), close, dismiss, root, onBlur };
}
