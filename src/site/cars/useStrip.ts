import { useCallback, useEffect, useRef, useState } from 'react';
import { scrollBehavior } from '../service/goToForm';

/** The share of the strip that one press pushes along: what was last in sight stays so. */
const SHARE = 0.8;
/** Browsers round; so many pixels are no distance. */
const SLACK = 4;

/** A row that scrolls along the line of the script, and knows when it has come to either end. */
export function useStrip() {
  const strip = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  useEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const look = () => {
      // From right to left, positions count down from 0.
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

  /** Forwards (1) or back (-1), whichever side that is. */
  const move = useCallback((towards: 1 | -1) => {
    const element = strip.current;
    if (!element) return;
    const side = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const distance = element.clientWidth * SHARE * towards * side;
    element.scrollBy({ left: distance, behavior: scrollBehavior() });
  }, []);

  return { strip, ...ends, move };
}
