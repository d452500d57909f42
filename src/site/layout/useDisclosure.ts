import { type FocusEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface Disclosure {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  /** Closes it and returns the focus to the button. */
  readonly dismiss: () => void;
  /** Props of the element that contains the button and the menu. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Returns the state of a menu button: Escape, leaving it, or a press elsewhere closes the menu. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
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
