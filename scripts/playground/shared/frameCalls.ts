import type { Submission } from '../../../src/engine/ports';

/** What a frame does when the page around it asks. Both are of one origin, so that it is done on return. */
export interface PlayFrame {
  /** Writes the draft and takes the form away. */
  close(): void;
  /** Shows the form with the draft as it is now. */
  open(): void;
  /** Presses Continue. */
  goOn(): void;
  /** Brings the field at a dotted path into sight, and the focus to it. */
  show(path: string): void;
}

/** What the page does when a frame tells it something. */
export interface PlayPage {
  /** A form was sent, as far as its visitor can see. */
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
