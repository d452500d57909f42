import { useCallback, useEffect, useRef, useState } from 'react';
import { scrollBehavior } from '../service/goToForm';

/** The share of the width that one press scrolls: the last visible item stays visible. */
const SHARE = 0.8;
/** Tolerance for rounding in browsers, in pixels. */
const SLACK = 4;

/** Returns the state of a row that scrolls in reading direction, with both of its ends. */
export function useStrip() {
  const strip = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  useEffect(() => {
    const element = strip.current;
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
    watch.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  /** Forwards (1) or back (-1) in reading direction. */
  const move = useCallback((towards: 1 | -1) => {
    const element = strip.current;
    if (!element) return;
    const side = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const distance = element.clientWidth * SHARE * towards * side;
    element.scrollBy({ left: distance, behavior: scrollBehavior() });
  }, []);

  return { strip, ...ends, move };
}
