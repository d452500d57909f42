import { useEffect, useRef, useState } from 'react';

/** Tolerance for rounding in browsers, in pixels. */
const SLACK = 4;

/** Returns which ends of a box that scrolls sideways are in sight: both, if all of its content is. */
export function useScrollEnds<E extends HTMLElement>() {
  const box = useRef<E>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => {
      // In right-to-left languages, positions count down from 0.
      const gone = Math.abs(element.scrollLeft);
      const atStart = gone <= SLACK;
      const atEnd = gone + element.clientWidth >= element.scrollWidth - SLACK;
      setEnds((last) =>
        last.atStart === atStart && last.atEnd === atEnd ? last : { atStart, atEnd },
      );
    };
    const watch = new ResizeObserver(look);
    for (const each of [element, ...element.children]) watch.observe(each);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  return { box, ...ends };
}
