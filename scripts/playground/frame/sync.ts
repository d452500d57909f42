import { onDraftChanged } from '../shared/draftOf';
import { calm } from './calm';
import { reopen, useStage } from './stage';

/**
 * Shows in this frame what was answered in another. If the user is typing in this frame, its own
 * answers are kept and sent to the others.
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
 * Stores the input of this frame before another frame gets the focus, so that each starts with all
 * answers.
 */
export function handOverOnLeaving(): void {
  const handOver = () => void window.dispatchEvent(new Event('pagehide'));
  window.addEventListener('blur', handOver);
  document.documentElement.addEventListener('pointerleave', handOver);
}
