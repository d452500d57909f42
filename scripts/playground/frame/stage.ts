import { flushSync } from 'react-dom';
import { create } from 'zustand';
import type { OpenedService } from '../shared/openService';
import { goBackTo, placeNow } from './place';

/** What a frame shows. */
interface Stage {
  readonly opened?: OpenedService;
  /** Why there is nothing to show, or only the form as it was. */
  readonly fault?: string;
  readonly isOpen: boolean;
  /** How often the form was opened. */
  readonly times: number;
}

export const useStage = create<Stage>()(() => ({ isOpen: true, times: 0 }));

/** Writes the draft, as if the page were about to go, and takes the form away. */
export function close(): void {
  window.dispatchEvent(new Event('pagehide'));
  flushSync(() => useStage.setState({ isOpen: false }));
}

/** @param opened left out: the same form as before, with what was said of it */
export function open(opened?: OpenedService): void {
  flushSync(() =>
    useStage.setState(({ times }) => ({
      ...(opened && { opened, fault: undefined }),
      isOpen: true,
      times: times + 1,
    })),
  );
}

/**
 * Shows the form with the draft as it is now, or another form of the same service. It is taken away first,
 * for otherwise the one that goes would write its draft over that of the one that comes.
 * @param whileClosed may change the draft, which no form of this frame holds then
 */
export function reopen(opened?: OpenedService, whileClosed: () => void = () => {}): void {
  const place = placeNow();
  const hasFocus = document.hasFocus();
  close();
  whileClosed();
  open(opened);
  goBackTo(place, hasFocus);
}
