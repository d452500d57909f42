import { type FocusEvent, useState } from 'react';

/** Whether somebody looks at a thing that moves: points at it, or has the focus in it. */
export function useHeld() {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isHeld: isPointedAt || isFocused,
    /** What its element listens to. */
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
