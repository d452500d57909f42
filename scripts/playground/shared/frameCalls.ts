import type { Submission } from '../../../src/engine/ports';

/** What the page calls in a frame. Both have the same origin, so the calls are synchronous. */
export interface PlayFrame {
  /** Selects Continue. */
  goOn(): void;
  /** Scrolls to the field at a dotted path and focuses it. */
  show(path: string): void;
}

/** What a frame calls in the page. */
interface PlayPage {
  /** A form was submitted; nothing leaves the browser. */
  sent(submission: Submission): void;
  /** The field at a dotted path has the focus. */
  visited(path: string): void;
}

declare global {
  interface Window {
    playFrame?: PlayFrame;
    playPage?: PlayPage | undefined;
  }
}
