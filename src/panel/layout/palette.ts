import type { May } from '../session/may';
import type { PickOption } from '../data/PickDialog';

/** What is looked for on the server for the command palette; a part that fails is left out. */
export interface PaletteSearch {
  /** What was typed. */
  readonly text: string;
  readonly may: May;
  /** Requests the first records of a list that match the text. */
  readonly get: (path: string, most: number) => Promise<unknown>;
}

/** An entry of the command palette. */
export interface PaletteEntry extends PickOption {
  /** A page, or what is done. */
  readonly to: string | (() => void);
}
