import { type FocusEvent, useState } from 'react';

/** Returns whether an element is hovered or contains the focus. */
export function useHeld() {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isHeld: isPointedAt || isFocused,
    /** Event handlers of the element. */
    holding: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
