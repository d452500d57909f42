import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first new item after a list has grown.
 * @returns a function to be called before it grows
 */
export function useFocusOnNew(list: RefObject<HTMLElement | null>, count: number): () => void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return;
    list.current?.children[before.current]?.querySelector<HTMLElement>('a, button')?.focus();
    before.current = undefined;
  }, [list, count]);
  return () => {
    before.current = count;
  };
}
