import { useEffect, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the inner size of an element in pixels; undefined before it was measured. */
export function useSize(element: HTMLElement | null): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
