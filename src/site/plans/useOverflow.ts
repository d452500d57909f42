import { useEffect, useRef, useState } from 'react';

/** Whether what stands in a box is wider than the box. */
export function useOverflow() {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);
  return { box, overflows };
}
