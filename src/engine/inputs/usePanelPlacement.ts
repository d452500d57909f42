import { type RefObject, useLayoutEffect } from 'react';

/** Pixels between a panel, its anchor and the edge of the viewport. */
const GAP = 4;
const TALLEST = 320;
/** With less space below, a panel opens on the side with more. */
const ENOUGH = 200;

/**
 * Opens a panel in the top layer, where no scroll container clips it, and keeps it beside its
 * anchor within the viewport that a phone's keyboard leaves.
 */
export function usePanelPlacement(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [box, shown] = [anchor.current, panel.current];
    if (!box || !shown) return;
    shown.popover = 'manual';
    shown.showPopover();
    const place = () => Object.assign(shown.style, placement(box));
    place();
    const view = window.visualViewport;
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('scroll', place, { capture: true, passive: true, signal });
    window.addEventListener('resize', place, { signal });
    view?.addEventListener('resize', place, { signal });
    view?.addEventListener('scroll', place, { signal });
    return () => controller.abort();
  }, [anchor, panel]);
}

function placement(box: HTMLElement) {
  const { clientWidth, clientHeight } = document.documentElement;
  const view = window.visualViewport;
  const top = view?.offsetTop ?? 0;
  const bottom = top + (view?.height ?? clientHeight);
  const at = box.getBoundingClientRect();
  const [above, below] = [at.top - top - 2 * GAP, bottom - at.bottom - 2 * GAP];
  const opensUp = below < ENOUGH && above > below;
  const isRightToLeft = getComputedStyle(box).direction === 'rtl';
  return {
    insetInlineStart: `${isRightToLeft ? clientWidth - at.right : at.left}px`,
    inlineSize: `${at.width}px`,
    maxBlockSize: `${Math.max(ENOUGH / 2, Math.min(TALLEST, opensUp ? above : below))}px`,
    insetBlockStart: opensUp ? 'auto' : `${at.bottom + GAP}px`,
    insetBlockEnd: opensUp ? `${clientHeight - at.top + GAP}px` : 'auto',
  };
}
