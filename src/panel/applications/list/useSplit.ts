import useMediaQuery from '@mui/material/useMediaQuery';
import { type FocusEvent, type MouseEvent, useState } from 'react';
import { backendHas } from '../../../platform/api/capabilities';
import { keptChoice } from '../../../platform/keptChoice';

/** Whether applications are read beside the list. */
export const useSplitChoice = keptChoice<{ readonly isSplit: boolean }>('split', {
  isSplit: false,
});

/** Narrower screens have no room for both. */
const WIDE = '(min-width: 1200px)';

export const useCanSplit = (): boolean => useMediaQuery(WIDE) && backendHas('applications');

const rowAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-id]') : null;

/**
 * Tells which row of a list is read beside it: the one that has the focus, or had it last. A click moves the focus
 * there; Enter, a double click and a click with a key open the page of the application.
 */
export function useSplit(onOpen: (event: MouseEvent) => void) {
  const [current, setCurrent] = useState<string>();
  const { isSplit } = useSplitChoice();
  const isOpen = useCanSplit() && isSplit;
  return {
    isOpen,
    current: isOpen ? current : undefined,
    handlers: {
      onFocusCapture: ({ target }: FocusEvent) => {
        const id = rowAt(target)?.dataset.id;
        if (id !== undefined) setCurrent(id);
      },
      onClickCapture: (event: MouseEvent) => {
        const { target, detail, ctrlKey, metaKey, shiftKey } = event;
        const row = rowAt(target);
        const isControl = target instanceof Element && target.closest('input,button') !== null;
        if (!isOpen || isControl || detail !== 1 || ctrlKey || metaKey || shiftKey) {
          onOpen(event);
        } else if (row) {
          event.preventDefault();
          event.stopPropagation();
          row.querySelector<HTMLElement>('.pn-row-link')?.focus();
        }
      },
    },
  };
}
