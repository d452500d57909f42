import { onDraftChanged } from '../shared/draftOf';
import { calm } from './calm';
import { reopen, useStage } from './stage';

/**
 * Shows in this frame what was answered in another. Where somebody types at the same time, the own answers
 * are kept, and go to the others.
 */
export function followDraft(): void {
  let stop = () => {};
  let isWaiting = false;
  const follow = async () => {
    if (isWaiting) return;
    isWaiting = true;
    await calm();
    isWaiting = false;
    if (useStage.getState().isOpen) reopen();
  };
  useStage.subscribe(({ opened }, before) => {
    if (opened === before.opened) return;
    stop();
    stop = opened ? onDraftChanged(opened, () => void follow()) : () => {};
  });
}

/**
 * Hands over what was typed here before somebody can begin in another frame, so that each begins with the
 * answers of all.
 */
export function handOverOnLeaving(): void {
  const handOver = () => void window.dispatchEvent(new Event('pagehide'));
  window.addEventListener('blur', handOver);
  document.documentElement.addEventListener('pointerleave', handOver);
}
