import type { PlacedFault } from '../check/fault';

/** Sent to every open page when a file that pages are made of was saved. */
export const CHANGED = 'rega:changed';

/** What it is sent with. */
export interface JsonChange {
  /** From the project's root, with slashes. */
  readonly file: string;
  /** Why the file is no JSON; then everything that was made of it stays as it is. */
  readonly fault?: PlacedFault;
}
