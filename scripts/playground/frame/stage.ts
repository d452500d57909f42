import { flushSync } from 'react-dom';
import { create } from 'zustand';
import type { OpenedService } from '../shared/openService';
import { goBackTo, placeNow } from './place';

/** What a frame shows. */
interface Stage {
  readonly opened?: OpenedService;
  /** Why there is no form, or only the previous one. */
  readonly issue?: string;
  readonly isOpen: boolean;
  /** How often the form was opened. */
  readonly times: number;
}

export const useStage = create<Stage>()(() => ({ isOpen: true, times: 0 }));

/** Unmounts the form, which first writes its draft as it does when a page is closed. */
export function close(): void {
  window.dispatchEvent(new Event('pagehide'));
  flushSync(() => useStage.setState({ isOpen: false }));
}

/** @param opened omitted: the same form as before, with the same note */
export function open(opened?: OpenedService): void {
  flushSync(() =>
    useStage.setState(({ times }) => ({
      ...(opened && { opened, issue: undefined }),
      isOpen: true,
      times: times + 1,
    })),
  );
}

/**
 * Shows the form with the current draft, or another form of the same service. Unmounts the old form
 * first: otherwise it would overwrite the new form's draft with its own.
 * @param whileClosed may change the draft, which no form of this frame holds at that moment
 */
export function reopen(opened?: OpenedService, whileClosed: () => void = () => {}): void {
  const place = placeNow();
  const hasFocus = document.hasFocus();
  close();
  whileClosed();
  open(opened);
  goBackTo(place, hasFocus);
}
