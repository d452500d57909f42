import { useCallback, useState } from 'react';

interface Room {
  readonly width: number;
  readonly height: number;
}

/** How a page of a given width fits into an element; height in CSS pixels of the page. */
export interface Fit {
  /** The element's ref. */
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined;
  /** At most 1. */
  readonly scale: number;
  readonly height: number;
}

/**
 * Measures an element, also after each resize, and returns how a page of that width fits into it.
 */
export function useScale(width: number): Fit {
  const [room, setRoom] = useState<Room>({ width, height: 0 });
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  return { measure, scale, height: scale > 0 ? room.height / scale : 0 };
}
