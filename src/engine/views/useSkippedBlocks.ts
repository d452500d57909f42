import { type RefObject, useEffect } from 'react';

/** Set on a block that the browser need not lay out (engine.css). */
const FAR = 'data-far';

/**
 * Lets the browser skip the blocks of a form that are more than a screen away, so that a key costs the same however long
 * the form is. Such a block keeps the size that it had when it was laid out last, so that nothing moves when it comes
 * back; whatever may change that size, in the block, the width or the fonts, has it laid out again.
 */
export function useSkippedBlocks(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = form.current;
    // Browsers that skip nothing need not be told, nor a DOM without layout.
    if (!root || !('ContentVisibilityAutoStateChangeEvent' in window)) return;
    const blocks = [...root.querySelectorAll('.rg-block-section')];
    const mark = (entries: readonly IntersectionObserverEntry[]): void => {
      for (const { target, isIntersecting } of entries)
        target.toggleAttribute(FAR, !isIntersecting);
    };
    const distance = new IntersectionObserver(mark, { rootMargin: '100% 0px' });
    const layOut = (changed: Iterable<Element>): void => {
      // What was measured before the change would let the browser skip a block with the size that it had then.
      mark(distance.takeRecords());
      for (const block of changed) {
        block.removeAttribute(FAR);
        // Asks for the distance again, which is told after the next layout.
        distance.unobserve(block);
        distance.observe(block);
      }
    };
    const layOutAll = () => layOut(blocks);
    const changes = new MutationObserver((records) => {
      const changed = records.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('.rg-block-section') ?? [];
      });
      layOut(new Set(changed));
    });
    let width: number | undefined;
    const widths = new ResizeObserver(() => {
      if (root.clientWidth === width) return;
      width = root.clientWidth;
      layOutAll();
    });
    changes.observe(root, { childList: true, characterData: true, subtree: true });
    widths.observe(root);
    document.fonts.addEventListener('loadingdone', layOutAll);
    return () => {
      distance.disconnect();
      changes.disconnect();
      widths.disconnect();
      document.fonts.removeEventListener('loadingdone', layOutAll);
    };
  }, [form]);
}
